import { answerCron } from "@/lib/email/cron";
import { publicRead } from "@/lib/http/door";

export const dynamic = "force-dynamic";
export const GET = publicRead(({ request }) => answerCron(request), { shared: "no-store" });
