import { routes } from "@/app/api/routes";
import { deleteSessions, getSessions } from "@/lib/sessions/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getSessions, deleteSessions);
