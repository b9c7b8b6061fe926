import { routes } from "@/app/api/routes";
import { postVerification } from "@/lib/links/api";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(postVerification);
