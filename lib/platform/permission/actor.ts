declare const minted: unique symbol;

/**
 * Who acts, and how they proved who they are. Branded: only `mint-actor.ts` makes one, after the proof was checked against the store, so a
 * command that takes an `Actor` cannot be called with a guess.
 */
export interface Actor {
  readonly [minted]: true;
  /** Today everybody proves it with a session's cookie. */
  readonly via: "session";
  readonly accountId: string;
  /** The session this came with. */
  readonly sessionId: string;
  /** When they proved who they are: that session began then. */
  readonly provenAt: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly role: string | null;
  /** When the account was made, ISO 8601. */
  readonly createdAt: string;
  /** When its address was proven; null while it was not. */
  readonly emailVerified: string | null;
}

/**
 * The site itself, where nobody's session is at hand: the clock, or what is done in the name of an account that goes or belongs to the
 * demo. Branded too: only `system-actor.ts` makes one, and only those who need it may import that.
 */
export interface SystemActor<Id extends string | null = string | null> {
  readonly [minted]: true;
  readonly via: "system";
  /** In whose name; null in nobody's. */
  readonly accountId: Id;
}
