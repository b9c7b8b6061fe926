import { routes } from "@/app/api/routes";
import { getHealth } from "@/lib/platform/http/health";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getHealth);
