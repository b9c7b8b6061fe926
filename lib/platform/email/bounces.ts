import "server-only";
import { Resend } from "resend";
import { z } from "zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const Event = z.object({ type: z.string(), data: z.object({ to: z.union([z.string(), z.array(z.string())]).optional() }) });

/** Only final failures. When a mailbox is full or its server is away, the provider tries again by itself. */
const FINAL = { "email.bounced": "bounced", "email.suppressed": "bounced", "email.complained": "complained" } as const;

interface Bounce {
  addresses: string[];
  why: "bounced" | "complained";
}

/**
 * Reads a webhook of the mail provider, after checking its signature (Svix: an id, a timestamp within five minutes, and a signature over
 * the unparsed body). Null for any other kind of event.
 * @throws AppError not_found when no secret is set, unauthenticated for a wrong signature
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
