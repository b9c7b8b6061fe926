import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { parse } from "@/lib/parse";
import { authSecret } from "@/lib/platform/auth/secret";
import type { Actor } from "@/lib/platform/permission/actor";
import { absoluteUrl } from "@/lib/platform/seo/site";
import { type Calendar, calendars } from "./calendar-store";
import { CalendarChoices } from "./schema";

/**
 * Made from the record with the server's key, so that neither the store nor a copy of it holds an address that works. A reset raises the
 * version, and with it the secret.
 */
async function secretOf({ _id, version }: Calendar): Promise<string> {
  const proof = createHmac("sha256", await authSecret())
    .update(`calendar ${_id} ${version}`)
    .digest("base64url");
  return `${_id}-${proof}`;
}

const answer = async (calendar: Calendar) => ({ url: absoluteUrl(`/calendars/${await secretOf(calendar)}.ics`) });

/** The address of one's own calendar; the first look makes it. */
export const answerCalendar = async (actor: Actor): Promise<{ url: string }> => answer(await calendars.get(actor));

/** A new address; the old one stops at once. */
export const resetCalendar = async (actor: Actor): Promise<{ url: string }> => answer(await calendars.reset(actor));

const choicesOf = ({ waiting, unanswered }: Calendar) => ({ waiting, unanswered });

/** What one's own calendar holds besides what one goes to and hosts. */
export const getCalendarChoices = async (actor: Actor): Promise<Required<CalendarChoices>> => choicesOf(await calendars.get(actor));

/** Changes what is given of it. @throws AppError invalid (with fields) */
export const chooseCalendar = async (actor: Actor, input: unknown): Promise<Required<CalendarChoices>> =>
  choicesOf(await calendars.choose(actor, parse(CalendarChoices, input)));

/** The calendar that this secret opens; null for one that opens none. */
export async function openedCalendar(secret: string): Promise<Calendar | null> {
  const calendar = await calendars.findById(secret.slice(0, 24));
  if (!calendar) return null;
  const [given, right] = [Buffer.from(secret), Buffer.from(await secretOf(calendar))];
  return given.length === right.length && timingSafeEqual(given, right) ? calendar : null;
}
