/** The address typed in the login form, for the form that asks for a new password. It is in no URL, and gone with the next page load. */
let typed = "";

export function keepAddress(address: string): void {
  typed = address;
}

/** The kept address, once. */
export function takeAddress(): string {
  const taken = typed;
  typed = "";
  return taken;
}
