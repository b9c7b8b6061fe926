import { routes } from "@/app/api/routes";
import { getInvitations, postInvitation } from "@/lib/memberships/invitation-api";

export const dynamic = "force-dynamic";
export const { GET, POST } = routes(getInvitations, postInvitation);
