import type { z } from "zod";
import { shortText } from "@/lib/text-field";

/** Where somebody is whose zone is not known: where this site is from. */
export const DEFAULT_ZONE = "Asia/Dhaka";

/** The zones people choose from, by the names of the IANA time zone database; also one's own, should it be called by an older name. */
export const zones = (own: string): string[] => [...new Set([own, ...Intl.supportedValuesOf("timeZone")])].sort((a, b) => (a < b ? -1 : 1));

/** A name Intl understands; an offset such as "+06:00" is none, since it knows no change of the clock. */
function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "" && /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

const CHOOSE = "Choose a time zone of the list.";

/** As browsers tell it. */
export const TimeZone: z.ZodType<string, string> = shortText(64, CHOOSE, CHOOSE).refine(isZone, CHOOSE);
