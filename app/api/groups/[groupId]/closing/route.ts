import { routes } from "@/app/api/routes";
import { deleteClosing, postClosing } from "@/lib/memberships/api";

export const dynamic = "force-dynamic";
export const { POST, DELETE } = routes(postClosing, deleteClosing);
