import { routes } from "@/app/api/routes";
import { deleteSession } from "@/lib/sessions/api";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(deleteSession);
