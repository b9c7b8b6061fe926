import type { z } from "zod";
import { shortText } from "@/lib/text-field";
import { isZone, zoneNamed } from "@/lib/zone";

/** The zones people choose from, by the names of the IANA time zone database; also one's own, should it be called by an older name. */
export const zones = (own: string): string[] => [...new Set([own, ...Intl.supportedValuesOf("timeZone")])].sort((a, b) => (a < b ? -1 : 1));

const CHOOSE = "Choose a time zone of the list.";

/** As browsers tell it. */
export const TimeZone: z.ZodType<string, string> = shortText(64, CHOOSE, CHOOSE).refine(isZone, CHOOSE).overwrite(zoneNamed);
