/** The name of a person without a name, and of one whose account was deleted. An e-mail address is never shown instead. */
const NAMELESS = "A HobbyHub member";
const GONE = "A former member";

/** The name that others see. */
export const nameOf = (account: { displayName: string | null } | null | undefined): string =>
  account ? account.displayName || NAMELESS : GONE;
