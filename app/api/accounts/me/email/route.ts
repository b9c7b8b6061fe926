import { routes } from "@/app/api/routes";
import { putEmail } from "@/lib/links/api";

export const { PUT } = routes(putEmail);
