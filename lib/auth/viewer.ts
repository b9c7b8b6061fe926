declare const minted: unique symbol;

/**
 * The signed-in person. Branded: only this file makes one, after the session was checked against the store,
 * so a command that takes a `Viewer` cannot be called with a guess.
 */
export interface Viewer {
  readonly [minted]: true;
  readonly id: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly role: string | null;
}
