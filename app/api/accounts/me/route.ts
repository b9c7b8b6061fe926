import { routes } from "@/app/api/routes";
import { getMe, patchMe } from "@/lib/accounts/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getMe, patchMe);
