import { publicRead } from "@/lib/platform/http/door";
import { answerHealth, HealthQuery } from "@/lib/readiness";

export const dynamic = "force-dynamic";
export const GET = publicRead(({ query }) => answerHealth(query), { query: HealthQuery, shared: "no-store" });
