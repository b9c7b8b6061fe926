import { routes } from "@/app/api/routes";
import { listGroups, postGroup } from "@/lib/groups/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(listGroups, postGroup);
