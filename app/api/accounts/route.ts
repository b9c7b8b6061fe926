import { routes } from "@/app/api/routes";
import { postAccount } from "@/lib/accounts/api";

export const { POST } = routes(postAccount);
