import "server-only";
import { log } from "@/lib/log";
import { getStore } from "@/lib/store";
import type { Send } from "./send";
import { sender } from "./sender";

/** Longer than one try can take (see the sender's timeout). */
const LEASE_MS = 60_000;
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 60 * 60_000;
const TICK_MS = 15_000;
/** So that one call of the cron route ends. */
const MOST_AT_ONCE = 50;

/** Half a minute, then twice as long each time up to an hour; a little spread keeps many mails from coming back together. */
export const backoffMs = (attempts: number, spread = Math.random()): number =>
  Math.round(Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts) * (0.9 + 0.2 * spread));

/**
 * Sends what is due, one mail at a time, until nothing is due or one fails (the provider is then likely away for all of them).
 * A mail that was taken but not marked comes back after its lease and is sent under the same key. Any number of processes may do this at once.
 * @returns how many were taken
 * @throws AppError unavailable
 */
export async function drainOutbox(send: Send = sender()): Promise<number> {
  const { outbox } = await getStore();
  for (let sent = 0; sent < MOST_AT_ONCE; sent++) {
    const [mail] = await outbox.claim(1, LEASE_MS);
    if (!mail) return sent;
    try {
      await send(mail);
    } catch (error) {
      const delay = backoffMs(mail.attempts);
      log.warn({ err: error, mail: mail.id, attempts: mail.attempts + 1, delay }, "A mail was not taken and will be tried again");
      await outbox.postpone(mail.id, delay, error instanceof Error ? error.message : String(error));
      return sent;
    }
    await outbox.markSent(mail.id);
  }
  return MOST_AT_ONCE;
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
