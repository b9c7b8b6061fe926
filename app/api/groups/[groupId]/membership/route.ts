import { routes } from "@/app/api/routes";
import { deleteMembership, patchMembership, putMembership, readMembership } from "@/lib/memberships/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(readMembership, putMembership, patchMembership, deleteMembership);
