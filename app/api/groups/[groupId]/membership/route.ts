import { routes } from "@/app/api/routes";
import { deleteMembership, patchMembership, putMembership, readMembership } from "@/lib/memberships/api";

export const dynamic = "force-dynamic";
export const { GET, PUT, PATCH, DELETE, POST } = routes(readMembership, putMembership, patchMembership, deleteMembership);
