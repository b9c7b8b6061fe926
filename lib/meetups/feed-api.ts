import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { found } from "@/lib/errors";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { consumeInMemory } from "@/lib/platform/http/limits";
import { type Operation, operation } from "@/lib/platform/http/operation";
import { type Reply, reply } from "@/lib/platform/http/reply";
import { noindexHeader } from "@/lib/platform/seo/noindex-header";
import type { Limit } from "@/lib/platform/store/limits";
import { type Calendar, groupCalendar, meetupCalendar, personalCalendar, publicCalendar } from "./feed-queries";

/** Events in the calendars that are written for one IP address, in memory: a thousand of them take 0.2 seconds or more. */
export const CALENDAR_EVENTS: Limit = { name: "calendar-events", points: 60_000, windowSeconds: 60 };

type Read = (count: (events: number) => Promise<void>) => Promise<Calendar | null>;

/** Reads a calendar, and counts its events before they are written. While no points are left, nothing is read either. */
async function counted(address: string, read: Read): Promise<Calendar | null> {
  const count = (events: number) => consumeInMemory(CALENDAR_EVENTS, address, events);
  await count(1);
  return read(count);
}

/** Calendar programs ask often. A program that already has the present file gets a 304 without a body. */
function calendarReply(request: Request, calendar: Calendar | null): Reply<string> {
  const { text, unlisted } = found(calendar, "There is no such calendar.");
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  const same = known.some((one) => one.replace(/^W\//, "") === etag);
  const headers = { etag, ...noindexHeader(unlisted) };
  return same ? reply(304, "", headers) : reply(200, text, headers);
}

const PUBLIC = {
  actor: "none",
  answer: z.string(),
  mediaType: "text/calendar",
  cacheControl: "public, max-age=0, must-revalidate",
  headers: { ETag: "Names this state of the calendar, for `If-None-Match`." },
} as const;

/** `/groups/{slug}/calendar.ics` */
export const getGroupCalendar = operation({
  ...PUBLIC,
  method: "GET",
  path: "/api/calendars/groups/{slug}",
  summary: "A group's meetups as a calendar, at /groups/{slug}/calendar.ics",
  errors: ["not_found"],
  handle: async ({ request, params, address }) =>
    calendarReply(request, await counted(address, (count) => groupCalendar(params.slug, count))),
});

/** `/groups/{slug}/meetups/{id}.ics` */
export const getMeetupCalendar = operation({
  ...PUBLIC,
  method: "GET",
  path: "/api/calendars/groups/{slug}/{meetupId}",
  summary: "One meetup as a calendar, at /groups/{slug}/meetups/{id}.ics",
  errors: ["not_found"],
  handle: async ({ request, params }) => calendarReply(request, await meetupCalendar(params.slug, params.meetupId)),
});

/** `/meetups.ics?category=` */
export const getPublicCalendar = operation({
  ...PUBLIC,
  method: "GET",
  path: "/api/calendars/meetups",
  summary: "The meetups of all public groups as a calendar, at /meetups.ics",
  query: z.strictObject({ category: z.enum(HOBBY_CATEGORIES, "Choose a hobby.") }).partial(),
  handle: async ({ request, query }) => calendarReply(request, await publicCalendar(query.category ?? null)),
});

/** `/calendars/{secret}.ics` */
export const getPersonalCalendar = operation({
  ...PUBLIC,
  method: "GET",
  path: "/api/calendars/people/{secret}",
  summary: "What one person goes to, by the secret address of their calendar, at /calendars/{secret}.ics",
  cacheControl: "private, no-cache",
  errors: ["not_found"],
  handle: async ({ request, params, address }) =>
    calendarReply(request, await counted(address, (count) => personalCalendar(params.secret, count))),
});

export const OPERATIONS: readonly Operation[] = [getGroupCalendar, getMeetupCalendar, getPublicCalendar, getPersonalCalendar];
