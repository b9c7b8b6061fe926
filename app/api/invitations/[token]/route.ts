import { routes } from "@/app/api/routes";
import { readInvitation } from "@/lib/memberships/invitation-api";

export const dynamic = "force-dynamic";
export const { GET } = routes(readInvitation);
