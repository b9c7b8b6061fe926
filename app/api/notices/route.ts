import { routes } from "@/app/api/routes";
import { getNotices } from "@/lib/notices/api";

export const dynamic = "force-dynamic";
export const { GET } = routes(getNotices);
