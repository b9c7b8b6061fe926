import "server-only";
import { z } from "zod";
import { cursorWord } from "@/lib/cursor-word";
import { env } from "@/lib/env";
import { flagWord } from "@/lib/flag-word";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { idsWord } from "@/lib/ids-word";
import { pageOf } from "@/lib/list-page";
import { type Operation, operation } from "@/lib/platform/http/operation";
import { CREATED_AT, created } from "@/lib/platform/http/reply";
import { shortText } from "@/lib/text-field";
import { answerCalendar, chooseCalendar, resetCalendar } from "./calendar-commands";
import { cancelMeetup, createMeetup, updateMeetup } from "./commands";
import { CALENDAR_PATH } from "./page-addresses";
import { MOST_PLACES, placesLeftOf } from "./places-queries";
import { getMeetup, listGroupMeetups, listPublicMeetups } from "./queries";
import { CalendarChoices, CancellationInput, MeetupEdit, MeetupInput } from "./schema";
import { spanOf } from "./span-rules";
import { MeetupPage, MeetupView } from "./views";

const When = shortText(40).describe("A day (in the site's zone) or an instant.");
const Span = z.strictObject({ from: When, to: When, after: cursorWord() }).partial();

export const getGroupMeetups = operation({
  method: "GET",
  path: "/api/groups/{groupId}/meetups",
  summary: "A group's meetups by start, from now unless asked otherwise",
  actor: "none",
  query: Span,
  answer: MeetupPage,
  errors: ["not_found"],
  handle: async ({ params, query }) =>
    pageOf(await listGroupMeetups(params.groupId, { ...spanOf(query, env().SITE_TIME_ZONE), after: query.after })),
});

export const postGroupMeetup = operation({
  method: "POST",
  path: "/api/groups/{groupId}/meetups",
  summary: "Plan a meetup, or a series of them",
  actor: "required",
  body: MeetupInput,
  answer: z.strictObject({ insertedId: z.string() }),
  status: 201,
  headers: CREATED_AT,
  errors: ["not_found", "conflict"],
  once: true,
  handle: async ({ actor, params, body, key }) => created("/api/meetups", await createMeetup(actor, params.groupId, body, key)),
});

export const getMeetups = operation({
  method: "GET",
  path: "/api/meetups",
  summary: "Meetups of all public groups by start, from now unless asked otherwise",
  actor: "none",
  query: Span.extend({ category: z.enum(HOBBY_CATEGORIES, "Choose a hobby.").optional(), free: flagWord() }),
  answer: MeetupPage,
  errors: ["not_found"],
  async handle({ query: { category, free, after, ...span } }) {
    return pageOf(await listPublicMeetups({ ...spanOf(span, env().SITE_TIME_ZONE), after, category, free: free !== undefined }));
  },
});

export const getPlacesLeft = operation({
  method: "GET",
  path: "/api/meetups/places",
  summary: "How many places are left at some meetups: what lists leave out, so that an answer does not change them",
  actor: "none",
  query: z.strictObject({ ids: idsWord(MOST_PLACES, "meetups") }),
  answer: z.strictObject({
    left: z.record(z.string(), z.number().int().min(0).nullable()).describe("Null without a limit."),
    lines: z.array(z.string()).describe("Those at which people wait in line."),
  }),
  cacheControl: "public, max-age=0, must-revalidate",
  handle: ({ query }) => placesLeftOf(query.ids),
});

export const getOneMeetup = operation({
  method: "GET",
  path: "/api/meetups/{meetupId}",
  summary: "One meetup",
  actor: "none",
  answer: MeetupView,
  errors: ["not_found"],
  handle: ({ params }) => getMeetup(params.meetupId),
});

export const putMeetup = operation({
  method: "PUT",
  path: "/api/meetups/{meetupId}",
  summary: "Change the given fields: of this date, of this and those that follow, or of all that come",
  actor: "required",
  body: MeetupEdit,
  answer: z.strictObject({ modifiedCount: z.literal([0, 1]).describe("0 when nothing was changed.") }),
  errors: ["not_found", "conflict"],
  handle: ({ actor, params, body }) => updateMeetup(actor, params.meetupId, body),
});

export const postCancellation = operation({
  method: "POST",
  path: "/api/meetups/{meetupId}/cancellation",
  summary: "Cancel this date, this and those that follow, or all that come; the pages and answers stay",
  actor: "required",
  body: CancellationInput,
  answer: z.strictObject({ modifiedCount: z.literal(1) }),
  errors: ["not_found", "conflict"],
  async handle({ actor, params, body }) {
    await cancelMeetup(actor, params.meetupId, body);
    return { modifiedCount: 1 as const };
  },
});

const CalendarAddress = z.strictObject({ url: z.url() });

export const getMyCalendar = operation({
  method: "GET",
  path: "/api/accounts/me/calendar",
  summary: "The secret address of one's own calendar",
  actor: "required",
  answer: CalendarAddress,
  handle: ({ actor }) => answerCalendar(actor),
});

export const postMyCalendar = operation({
  method: "POST",
  path: "/api/accounts/me/calendar",
  summary: "Give one's calendar a new address; the old one stops at once",
  actor: "required",
  form: { next: () => CALENDAR_PATH, back: () => ({ path: CALENDAR_PATH, label: "To my calendar" }), fields: [] },
  answer: CalendarAddress,
  handle: ({ actor }) => resetCalendar(actor),
});

export const putMyCalendar = operation({
  method: "PUT",
  path: "/api/accounts/me/calendar",
  summary: "What one's calendar holds besides what one goes to and hosts",
  actor: "required",
  body: CalendarChoices,
  answer: CalendarChoices.required(),
  form: {
    next: () => CALENDAR_PATH,
    back: () => ({ path: CALENDAR_PATH, label: "To my calendar" }),
    fields: [],
    // A browser does not send a checkbox that is not ticked.
    read: ({ waiting, unanswered }) => ({ waiting: waiting !== undefined, unanswered: unanswered !== undefined }),
  },
  handle: ({ actor, body }) => chooseCalendar(actor, body),
});

export const OPERATIONS: readonly Operation[] = [
  getGroupMeetups,
  postGroupMeetup,
  getMeetups,
  getPlacesLeft,
  getOneMeetup,
  putMeetup,
  postCancellation,
  getMyCalendar,
  postMyCalendar,
  putMyCalendar,
];
