import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { addDays, instant, nearestInstantOf } from "./times";

const Day = z.iso.date();
const Instant = z.iso.datetime({ offset: true });

/** The beginning of a day where the site is at home. */
const dayStart = (day: string): string => nearestInstantOf(`${day}T00:00`, env().SITE_TIME_ZONE);

/** A day is its beginning, or with `past` its end; an instant is itself. @throws AppError invalid */
function read(field: string, text: string, past: boolean): string {
  if (Day.safeParse(text).success) return dayStart(past ? addDays(text, 1) : text);
  if (Instant.safeParse(text).success) return instant(text);
  throw new AppError("invalid", "Some of this needs another look.", { fields: { [field]: ["Give a day or an instant."] } });
}

/** A span of time as an address says it: days are those of the site's zone, and the last one belongs to it. @throws AppError invalid */
export const spanOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  ...(from !== undefined && { from: read("from", from, false) }),
  ...(to !== undefined && { to: read("to", to, true) }),
});
