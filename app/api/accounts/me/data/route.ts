import { routes } from "@/app/api/routes";
import { getOwnData } from "@/lib/own-data/api";

export const dynamic = "force-dynamic";
export const { GET } = routes(getOwnData);
