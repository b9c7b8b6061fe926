import type { Actor } from "@/lib/platform/permission/actor";
import { no, type Verdict, yes } from "@/lib/platform/permission/verdict";
import type { Limit } from "@/lib/platform/store/limits";
import { spokenDay } from "@/lib/spoken-time";
import type { Account } from "./record";
import type { PatchesAudience } from "./schema";
import { type AccountPageView, type OwnProfile, type Profile, profileFieldsOf } from "./views";

/** Each is multiplied by `RATE_LIMIT_FACTOR`. */
export const ACCOUNT_LIMITS = {
  /**
   * Guesses at one account from one network address; a successful login clears it. An attacker elsewhere cannot lock the owner out with it.
   */
  loginPair: { name: "login:pair", points: 10, windowSeconds: 15 * 60 },
  /**
   * Wrong guesses at one account from unknown browsers, from all network addresses together. With the forty of a known browser this makes
   * the hundred an hour that NIST SP 800-63B allows. An attacker who uses these up does not touch the limit of the owner's own browsers.
   */
  loginAccount: { name: "login:account", points: 60, windowSeconds: 60 * 60 },
  /**
   * Wrong guesses at one account from one browser that signed in to it with its present password: forty an hour. A successful login clears
   * it.
   */
  loginDevice: { name: "login:device", points: 10, windowSeconds: 15 * 60 },
  /** Failed logins from one network address, for any accounts. Everybody in an office or a café may share one address. */
  loginAddress: { name: "login:address", points: 100, windowSeconds: 15 * 60 },
  /** Guesses at the current password by a person who has a session. */
  password: { name: "password:account", points: 10, windowSeconds: 15 * 60 },
  /** Requests to delete the account. Each sends a mail, perhaps to another person's address. */
  deletion: { name: "deletion:account", points: 5, windowSeconds: 24 * 60 * 60 },
  /** Mails with news about an account to one address, so that nobody can flood a mailbox by causing such news. */
  news: { name: "news:address", points: 20, windowSeconds: 24 * 60 * 60 },
  /** New accounts from one network address. */
  register: { name: "register:address", points: 30, windowSeconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

/** A session younger than this counts as a fresh Google sign-in. */
const FRESH_MS = 10 * 60_000;

const PROVE_AGAIN = no("prove_again", "Show once more that it is you.", "Continue with Google, then try again.");

/** Whether the session of a person without a password is fresh enough to prove that the account is theirs. */
export const provesOwner = ({ provenAt }: Pick<Actor, "provenAt">, now = Date.now()): Verdict =>
  now - Date.parse(provenAt) <= FRESH_MS ? yes : PROVE_AGAIN;

type Seen = Pick<Account, "_id" | "email" | "displayName" | "photoURL" | "role" | "emailVerified">;

/** What a person may see of their own account: without the password hash and the session version. */
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

/** @param link the row that links a provider (Google) to this account */
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
  /** Whether both people are members of one group. */
  together: boolean;
  sashFor: PatchesAudience;
}

/** Whether a signed-in person may see another person's page. People who are not signed in never may. */
export function maySee({ self, together, sashFor }: Look): boolean {
  if (self) return true;
  return sashFor === "everybody" || (sashFor === "groups" && together);
}
