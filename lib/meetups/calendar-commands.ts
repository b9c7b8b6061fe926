import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { parse } from "@/lib/parse";
import { authSecret } from "@/lib/platform/auth/secret";
import type { Actor } from "@/lib/platform/permission/actor";
import { absoluteUrl } from "@/lib/platform/seo/site";
import { type Calendar, calendars } from "./calendar-store";
import { CalendarChoices } from "./schema";

/**
 * The secret is computed from the row with the server's key, so that neither the store nor a copy of it contains a working address. A reset
 * raises the version, and so changes the secret.
 */
async function secretOf({ _id, version }: Calendar): Promise<string> {
  const proof = createHmac("sha256", await authSecret())
    .update(`calendar ${_id} ${version}`)
    .digest("base64url");
  return `${_id}-${proof}`;
}

const answer = async (calendar: Calendar) => ({ url: absoluteUrl(`/calendars/${await secretOf(calendar)}.ics`) });

/** The address of the person's own calendar. The first request creates the calendar. */
export const answerCalendar = async (actor: Actor): Promise<{ url: string }> => answer(await calendars.get(actor));

/** Gives the calendar a new address. The old address stops working at once. */
export const resetCalendar = async (actor: Actor): Promise<{ url: string }> => answer(await calendars.reset(actor));

const choicesOf = ({ waiting, unanswered }: Calendar) => ({ waiting, unanswered });

/** What the person's own calendar contains besides the meetups that the person goes to or hosts. */
export const getCalendarChoices = async (actor: Actor): Promise<Required<CalendarChoices>> => choicesOf(await calendars.get(actor));

/** Changes the given choices. @throws AppError invalid (with fields) */
export const chooseCalendar = async (actor: Actor, input: unknown): Promise<Required<CalendarChoices>> =>
  choicesOf(await calendars.choose(actor, parse(CalendarChoices, input)));

/** The calendar that belongs to this secret; null for a wrong secret. */
export async function openedCalendar(secret: string): Promise<Calendar | null> {
  const calendar = await calendars.findById(secret.slice(0, 24));
  if (!calendar) return null;
  const [given, right] = [Buffer.from(secret), Buffer.from(await secretOf(calendar))];
  return given.length === right.length && timingSafeEqual(given, right) ? calendar : null;
}
