import { routes } from "@/app/api/routes";
import { deleteSessions } from "@/lib/accounts/api";

export const { DELETE } = routes(deleteSessions);
