import { routes } from "@/app/api/routes";
import { getGroupDetails, putGroup, removeGroup } from "@/lib/groups/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getGroupDetails, putGroup, removeGroup);
