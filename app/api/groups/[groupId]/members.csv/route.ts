import { routes } from "@/app/api/routes";
import { getMembersCsv } from "@/lib/memberships/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getMembersCsv);
