declare const minted: unique symbol;

/**
 * The account that acts, and how its owner proved who they are. Branded: only `mint-actor.ts` creates one, after the proof was checked
 * against the store. So a command that takes an `Actor` cannot be called with an unchecked id.
 */
export interface Actor {
  readonly [minted]: true;
  /** A session cookie is the only proof at present. */
  readonly via: "session";
  readonly accountId: string;
  /** The session of the request. */
  readonly sessionId: string;
  /** When the person proved who they are: the beginning of the session. */
  readonly provenAt: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly role: string | null;
  /** When the account was created, ISO 8601. */
  readonly createdAt: string;
  /** When the e-mail address was confirmed; null until then. */
  readonly emailVerified: string | null;
}

/**
 * The site itself as the actor, where there is no session: the clock, or an action in the name of an account that is being deleted or
 * belongs to the demo data. Branded too: only `system-actor.ts` creates one, and only the code that needs it may import that file.
 */
export interface SystemActor<Id extends string | null = string | null> {
  readonly [minted]: true;
  readonly via: "system";
  /** The account in whose name the site acts; null for none. */
  readonly accountId: Id;
}
