import { routes } from "@/app/api/routes";
import { putPassword } from "@/lib/accounts/api";

export const { PUT } = routes(putPassword);
