import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "@/lib/errors";

/**
 * How many hashes run at once. One processor stays free for other requests, and one of Node's four worker threads for files and DNS
 * lookups.
 */
export const HASHES_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));

/** A hash takes some 25 ms of one processor, so the last in the queue waits about two seconds. */
export const LONGEST_LINE = 80 * HASHES_AT_ONCE;

const RETRY_SECONDS = 2;

// Next bundles each route separately; only globalThis is shared by all of them.
const LINE = Symbol.for("hobbyhub.hashing-line");
const shared = globalThis as { [LINE]?: LimitFunction };

/**
 * Runs `hash` when its turn comes. Hashing is the most expensive work that a stranger can request, so the queue has a maximum length.
 * @throws AppError unavailable with `retryAfter`, at once, when the queue is full
 */
export function inLine<T>(hash: () => Promise<T>): Promise<T> {
  shared[LINE] ??= pLimit(HASHES_AT_ONCE);
  const line = shared[LINE];
  if (line.pendingCount >= LONGEST_LINE)
    return Promise.reject(
      new AppError("unavailable", "Many people are signing in right now. Please try again in a moment.", { retryAfter: RETRY_SECONDS }),
    );
  return line(hash);
}

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane; some 25 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** NFC, so that the same letters typed on another keyboard give the same password. */
const letters = (password: string): string => password.normalize("NFC");

/** @throws AppError unavailable while too many are being hashed */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(letters(password), COST));

let nobody: Promise<string> | undefined;

/** A hash that matches no password, made once. If making it fails, the next call tries again. */
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword("nobody's password").catch((error: unknown) => {
    nobody = undefined;
    throw error;
  });
  return nobody;
}

/**
 * Compares a password with a hash. Without a hash it is false, after the same amount of work as with one.
 * @throws AppError unavailable while too many are being hashed
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const compared = passwordHash ?? (await nobodysHash());
  const right = await inLine(() => verify(compared, letters(password)));
  return right && passwordHash !== null;
}
