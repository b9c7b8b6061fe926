import type { z } from "zod";
import { shortText } from "@/lib/text-field";
import { isZone, zoneNamed } from "@/lib/zone";

/** The zones to choose from, by their IANA names. The person's own zone is added, as it may have an older name. */
export const zones = (own: string): string[] => [...new Set([own, ...Intl.supportedValuesOf("timeZone")])].sort((a, b) => (a < b ? -1 : 1));

const CHOOSE = "Choose a time zone of the list.";

/** As browsers report it. */
export const TimeZone: z.ZodType<string, string> = shortText(64, CHOOSE, CHOOSE).refine(isZone, CHOOSE).overwrite(zoneNamed);
