import { routes } from "@/app/api/routes";
import { postMailEvent } from "@/lib/notices/api";

export const dynamic = "force-dynamic";
export const { POST } = routes(postMailEvent);
