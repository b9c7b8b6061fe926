/** The zone of a site whose settings name none: where HobbyHub is from. */
export const DEFAULT_ZONE = "Asia/Dhaka";

/**
 * The zone of SITE_TIME_ZONE, for dates that stand on pages and belong to no meetup. In the browser the page's root element tells it,
 * so that both write the same day.
 */
export const siteZone = (): string =>
  (typeof document === "undefined" ? process.env.SITE_TIME_ZONE : document.documentElement.dataset.zone) || DEFAULT_ZONE;

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
