import { routes } from "@/app/api/routes";
import { listGroups, postGroup } from "@/lib/groups/api";

export const dynamic = "force-dynamic";
export const { GET, POST } = routes(listGroups, postGroup);
