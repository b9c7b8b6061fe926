import type { Transaction } from "./database";

/**
 * What a room says happened, inside its own step, so that rooms above it can take part in it: it knows none of them. All of it is done, or
 * none of it.
 */
export interface Occasions {
  /** Somebody is no longer a member, or is banned. */
  "member-left": { groupId: string; accountId: string };
  "group-changed": { groupId: string };
  /** Its members are told of it; whoever else has to know hears it from the room that knows them. */
  "group-removed": { groupId: string; groupName: string; actorId: string | null };
  "name-changed": { accountId: string; name: string };
  /** By its owner, who was signed in. */
  "password-changed": { accountId: string };
  /** From one that was proved; the new one is proved too. */
  "address-changed": { accountId: string; from: string; to: string };
  /** By whoever proved its address, which somebody else may have made it with. */
  "account-taken-over": { accountId: string };
  "account-removed": { accountId: string };
}

export type Part<Name extends keyof Occasions> = (tx: Transaction, happened: Occasions[Name], now: string) => Promise<void>;
export type Parts = { [Name in keyof Occasions]?: Part<Name> };

// Next bundles instrumentation and each route by itself: only globalThis is shared by all of them.
const KEY = Symbol.for("hobbyhub.occasions");
const shared = globalThis as typeof globalThis & { [KEY]?: readonly Parts[] };

/** Says, before the first use, who takes part. */
export function declareParts(parts: readonly Parts[]): void {
  shared[KEY] = parts;
}

/** Tells everybody who takes part, one after the other. */
export async function tell<Name extends keyof Occasions>(
  tx: Transaction,
  name: Name,
  happened: Occasions[Name],
  now = new Date().toISOString(),
): Promise<void> {
  for (const part of shared[KEY] ?? []) await part[name]?.(tx, happened, now);
}
