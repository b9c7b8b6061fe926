import { routes } from "@/app/api/routes";
import { postRefusal } from "@/lib/memberships/invitation-api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(postRefusal);
