import { routes } from "@/app/api/routes";
import { getUnsubscribe, postUnsubscribe } from "@/lib/notices/api";

export const dynamic = "force-dynamic";
export const { GET, POST } = routes(getUnsubscribe, postUnsubscribe);
