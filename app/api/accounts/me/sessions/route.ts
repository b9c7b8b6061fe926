import { routes } from "@/app/api/routes";
import { deleteSessions, getSessions } from "@/lib/sessions/api";

export const dynamic = "force-dynamic";
export const { GET, DELETE } = routes(getSessions, deleteSessions);
