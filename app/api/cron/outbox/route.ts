import { routes } from "@/app/api/routes";
import { getCronOutbox } from "@/lib/platform/email/api";

export const dynamic = "force-dynamic";
export const { GET } = routes(getCronOutbox);
