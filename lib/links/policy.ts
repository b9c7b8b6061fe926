import { DAY_MS, HOUR_MS } from "@/lib/duration";
import type { Actor } from "@/lib/platform/permission/actor";
import { no, type Verdict, yes } from "@/lib/platform/permission/verdict";
import type { Limit } from "@/lib/platform/store/limits";

/** How long a link works. */
export const LINK_MS = { verify: DAY_MS, reset: HOUR_MS } as const;

/** Each is multiplied by `RATE_LIMIT_FACTOR`. */
export const LINK_LIMITS = {
  /** Links mailed to one address, whoever asks for them: nobody may flood a mailbox through us. */
  mail: { name: "link:email", points: 5, windowSeconds: 60 * 60 },
  /** Resets requested from one network address, for any e-mail addresses. */
  resetSender: { name: "reset:address", points: 20, windowSeconds: 60 * 60 },
  /** Links that one person requests. */
  verify: { name: "verify:account", points: 5, windowSeconds: 60 * 60 },
  /** Tokens tried from one network address. */
  confirm: { name: "link:confirm", points: 60, windowSeconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

const SIGN_IN = no(
  "sign_in",
  "First sign in to the account that is to have this address.",
  "Its old address signs you in.",
  "unauthenticated",
);
const OTHER_ACCOUNT = no("other_account", "You are signed in to another account.", "Sign in to the one that is to have this address.");

/**
 * Whether the actor may confirm a new address for this account. The link alone proves who owns the address, not who owns the account.
 * Otherwise a stranger could add your address to their account, have you confirm it, and keep using their own password.
 */
export function mayMove(actor: Pick<Actor, "accountId"> | null, account: { _id: string }): Verdict {
  if (actor === null) return SIGN_IN;
  return actor.accountId === account._id ? yes : OTHER_ACCOUNT;
}
