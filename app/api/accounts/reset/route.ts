import { routes } from "@/app/api/routes";
import { postReset } from "@/lib/links/api";

export const { POST } = routes(postReset);
