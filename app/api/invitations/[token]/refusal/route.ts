import { routes } from "@/app/api/routes";
import { postRefusal } from "@/lib/memberships/invitation-api";

export const dynamic = "force-dynamic";
export const { POST } = routes(postRefusal);
