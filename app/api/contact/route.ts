import { answerMessage, refusedPage } from "@/lib/contact/answers";
import { publicWrite } from "@/lib/platform/http/door";
import { LIMITS } from "@/lib/platform/http/limits";

export const dynamic = "force-dynamic";
export const POST = publicWrite(({ request, body }) => answerMessage(request, body), {
  anonymous: true,
  limit: LIMITS.contact,
  form: { refused: refusedPage },
});
