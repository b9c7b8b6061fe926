import { routes } from "@/app/api/routes";
import { getMembersCsv } from "@/lib/memberships/api";

export const dynamic = "force-dynamic";
export const { GET } = routes(getMembersCsv);
