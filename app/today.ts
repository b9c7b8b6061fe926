import { dateFormat } from "@/lib/date-format";

/** The day it is where the groups are, as `2026-11-21`. */
export const today = (now = new Date()): string => dateFormat("en-CA", { timeZone: "Asia/Dhaka" }).format(now);
