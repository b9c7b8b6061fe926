import { routes } from "@/app/api/routes";
import { getMe, patchMe } from "@/lib/accounts/api";

export const dynamic = "force-dynamic";
export const { GET, PATCH } = routes(getMe, patchMe);
