import { routes } from "@/app/api/routes";
import { putPassword } from "@/lib/accounts/api";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(putPassword);
