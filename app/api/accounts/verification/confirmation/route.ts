import { routes } from "@/app/api/routes";
import { postVerificationConfirmation } from "@/lib/links/api";

export const { POST } = routes(postVerificationConfirmation);
