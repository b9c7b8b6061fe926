import { routes } from "@/app/api/routes";
import { putEmail } from "@/lib/links/api";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(putEmail);
