import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { parse } from "@/lib/parse";
import { authSecret } from "@/lib/platform/auth/secret";
import type { Actor } from "@/lib/platform/permission/actor";
import { absoluteUrl } from "@/lib/platform/seo/site";
import { database } from "@/lib/platform/store";
import type { Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import type { Row } from "@/lib/platform/store/record";
import { Calendars } from "./record";
import { CalendarChoices } from "./schema";

type Calendar = Row<typeof Calendars>;

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

async function own(tx: Transaction, accountId: string): Promise<Calendar> {
  const known = await tx.first(Calendars, { accountId });
  if (known) return known;
  const made = { _id: newId(), accountId, version: 1, waiting: true, unanswered: false };
  await tx.insert(Calendars, made);
  return made;
}

/** The address of one's own calendar; the first look makes it. */
export async function answerCalendar(actor: Actor): Promise<{ url: string }> {
  const db = await database();
  const known = await db.read((reader) => reader.first(Calendars, { accountId: actor.accountId }));
  return answer(known ?? (await db.write((tx) => own(tx, actor.accountId))));
}

/** A new address; the old one stops at once. */
export async function resetCalendar(actor: Actor): Promise<{ url: string }> {
  const db = await database();
  return answer(
    await db.write(async (tx) => {
      const calendar = await own(tx, actor.accountId);
      const next = { ...calendar, version: calendar.version + 1 };
      await tx.update(Calendars, calendar._id, next);
      return next;
    }),
  );
}

const choicesOf = ({ waiting, unanswered }: Calendar) => ({ waiting, unanswered });

/** What one's own calendar holds besides what one goes to and hosts. */
export async function getCalendarChoices(actor: Actor): Promise<Required<CalendarChoices>> {
  const db = await database();
  return choicesOf(await db.write((tx) => own(tx, actor.accountId)));
}

/** Changes what is given of it. @throws AppError invalid (with fields) */
export async function chooseCalendar(actor: Actor, input: unknown): Promise<Required<CalendarChoices>> {
  const { waiting, unanswered } = parse(CalendarChoices, input);
  const db = await database();
  return db.write(async (tx) => {
    const calendar = await own(tx, actor.accountId);
    const next = { ...calendar, waiting: waiting ?? calendar.waiting, unanswered: unanswered ?? calendar.unanswered };
    await tx.update(Calendars, calendar._id, next);
    return choicesOf(next);
  });
}

/** The calendar that this secret opens; null for one that opens none. */
export async function openedCalendar(secret: string): Promise<Calendar | null> {
  const db = await database();
  const calendar = await db.read((reader) => reader.get(Calendars, secret.slice(0, 24)));
  if (!calendar) return null;
  const [given, right] = [Buffer.from(secret), Buffer.from(await secretOf(calendar))];
  return given.length === right.length && timingSafeEqual(given, right) ? calendar : null;
}
