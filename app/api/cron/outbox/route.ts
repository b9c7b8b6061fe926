import { answerCron } from "@/lib/platform/email/cron";
import { publicRead } from "@/lib/platform/http/door";

export const dynamic = "force-dynamic";
export const GET = publicRead(({ request }) => answerCron(request), { shared: "no-store" });
