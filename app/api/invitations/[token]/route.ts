import { routes } from "@/app/api/routes";
import { readInvitation } from "@/lib/memberships/invitation-api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(readInvitation);
