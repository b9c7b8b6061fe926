import "server-only";
import { Resend } from "resend";
import { z } from "zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const Event = z.object({ type: z.string(), data: z.object({ to: z.union([z.string(), z.array(z.string())]).optional() }) });

/** What is final: the provider tries again by itself where a mailbox is only full or away. */
const FINAL = { "email.bounced": "bounced", "email.suppressed": "bounced", "email.complained": "complained" } as const;

interface Bounce {
  addresses: string[];
  why: "bounced" | "complained";
}

/**
 * What the provider tells about a mail, once its signature is checked (Svix: an id, a time within five minutes and a seal over the bare
 * body). Null when it is about anything else.
 * @throws AppError not_found where no secret is set, unauthenticated for a seal that does not fit
 */
export function readBounce(payload: string, headers: Headers): Bounce | null {
  const { RESEND_WEBHOOK_SECRET: webhookSecret, RESEND_API_KEY } = env();
  if (!webhookSecret) throw new AppError("not_found", "There is nothing here.");
  const header = (name: string) => headers.get(`svix-${name}`) ?? "";
  let event: unknown;
  try {
    const sealed = { id: header("id"), timestamp: header("timestamp"), signature: header("signature") };
    event = new Resend(RESEND_API_KEY ?? "none").webhooks.verify({ payload, headers: sealed, webhookSecret });
  } catch (cause) {
    throw new AppError("unauthenticated", "This does not come from the mail provider.", { cause });
  }
  const read = Event.safeParse(event);
  const why = read.success && Object.hasOwn(FINAL, read.data.type) ? FINAL[read.data.type as keyof typeof FINAL] : undefined;
  if (!read.success || why === undefined) return null;
  return { addresses: [read.data.data.to ?? []].flat(), why };
}
