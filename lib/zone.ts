/** True for the name of a time zone of the IANA database, as this runtime knows it. */
export function isZone(name: string): boolean {
  // An offset such as "+06:00" is taken by Intl too, but it knows no changes of the clock.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
