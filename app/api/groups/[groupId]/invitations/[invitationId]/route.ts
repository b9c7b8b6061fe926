import { routes } from "@/app/api/routes";
import { deleteInvitation } from "@/lib/memberships/invitation-api";

export const dynamic = "force-dynamic";
export const { DELETE } = routes(deleteInvitation);
