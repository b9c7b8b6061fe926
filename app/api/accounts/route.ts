import { routes } from "@/app/api/routes";
import { postAccount } from "@/lib/accounts/api";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(postAccount);
