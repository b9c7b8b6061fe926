import { routes } from "@/app/api/routes";
import { putRead } from "@/lib/notices/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(putRead);
