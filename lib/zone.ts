/** The default time zone of a site: HobbyHub comes from there. */
export const DEFAULT_ZONE = "Asia/Dhaka";

/**
 * The zone of SITE_TIME_ZONE, for dates on pages that belong to no meetup. In the browser it is read from the page's root element, so that
 * server and browser show the same date.
 */
export const siteZone = (): string =>
  (typeof document === "undefined" ? process.env.SITE_TIME_ZONE : document.documentElement.dataset.zone) || DEFAULT_ZONE;

/** Short zone names of ICU, and the zones they mean. Intl accepts them, but they are no IANA names: Temporal throws when it uses one. */
export const SHORT_ZONES: Readonly<Record<string, string>> = {
  ...{
    ACT: "Australia/Darwin",
    AET: "Australia/Sydney",
    AGT: "America/Argentina/Buenos_Aires",
    ART: "Africa/Cairo",
    AST: "America/Anchorage",
  },
  ...{ BET: "America/Sao_Paulo", BST: "Asia/Dhaka", CAT: "Africa/Maputo", CNT: "America/St_Johns", CST: "America/Chicago" },
  ...{ CTT: "Asia/Shanghai", EAT: "Africa/Nairobi", ECT: "Europe/Paris", IET: "America/Indiana/Indianapolis", IST: "Asia/Kolkata" },
  ...{ JST: "Asia/Tokyo", MIT: "Pacific/Apia", NET: "Asia/Yerevan", NST: "Pacific/Auckland", PLT: "Asia/Karachi" },
  ...{
    PNT: "America/Phoenix",
    PRT: "America/Puerto_Rico",
    PST: "America/Los_Angeles",
    SST: "Pacific/Guadalcanal",
    VST: "Asia/Ho_Chi_Minh",
  },
};

/** True for the name of a time zone of the IANA database, as this runtime knows it. */
export function isZone(name: string): boolean {
  // Intl also accepts an offset such as "+06:00", but an offset has no clock changes.
  if (!/^[A-Za-z]/.test(name) || name.toUpperCase() in SHORT_ZONES) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** A zone's name as the IANA database writes it: Intl accepts any letter case, calendars do not. */
export const zoneNamed = (name: string): string =>
  Intl.supportedValuesOf("timeZone").find((zone) => zone.toLowerCase() === name.toLowerCase()) ?? name;
