import { routes } from "@/app/api/routes";
import { getFeatured } from "@/lib/groups/api";

export const dynamic = "force-dynamic";
export const { GET } = routes(getFeatured);
