/** Somebody without a name, and somebody whose account is gone. Never an address. */
const NAMELESS = "A HobbyHub member";
const GONE = "A former member";

/** What others call somebody, by their account. */
export const nameOf = (account: { displayName: string | null } | null | undefined): string =>
  account ? account.displayName || NAMELESS : GONE;
