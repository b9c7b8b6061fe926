import { routes } from "@/app/api/routes";
import { postResetConfirmation } from "@/lib/links/api";

export const { POST } = routes(postResetConfirmation);
