import { routes } from "@/app/api/routes";
import { getPlaces } from "@/lib/memberships/api";

export const dynamic = "force-dynamic";
export const { GET } = routes(getPlaces);
