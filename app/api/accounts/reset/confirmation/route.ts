import { routes } from "@/app/api/routes";
import { postResetConfirmation } from "@/lib/links/api";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(postResetConfirmation);
