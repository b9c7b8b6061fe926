/** The zone of a site whose settings name none: where HobbyHub is from. */
export const DEFAULT_ZONE = "Asia/Dhaka";

/**
 * The zone of SITE_TIME_ZONE, for dates that stand on pages and belong to no meetup. In the browser the page's root element tells it,
 * so that both write the same day.
 */
export const siteZone = (): string =>
  (typeof document === "undefined" ? process.env.SITE_TIME_ZONE : document.documentElement.dataset.zone) || DEFAULT_ZONE;

/** Short names of ICU, and the zones they stand for. Intl takes them, but IANA does not know them: Temporal throws, wherever such a zone is used. */
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
  // An offset such as "+06:00" is taken by Intl too, but it knows no changes of the clock.
  if (!/^[A-Za-z]/.test(name) || name.toUpperCase() in SHORT_ZONES) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** A zone as the IANA database writes it: Intl takes its name in any letter case, calendars do not. */
export const zoneNamed = (name: string): string =>
  Intl.supportedValuesOf("timeZone").find((zone) => zone.toLowerCase() === name.toLowerCase()) ?? name;
