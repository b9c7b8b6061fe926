import { routes } from "@/app/api/routes";
import { postReset } from "@/lib/links/api";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(postReset);
