import { routes } from "@/app/api/routes";
import { getGroupDetails, putGroup, removeGroup } from "@/lib/groups/api";

export const dynamic = "force-dynamic";
export const { GET, PUT, DELETE } = routes(getGroupDetails, putGroup, removeGroup);
