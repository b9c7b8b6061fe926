import "server-only";
import { z } from "zod";
import { AfterQuery } from "@/lib/cursor-word";
import type { AppError } from "@/lib/errors";
import { isId } from "@/lib/id";
import { pageOf } from "@/lib/list-page";
import { joinOf } from "@/lib/memberships/api";
import { type Form, onPage } from "@/lib/platform/http/form";
import { type Operation, operation } from "@/lib/platform/http/operation";
import { exportAttendees } from "./attendee-queries";
import { addWalkIn, answerMeetup, answerSeries, checkIn, declineMeetup, declineSeries } from "./commands";
import { listCheckIns } from "./door-queries";
import { money } from "./fee-rules";
import { CALENDAR_PATH, myMeetupPath } from "./page-addresses";
import { getMeetup, getPrivate, getRsvp, getSeriesRsvp, listAttendees } from "./queries";
import { CheckInInput, RsvpInput, SeriesRsvpInput, WalkInInput } from "./schema";
import { AttendeePage, CheckInPage, CheckInView, PrivateView, RsvpView, SeriesRsvpView } from "./views";

const numberIn = (text: string | undefined): number | undefined => (text === undefined || text === "" ? undefined : Number(text));

/**
 * Converts an answer from a plain form, whose fields are all text. `join` says that answers to the group's questions are included; `meetup`
 * is the page it was sent from.
 */
function rsvpOf({ guests, feeSeen, currencySeen, stillComing, offered, join, meetup: _, ...rest }: Record<string, string>): unknown {
  const [party, fee] = [numberIn(guests), numberIn(feeSeen)];
  return {
    ...(party !== undefined && { guests: party }),
    ...(fee !== undefined && { feeSeen: fee }),
    ...(currencySeen && { currencySeen }),
    ...(stillComing !== undefined && { stillComing: true }),
    ...(offered !== undefined && { offered: true }),
    ...(join === undefined ? rest : { join: joinOf(rest) }),
  };
}

/** The present fee, to agree to, for an answer that named another one. */
async function renewFee({ params, error }: { params: { meetupId: string }; error: AppError }) {
  const meetup = error.reason === "fee_changed" ? await getMeetup(params.meetupId) : null;
  if (!meetup) return null;
  const { fee } = meetup;
  return {
    says: fee ? `It is ${money(fee)} for each person now.` : "It is free now.",
    typed: { feeSeen: String(fee?.amount ?? 0), currencySeen: fee?.currency ?? "" },
  };
}

/** Every button of the answer panel is a plain form. It leads to a page that is rendered for this person and shows their answer. */
const onOwnPage = {
  ...onPage(({ meetupId }: { meetupId: string }) => myMeetupPath(meetupId), "Back to the meetup"),
  fields: [{ name: "guests", label: "Guests you bring", type: "number", optional: true }],
} satisfies Form<{ meetupId: string }>;

/**
 * A series has no page. The form leads to the page of the meetup it was sent from, which lists the dates that were refused, with the
 * reasons.
 */
const onDatesPage = {
  next: ({ typed: { meetup } }) => (meetup !== undefined && isId(meetup) ? myMeetupPath(meetup) : CALENDAR_PATH),
  back: ({ typed: { meetup } }) =>
    meetup !== undefined && isId(meetup)
      ? { path: myMeetupPath(meetup), label: "Back to the meetup" }
      : { path: CALENDAR_PATH, label: "To my calendar" },
  besides: { meetup: "The meetup that it is answered from, by its id: its page is the next one." },
  fields: [],
} satisfies Form<{ seriesId: string }>;

export const getMyRsvp = operation({
  method: "GET",
  path: "/api/meetups/{meetupId}/rsvp",
  summary: "Where one stands at a meetup",
  actor: "required",
  answer: RsvpView,
  errors: ["not_found"],
  handle: ({ actor, params }) => getRsvp(actor, params.meetupId),
});

export const putRsvp = operation({
  method: "PUT",
  path: "/api/meetups/{meetupId}/rsvp",
  summary: "Go, change one's guests, take an offered place, or say that one is still coming",
  actor: "required",
  body: RsvpInput,
  answer: RsvpView,
  errors: ["not_found", "conflict"],
  form: { ...onOwnPage, read: rsvpOf, renew: renewFee },
  handle: ({ actor, params, body }) => answerMeetup(actor, params.meetupId, body),
});

export const deleteRsvp = operation({
  method: "DELETE",
  path: "/api/meetups/{meetupId}/rsvp",
  summary: "Say that one cannot come",
  actor: "required",
  answer: RsvpView,
  errors: ["not_found", "conflict"],
  form: { ...onOwnPage, fields: [] },
  handle: ({ actor, params }) => declineMeetup(actor, params.meetupId),
});

export const getAttendees = operation({
  method: "GET",
  path: "/api/meetups/{meetupId}/attendees",
  summary: "Who comes; for hosts also who waits and who was here",
  actor: "required",
  query: AfterQuery,
  answer: AttendeePage,
  errors: ["not_found"],
  handle: async ({ actor, params, query }) => pageOf(await listAttendees(actor, params.meetupId, query.after)),
});

export const getAttendeesCsv = operation({
  method: "GET",
  path: "/api/meetups/{meetupId}/attendees.csv",
  summary: "Who comes, waits and was here, as a table; for hosts",
  actor: "required",
  answer: z.string(),
  mediaType: "text/csv",
  errors: ["not_found"],
  handle: ({ actor, params }) => exportAttendees(actor, params.meetupId),
});

/** A rate limit for taps. A phone that was offline sends all its taps at once: one for each guest, and corrections. */
const TAPS = { name: "check-in", points: 900, windowSeconds: 60 };

export const getCheckIns = operation({
  method: "GET",
  path: "/api/meetups/{meetupId}/checkins",
  summary: "Whom the hosts have marked, walk-ins among them; for hosts",
  actor: "required",
  query: AfterQuery,
  answer: CheckInPage,
  errors: ["not_found"],
  handle: async ({ actor, params, query }) => pageOf(await listCheckIns(actor, params.meetupId, query.after)),
});

export const putCheckIn = operation({
  method: "PUT",
  path: "/api/meetups/{meetupId}/checkins/{personId}",
  summary: "Mark somebody as here",
  actor: "required",
  body: CheckInInput,
  answer: CheckInView,
  limit: TAPS,
  errors: ["not_found", "conflict"],
  handle: ({ actor, params, body }) => checkIn(actor, params.meetupId, params.personId, true, body),
});

export const deleteCheckIn = operation({
  method: "DELETE",
  path: "/api/meetups/{meetupId}/checkins/{personId}",
  summary: "Take the mark back",
  actor: "required",
  body: CheckInInput,
  answer: CheckInView,
  limit: TAPS,
  errors: ["not_found", "conflict"],
  handle: ({ actor, params, body }) => checkIn(actor, params.meetupId, params.personId, false, body),
});

export const postWalkIn = operation({
  method: "POST",
  path: "/api/meetups/{meetupId}/walk-ins",
  summary: "Mark somebody as here who did not answer and has no account",
  actor: "required",
  body: WalkInInput,
  answer: CheckInView,
  limit: TAPS,
  status: 201,
  errors: ["not_found", "conflict"],
  handle: ({ actor, params, body }) => addWalkIn(actor, params.meetupId, body),
});

export const getPrivatePart = operation({
  method: "GET",
  path: "/api/meetups/{meetupId}/private",
  summary: "The place and the link, for those who go",
  actor: "required",
  answer: PrivateView,
  errors: ["not_found"],
  handle: ({ actor, params }) => getPrivate(actor, params.meetupId),
});

export const getMySeriesRsvp = operation({
  method: "GET",
  path: "/api/series/{seriesId}/rsvp",
  summary: "What one said to a series",
  actor: "required",
  answer: SeriesRsvpView,
  errors: ["not_found"],
  handle: ({ actor, params }) => getSeriesRsvp(actor, params.seriesId),
});

export const putSeriesRsvp = operation({
  method: "PUT",
  path: "/api/series/{seriesId}/rsvp",
  summary: "Go to every date; new ones take one in, those declined stay declined",
  actor: "required",
  body: SeriesRsvpInput,
  answer: SeriesRsvpView,
  errors: ["not_found", "conflict"],
  form: { ...onDatesPage, read: rsvpOf },
  handle: ({ actor, params, body }) => answerSeries(actor, params.seriesId, body),
});

export const deleteSeriesRsvp = operation({
  method: "DELETE",
  path: "/api/series/{seriesId}/rsvp",
  summary: "Go to no date that comes",
  actor: "required",
  answer: SeriesRsvpView,
  errors: ["not_found"],
  form: onDatesPage,
  handle: ({ actor, params }) => declineSeries(actor, params.seriesId),
});

export const OPERATIONS: readonly Operation[] = [
  getMyRsvp,
  putRsvp,
  deleteRsvp,
  getAttendees,
  getAttendeesCsv,
  getCheckIns,
  putCheckIn,
  deleteCheckIn,
  postWalkIn,
  getPrivatePart,
  getMySeriesRsvp,
  putSeriesRsvp,
  deleteSeriesRsvp,
];
