import { routes } from "@/app/api/routes";
import { getFeatured } from "@/lib/groups/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getFeatured);
