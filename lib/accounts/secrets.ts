import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "@/lib/errors";

/** One processor stays free for everybody else's pages, and one of the four threads Node keeps for such work for files and names. */
export const HASHES_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));

/** A hash takes some 25 ms of a processor, so that the last in line waits about two seconds. */
export const LONGEST_LINE = 80 * HASHES_AT_ONCE;

const RETRY_SECONDS = 2;

// Next bundles each route by itself: only globalThis is shared by all of them.
const LINE = Symbol.for("hobbyhub.hashing-line");
const shared = globalThis as { [LINE]?: LimitFunction };

/**
 * Runs `hash` when it is its turn. A password costs more than anything else a stranger can ask for, so the line has an end.
 * @throws AppError unavailable with `retryAfter`, at once, when the line is full
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

/** argon2id with OWASP's figures: 19 MiB, two passes, one lane; some 25 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** NFC, so that the same letters typed on another keyboard are the same password. */
const letters = (password: string): string => password.normalize("NFC");

/** @throws AppError unavailable while too many are being hashed */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(letters(password), COST));

let nobody: Promise<string> | undefined;

/** A hash nobody's password has, made once; a failure is tried again by the next call. */
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword("nobody's password").catch((error: unknown) => {
    nobody = undefined;
    throw error;
  });
  return nobody;
}

/**
 * False, after the same work as for an account that has one, when there is no hash to compare with.
 * @throws AppError unavailable while too many are being hashed
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const compared = passwordHash ?? (await nobodysHash());
  const right = await inLine(() => verify(compared, letters(password)));
  return right && passwordHash !== null;
}
