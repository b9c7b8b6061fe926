import { z } from "zod";

/** Where somebody is whose zone is not known: where this site is from. */
export const DEFAULT_ZONE = "Asia/Dhaka";

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name })) && !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

/** A name of the IANA time zone database, as browsers tell it. */
export const TimeZone = z.string("Choose a time zone.").max(64, "Choose a time zone.").refine(isZone, "Choose a time zone of the list.");
