import type { Actor } from "@/lib/platform/permission/actor";
import { no, type Verdict, yes } from "@/lib/platform/permission/verdict";
import type { Limit } from "@/lib/platform/store/limits";
import { spokenDay } from "@/lib/spoken-time";
import type { Account } from "./record";
import type { PatchesAudience } from "./schema";
import { type AccountPageView, type OwnProfile, type Profile, profileFieldsOf } from "./views";

/** Each is multiplied by `RATE_LIMIT_FACTOR`. */
export const ACCOUNT_LIMITS = {
  /** Guesses at one account from one address; a login that succeeds clears it. A guesser elsewhere locks nobody out with it. */
  loginPair: { name: "login:pair", points: 10, windowSeconds: 15 * 60 },
  /**
   * Wrong guesses at one account from browsers that are not known to it, from all addresses together. With the forty of a known one it
   * makes the hundred an hour that NIST SP 800-63B allows, and whoever uses these up leaves the owner's own browsers theirs.
   */
  loginAccount: { name: "login:account", points: 60, windowSeconds: 60 * 60 },
  /** Wrong guesses at one account from one browser that signed in to it with its present password: forty an hour. A login that succeeds clears it. */
  loginDevice: { name: "login:device", points: 10, windowSeconds: 15 * 60 },
  /** Failed logins from one address, at whatever accounts: an office or a café sits behind one. */
  loginAddress: { name: "login:address", points: 100, windowSeconds: 15 * 60 },
  /** Guesses at the current password by somebody who holds a session. */
  password: { name: "password:account", points: 10, windowSeconds: 15 * 60 },
  /** Wishes to be deleted: each writes to an address that may be somebody else's. */
  deletion: { name: "deletion:account", points: 5, windowSeconds: 24 * 60 * 60 },
  /** News about an account that are mailed to one address: whoever makes them happen floods nobody. */
  news: { name: "news:address", points: 20, windowSeconds: 24 * 60 * 60 },
  /** New accounts from one address. */
  register: { name: "register:address", points: 30, windowSeconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

/** A session this young was begun by somebody who has just been to Google. */
const FRESH_MS = 10 * 60_000;

const PROVE_AGAIN = no("prove_again", "Show once more that it is you.", "Continue with Google, then try again.");

/** Whether the session of somebody without a password proves, for now, that the account is theirs. */
export const provesOwner = ({ provenAt }: Pick<Actor, "provenAt">, now = Date.now()): Verdict =>
  now - Date.parse(provenAt) <= FRESH_MS ? yes : PROVE_AGAIN;

type Seen = Pick<Account, "_id" | "email" | "displayName" | "photoURL" | "role" | "emailVerified">;

/** What a person may see of their own account: no hash, no session version. */
export const toProfile = ({ _id, email, displayName, photoURL, role, emailVerified }: Seen): Profile => ({
  uid: _id,
  _id,
  email,
  emailVerified: emailVerified !== null,
  displayName,
  photoURL,
  role,
});

export const toOwnProfile = (account: Account): OwnProfile => ({
  ...toProfile(account),
  ...profileFieldsOf(account),
  deletionAt: account.deletionAt,
});

/** @param link a provider that signs this person in */
export function toAccountPage(account: Account, link: object | null, session: Pick<Actor, "provenAt">): AccountPageView {
  const { displayName, photoURL, zone, email, emailVerified, pendingEmail, passwordHash } = account;
  return {
    profile: { displayName, photoURL, ...profileFieldsOf(account) },
    address: { email, confirmedOn: emailVerified && spokenDay(emailVerified, zone), becoming: pendingEmail },
    hasPassword: passwordHash !== null,
    proven: provesOwner(session).allowed,
    google: link !== null,
  };
}

interface Look {
  self: boolean;
  /** Whether both are members of one group. */
  together: boolean;
  sashFor: PatchesAudience;
}

/** Whether somebody who is signed in sees the page about a person. Nobody else ever does. */
export function maySee({ self, together, sashFor }: Look): boolean {
  if (self) return true;
  return sashFor === "everybody" || (sashFor === "groups" && together);
}
