import "server-only";
import { SAMPLE_MOMENT, SAMPLE_PERSON } from "@/lib/accounts/samples";
import { type Changed, EVENT_KINDS, type EventKind } from "@/lib/events/schema";
import { groupPath } from "@/lib/groups/page-addresses";
import type { CalendarEvent } from "@/lib/meetups/calendar-answers";
import type { Coming } from "@/lib/meetups/coming-queries";
import type { MailPreview, MailPreviews } from "@/lib/platform/email/preview";
import type { Ahead } from "./calendar-rules";
import { invitedFacts } from "./invited-rules";
import { KIND_RULES, type NoticeTopic, TOPIC_RULES } from "./kind-schema";
import { bundleMail, oneMail, summaryMail } from "./mails";
import { heldTill, meetupFacts, type Offer, onMap, shortFacts, WITH_FILE } from "./meetup-rules";
import { noticeMail } from "./notice-mails";
import { ANSWERS } from "./question-schema";
import { unsubscribeToken } from "./secrets";
import type { DetailedNotice } from "./view-queries";
import type { Desk } from "./waiting-rules";
import { factsOf, noticeWords } from "./word-rules";

const ID = "0123456789abcdef01234567";
const { displayName, zone } = SAMPLE_PERSON;
const READER = { accountId: ID, displayName };
const GROUP = "Dhanmondi Lake Sketchers";
const MEETUP = "Shankhari Bazar at first light";
const WHEN = "Saturday 28 November 2026, 4:00 to 6:30 pm, Dhaka time (GMT+6)";

/** Text that a person wrote, for the kinds that carry some. */
const DETAILS: Partial<Record<EventKind, string>> = {
  "request-declined": "We want to stay small this winter.",
  removed: "You were not there for a year.",
  banned: "You sold things at every meetup.",
  "role-changed": "organizer",
  invited: "Come and draw with us.",
  "group-closed": "The river is over the steps.",
  "group-moved": "Ramna Park",
  "meetup-cancelled": "Rain all day.",
};

const MOVE = { text: "The lake is drained until March.", addressFrom: SAMPLE_MOMENT };

const ABOUT_MEETUPS: ReadonlySet<NoticeTopic | null> = new Set(["new-meetups", "places", "meetups", "reminders"]);

const SAMPLE_MEETUP = {
  when: WHEN,
  group: GROUP,
  place: { name: "The gate of Shankhari Bazar", address: "Old Dhaka", mapPath: "/meetups#where" },
  fee: {
    ...{ amount: 25_000, currency: "BDT", covers: "breakfast, guide, two prints", refund: "All of it until Thursday" },
    pay: "bKash to Nusrat, or cash at the gate",
  },
  bring: ["A camera or a phone", "Shoes for wet stone"],
};

const CHANGES: Changed[] = [
  { what: "starts", before: "2026-11-28T09:00:00.000Z", after: "2026-11-28T10:00:00.000Z" },
  { what: "place", before: "The ghat, Sadarghat", after: "The gate of Shankhari Bazar, Old Dhaka" },
  { what: "fee", before: "Tk 250", after: "Tk 300" },
];

const STANDINGS: Partial<Record<EventKind, "tentative" | "out">> = { "seat-offered": "tentative", "offer-lapsed": "out" };

const calendarOf = (cancelled: boolean): CalendarEvent => ({
  ...{ _id: ID, title: MEETUP, description: "Bring a camera or a phone.", zone, where: "The gate of Shankhari Bazar, Old Dhaka" },
  ...{ startsAt: "2026-11-28T10:00:00.000Z", endsAt: "2026-11-28T12:30:00.000Z", createdAt: SAMPLE_MOMENT, updatedAt: SAMPLE_MOMENT },
  ...{ url: "/meetups", groupName: GROUP, category: "Photography", sequence: 1 },
  ...(cancelled ? { status: "cancelled", cancelReason: "Rain all day." } : { status: "scheduled", cancelReason: null }),
});

const OFFERS: Partial<Record<EventKind, Offer>> = { "meetup-new": { ...SAMPLE_MEETUP, capacity: 12, going: 7, held: 1 } };

function told(kind: EventKind, actor = "Kamrul Hasan"): DetailedNotice {
  const detail = DETAILS[kind] ?? null;
  const words = noticeWords({
    kind,
    group: GROUP,
    actor,
    meetup: MEETUP,
    when: WHEN,
    heldUntil: heldTill(SAMPLE_MOMENT, zone),
    free: true,
    detail,
    move: MOVE,
    inLine: false,
    until: SAMPLE_MOMENT,
    zone,
  });
  const { topic, act } = KIND_RULES[kind];
  const aboutMeetup = ABOUT_MEETUPS.has(topic);
  const standing = STANDINGS[kind];
  const event = calendarOf(kind === "meetup-cancelled" || kind === "meetup-gone");
  const calendar = aboutMeetup ? { ...event, ...(standing && { standing }) } : null;
  const changes = kind === "meetup-changed" ? factsOf(CHANGES, { zone, inside: true, placeFor: "everyone", keeps: SAMPLE_MEETUP.fee }) : [];
  return {
    view: {
      ...{
        _id: `${kind} ${actor}`,
        kind,
        ...words,
        facts: shortFacts(kind, WHEN, changes),
        act,
        groupId: ID,
        meetupId: aboutMeetup ? ID : null,
        actor: null,
        read: false,
        waits: kind in ANSWERS,
      },
      ...{ path: aboutMeetup ? "/meetups" : groupPath(ID), createdAt: SAMPLE_MOMENT },
    },
    matters: true,
    ofMany: false,
    facts:
      aboutMeetup && changes.length === 0
        ? meetupFacts({ ...SAMPLE_MEETUP, kind, party: kind === "meetup-new" ? 1 : 2 })
        : changes.map((fact) => (fact.term === "Place" ? { ...fact, ...onMap(SAMPLE_MEETUP.place.mapPath) } : fact)),
    calendar,
    file: calendar && WITH_FILE.has(kind) ? [calendar] : [],
    stays: [],
    goes: true,
    inLine: 2,
    offer: OFFERS[kind] ?? null,
  };
}

const desk = (requests: number): Desk => ({ groupId: ID, groupName: GROUP, requests, taken: 24, max: 25 });

/** Requests are always sent as a bundle, even a single one. */
const alone = (kind: EventKind) => (kind === "request-received" ? bundleMail(READER, [told(kind)], desk(1)) : oneMail(READER, told(kind)));

/** Kinds about an account have their own mails and are not shown here. */
const KINDS = EVENT_KINDS.filter((kind) => KIND_RULES[kind].topic !== null);

const mine: Coming = {
  ...{ _id: ID, groupId: ID, title: "Five easy kilometres", startsAt: "2026-11-22T10:00:00.000Z", zone },
  ...{ involvement: "going", guests: 0, position: null, heldUntil: null, going: 9 },
};

const COMING: Coming[] = [
  { ...mine, guests: 1 },
  { ...mine, title: "সরিষার সবকিছু", startsAt: "2026-11-26T12:30:00.000Z", involvement: "waiting", position: 2 },
  { ...mine, title: "Boats and tea stalls", startsAt: "2026-11-27T01:00:00.000Z", involvement: "hosting", going: 14 },
  { ...mine, title: "Letters from Berlin", startsAt: "2026-11-28T17:00:00.000Z", zone: "Europe/Berlin" },
];

const AHEAD: Ahead = {
  ...{ zone, now: "2026-11-22T02:00:00.000Z" },
  coming: COMING.map((meetup, at) => ({ ...meetup, _id: `${at + 1}${ID.slice(1)}` })),
};

const planned = (title: string, startsAt: string, offer: Partial<Offer>): DetailedNotice => {
  const { view, calendar, ...rest } = told("meetup-new");
  const event = calendar ?? calendarOf(false);
  const _id = `planned ${title}`;
  return {
    ...{ ...rest, view: { ...view, _id }, calendar: { ...event, _id, title, startsAt } },
    offer: { capacity: null, going: 0, held: 0, fee: null, ...offer },
  };
};

const digest = (every: Parameters<typeof summaryMail>[0]) =>
  summaryMail(
    every,
    READER,
    [
      ...KINDS.map((kind) => told(kind)),
      planned("Buriganga, both banks", "2026-11-29T01:00:00.000Z", { capacity: 4, going: 4 }),
      planned("পদ্মা নদীর মাঝি, শেষ তৃতীয়াংশ", "2026-11-30T13:00:00.000Z", {}),
      planned("One loop under the bridge lights", "2026-12-01T15:00:00.000Z", { capacity: 5, going: 4 }),
    ],
    { ahead: AHEAD, desks: [desk(1)] },
  );

async function invitation() {
  const { title, detail } = noticeWords({
    ...{
      kind: "invited",
      group: GROUP,
      actor: "Nusrat Jahan",
      meetup: MEETUP,
      when: null,
      heldUntil: null,
      free: false,
      inLine: false,
      until: null,
    },
    detail: DETAILS.invited ?? null,
    zone,
  });
  return noticeMail({
    displayName: "Rafiq Islam",
    why: TOPIC_RULES.invitations.why,
    unsubscribe: await unsubscribeToken(ID, "address"),
    hasSettings: false,
    notices: [{ _id: ID, title, detail, path: "/invitations/a-sample-that-opens-nothing" }],
    facts: invitedFacts(
      { hobbyCategory: "Running", location: "Ramna Park, Dhaka", ownerId: null },
      { role: "member", invitedBy: ID, expiresAt: "2026-12-12T18:00:00.000Z" },
      zone,
    ),
    act: KIND_RULES.invited.act,
  });
}

export const NOTICE_PREVIEWS: MailPreviews = Object.fromEntries(
  KINDS.map((kind) => [kind, { title: `Notice: ${told(kind).view.title}`, write: () => alone(kind) }]),
);

export const BUNDLE_PREVIEW: MailPreview = {
  title: "Several requests together",
  write: () =>
    bundleMail(
      READER,
      [told("request-received"), told("request-received", "Lamia Haque"), told("request-received", "তাহমিনা আক্তার")],
      desk(5),
    ),
};

export const DIGEST_PREVIEWS: MailPreviews = {
  daily: { title: "The daily summary", write: () => digest("daily") },
  weekly: { title: "The weekly summary", write: () => digest("weekly") },
};

export const SAMPLE_PREVIEW: MailPreview = { title: "A summary to look at", write: () => digest("sample") };

export const INVITATION_PREVIEW: MailPreview = { title: "An invitation to somebody without an account", write: invitation };
