import { expect, test } from "vitest";
import type { EventKind } from "@/lib/events/schema";
import { mayKnow, type NoticeContext, stillMatters } from "@/lib/notices/policy";

const NOW = "2026-11-22T12:00:00.000Z";
const SOON = "2026-11-22T12:00:00.001Z";
const ME = "rina";
const OVER = { status: "scheduled", startsAt: NOW, endsAt: NOW, hostId: "omar" };
const BEGUN = { ...OVER, endsAt: SOON };
const AHEAD = { ...BEGUN, startsAt: SOON };
const CANCELLED = { ...AHEAD, status: "cancelled" };
const mine = { ...AHEAD, hostId: ME };
const answered = (state: string, more: object = {}) => ({ state, heldUntil: null, stillComingAt: null, ...more });
const inside = (state: "member" | "waiting" | "banned" | "requested", role = "member", until: string | null = null) => ({
  state,
  role,
  until,
});
const context = (more: Partial<NoticeContext>): NoticeContext => ({
  ...{ membership: null, rsvp: null, meetup: null, offeredTo: null, actorState: null, invited: false },
  ...more,
});

test.each<[EventKind, yes: Partial<NoticeContext>[], no: Partial<NoticeContext>[]]>([
  ["request-received", [{ actorState: "requested" }], [{ actorState: "member" }, {}]],
  [
    "invited",
    [{ invited: true }, { invited: true, membership: inside("banned", "member", NOW) }],
    [{}, { invited: true, membership: inside("banned") }],
  ],
  ["banned", [{ membership: inside("banned") }], [{}, { membership: inside("banned", "member", NOW) }]],
  ["transfer-offered", [{ offeredTo: ME }], [{ offeredTo: "omar" }, {}]],
  ["meetup-new", [{ meetup: AHEAD }], [{ meetup: AHEAD, rsvp: answered("not-going") }, { meetup: BEGUN }, { meetup: CANCELLED }, {}]],
  [
    "seat-confirmed",
    [{ meetup: AHEAD, rsvp: answered("going") }],
    [
      { meetup: AHEAD, rsvp: answered("not-going") },
      { meetup: BEGUN, rsvp: answered("going") },
    ],
  ],
  [
    "meetup-reminder",
    [{ meetup: AHEAD, rsvp: answered("going") }, { meetup: mine }],
    [
      { meetup: AHEAD, rsvp: answered("waiting") },
      { meetup: BEGUN, rsvp: answered("going") },
      { meetup: { ...mine, status: "cancelled" } },
    ],
  ],
  [
    "still-coming",
    [{ meetup: AHEAD, rsvp: answered("going") }],
    [
      { meetup: AHEAD, rsvp: answered("going", { stillComingAt: NOW }) },
      { meetup: AHEAD, rsvp: answered("not-going") },
      { meetup: BEGUN, rsvp: answered("going") },
    ],
  ],
  [
    "seat-offered",
    [{ meetup: AHEAD, rsvp: answered("offered", { heldUntil: SOON }) }],
    [
      { meetup: AHEAD, rsvp: answered("offered", { heldUntil: NOW }) },
      { meetup: AHEAD, rsvp: answered("offered") },
      { meetup: AHEAD, rsvp: answered("going", { heldUntil: SOON }) },
      { meetup: BEGUN, rsvp: answered("offered", { heldUntil: SOON }) },
    ],
  ],
  [
    "meetup-changed",
    [{ meetup: mine }, ...["going", "waiting", "offered"].map((state) => ({ meetup: AHEAD, rsvp: answered(state) }))],
    [{ meetup: AHEAD, rsvp: answered("not-going") }, { meetup: AHEAD }, { meetup: BEGUN, rsvp: answered("going") }],
  ],
  [
    "meetup-cancelled",
    [{ meetup: { ...BEGUN, hostId: ME } }, { meetup: CANCELLED, rsvp: answered("waiting") }],
    [{ meetup: OVER, rsvp: answered("going") }, { meetup: CANCELLED, rsvp: answered("not-going") }, {}],
  ],
  ["host-named", [{ meetup: mine }], [{ meetup: AHEAD }, { meetup: { ...mine, startsAt: NOW } }]],
  ["host-replaced", [{ meetup: AHEAD }], [{ meetup: mine }, { meetup: BEGUN }]],
  ["host-lost", [{ meetup: { ...AHEAD, hostId: null } }], [{ meetup: AHEAD }, { meetup: { ...BEGUN, hostId: null } }]],
  ["password-changed", [{}], []],
])("a mail about %s is sent as long as it is of use", (kind, yes, no) => {
  const matters = (all: Partial<NoticeContext>[]) => all.map((more) => stillMatters(kind, context(more), ME, NOW));
  expect([matters(yes), matters(no)]).toEqual([yes.map(() => true), no.map(() => false)]);
});

test.each<[EventKind, yes: Partial<NoticeContext>[], no: Partial<NoticeContext>[]]>([
  ["request-declined", [{}], []],
  ["group-moved", [{ membership: inside("member") }], [{ membership: inside("requested") }, {}]],
  ["group-closed", [{ membership: inside("member") }, { membership: inside("waiting") }], [{ membership: inside("banned") }, {}]],
  [
    "request-received",
    [{ membership: inside("member", "organizer") }, { membership: inside("member", "owner") }],
    [{ membership: inside("member") }, { membership: inside("banned", "organizer") }, {}],
  ],
  ["meetup-new", [{ membership: inside("member"), meetup: AHEAD }], [{ membership: inside("member") }]],
  [
    "seat-offered",
    [
      { meetup: AHEAD, rsvp: answered("offered") },
      { meetup: AHEAD, membership: inside("member") },
    ],
    [{ rsvp: answered("offered") }, { meetup: AHEAD }, { meetup: AHEAD, membership: inside("waiting") }],
  ],
])("%s is known to those whom it is for, and no more to others", (kind, yes, no) => {
  const known = (all: Partial<NoticeContext>[]) => all.map((more) => mayKnow(kind, context(more)));
  expect([known(yes), known(no)]).toEqual([yes.map(() => true), no.map(() => false)]);
});
