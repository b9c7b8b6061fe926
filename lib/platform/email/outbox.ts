import "server-only";
import { log } from "@/lib/log";
import { outbox, type QueuedMail } from "./outbox-store";
import { MailRefused, type Send } from "./send";
import { sender } from "./sender";

/** Longer than one try can take (see the sender's timeout). */
const LEASE_MS = 60_000;
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 60 * 60_000;
const TICK_MS = 15_000;
/** A mail that is still refused at its tenth try, some three hours after the first, is given up. */
const MOST_TRIES = 10;
/** Given up: it stays in the outbox with the reason, and is never due again. */
const NEVER_MS = 100 * 365 * 24 * 60 * 60_000;
/** So that one call of the cron route ends. */
const MOST_AT_ONCE = 50;

/** Half a minute, then twice as long each time up to an hour; a little spread keeps many mails from coming back together. */
export const backoffMs = (attempts: number, spread = Math.random()): number =>
  Math.round(Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts) * (0.9 + 0.2 * spread));

/** How long a mail that was not taken rests. One that only met a provider that was away is never given up. */
function restMs({ _id, attempts }: QueuedMail, error: unknown): number {
  if (error instanceof MailRefused && attempts + 1 >= MOST_TRIES) {
    log.error({ err: error, mail: _id, attempts: attempts + 1 }, "A mail is refused for good and given up");
    return NEVER_MS;
  }
  const delay = backoffMs(attempts);
  log.warn({ err: error, mail: _id, attempts: attempts + 1, delay }, "A mail was not taken and will be tried again");
  return delay;
}

/**
 * Sends what is due, one mail at a time, until nothing is due or the provider is away (then it is so for all of them). A mail that is
 * refused for itself stands aside for the next one.
 * A mail that was taken but not marked comes back after its lease and is sent under the same key. Any number of processes may do this at once.
 * @returns how many were taken
 * @throws AppError unavailable
 */
export async function drainOutbox(send: Send = sender()): Promise<number> {
  let sent = 0;
  for (let tried = 0; tried < MOST_AT_ONCE; tried++) {
    const [mail] = await outbox.claim(1, LEASE_MS);
    if (!mail) return sent;
    try {
      await send(mail);
    } catch (error) {
      await outbox.postpone(mail._id, restMs(mail, error), error instanceof Error ? error.message : String(error));
      if (error instanceof MailRefused) continue;
      return sent;
    }
    await outbox.markSent(mail._id);
    sent += 1;
  }
  return sent;
}

// Next bundles instrumentation and each route by itself: only globalThis is shared by all of them.
const RUNNING = Symbol.for("hobbyhub.outbox");
const shared = globalThis as { [RUNNING]?: Promise<void> | undefined };

/** Drains in the background, at most once at a time in this process; never throws. */
export function kickOutbox(): Promise<void> {
  shared[RUNNING] ??= drainOutbox()
    .then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, "The outbox waits"),
    )
    .finally(() => {
      shared[RUNNING] = undefined;
    });
  return shared[RUNNING];
}

/** On one machine: looks for due mails every quarter of a minute. @returns how to stop it */
export function startOutbox(everyMs = TICK_MS): () => void {
  const timer = setInterval(() => void kickOutbox(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
