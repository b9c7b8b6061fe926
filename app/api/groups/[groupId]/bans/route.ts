import { routes } from "@/app/api/routes";
import { getBans } from "@/lib/memberships/desk-api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getBans);
