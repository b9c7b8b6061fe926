import { routes } from "@/app/api/routes";
import { postVerificationConfirmation } from "@/lib/links/api";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(postVerificationConfirmation);
