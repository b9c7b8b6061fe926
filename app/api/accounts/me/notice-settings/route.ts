import { routes } from "@/app/api/routes";
import { getSettings, putSettings } from "@/lib/notices/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getSettings, putSettings);
