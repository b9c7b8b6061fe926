import { routes } from "@/app/api/routes";
import { getSettings, putSettings } from "@/lib/notices/api";

export const dynamic = "force-dynamic";
export const { GET, PUT } = routes(getSettings, putSettings);
