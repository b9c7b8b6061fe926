import { dateFormat } from "@/lib/date-format";
import { env } from "@/lib/env";

/** Today's date in the site's time zone, as `2026-11-21`. */
export const today = (now = new Date()): string => dateFormat("en-CA", { timeZone: env().SITE_TIME_ZONE }).format(now);
