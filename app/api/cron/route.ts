import { routes } from "@/app/api/routes";
import { getCron } from "@/lib/platform/clock/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getCron);
