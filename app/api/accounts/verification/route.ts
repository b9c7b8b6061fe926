import { routes } from "@/app/api/routes";
import { postVerification } from "@/lib/links/api";

export const { POST } = routes(postVerification);
