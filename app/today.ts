import { dateFormat } from "@/lib/date-format";
import { env } from "@/lib/env";
import { dayStart } from "@/lib/meetups/span-rules";

/** The day it is where the site is, as `2026-11-21`. */
export const today = (now = new Date()): string => dateFormat("en-CA", { timeZone: env().SITE_TIME_ZONE }).format(now);

/** The moment at which a day that is still to come begins where the site is; null for one that has begun. */
export const beginsAt = (day: string, now = new Date()): string | null => (day > today(now) ? dayStart(day, env().SITE_TIME_ZONE) : null);
