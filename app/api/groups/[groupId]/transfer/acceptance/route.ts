import { routes } from "@/app/api/routes";
import { postTransferAcceptance } from "@/lib/memberships/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(postTransferAcceptance);
