import { Groups } from "@/lib/groups/record";
import { Calendars, CheckIns, Meetups, Rsvps, Series, SeriesRsvps } from "@/lib/meetups/record";
import type { Reader } from "@/lib/platform/store/database";

const ID = "0123456789abcdef01234567";
const AT = "2026-11-28T00:00:00.000Z";

const startsAt = { gte: AT, lt: "2026-12-28T00:00:00.000Z" };
const pages = [
  ["all", { listed: true }],
  ["of a hobby", { listed: true, category: "Hiking" }],
  ["free", { listed: true, isFree: true }],
  ["of a hobby, free", { listed: true, category: "Hiking", isFree: true }],
  ["of a group", { groupId: ID }],
] as const;

/** Every query of meetups: each must use an index and no sort. `known` is the id of an existing meetup, for cursors. */
export const meetupLookUps = (known: string): [string, (reader: Reader) => Promise<unknown>][] => [
  ...pages.flatMap(([name, where]): [string, (reader: Reader) => Promise<unknown>][] => [
    [`meetups, ${name}, by start`, (reader) => reader.page(Meetups, { where: { ...where, startsAt }, by: "startsAt", limit: 24 })],
    [
      `meetups, ${name}, further on`,
      (reader) => reader.page(Meetups, { where: { ...where, startsAt: { gte: AT } }, by: "startsAt", limit: 24, after: known }),
    ],
    [
      `meetups, ${name}, those that were`,
      (reader) => reader.list(Meetups, { where: { ...where, startsAt: { lt: AT } }, by: "startsAt", descending: true, limit: 5 }),
    ],
  ]),
  [
    "the last meetup of a group at which somebody was",
    (reader) => reader.first(Meetups, { groupId: ID, came: { gt: 0 } }, { by: "startsAt", descending: true }),
  ],
  ["the dates of a series, by day", (reader) => reader.list(Meetups, { where: { seriesId: ID }, by: "occursOn" })],
  ["the newest date of a series", (reader) => reader.first(Meetups, { seriesId: ID }, { by: "occursOn", descending: true })],
  [
    "the dates of a series that come",
    (reader) => reader.list(Meetups, { where: { seriesId: ID, startsAt: { gt: AT }, status: "scheduled" }, by: "startsAt" }),
  ],
  ["lines that move on", (reader) => reader.list(Meetups, { where: { dueAt: { lte: AT } }, by: "dueAt", limit: 200 })],
  ["meetups to be told of", (reader) => reader.list(Meetups, { where: { nextAt: { lte: AT } }, by: "nextAt", limit: 200 })],
  ["meetups that have begun", (reader) => reader.list(Meetups, { where: { listed: true, startsAt }, by: "startsAt", limit: 500 })],
  ["meetups that are over", (reader) => reader.list(Meetups, { where: { endsAt: startsAt }, by: "endsAt", limit: 500 })],
  [
    "groups that are no longer new",
    (reader) => reader.list(Groups, { where: { visibility: "unlisted", createdAt: startsAt }, by: "createdAt", limit: 500 }),
  ],
  [
    "series to be made on",
    (reader) => reader.list(Series, { where: { open: true, madeThrough: { lt: AT } }, by: "madeThrough", limit: 200 }),
  ],
  ["what somebody hosts", (reader) => reader.list(Meetups, { where: { hostId: ID } })],
  ["the series somebody hosts", (reader) => reader.list(Series, { where: { hostId: ID } })],
  ["somebody's answer", (reader) => reader.first(Rsvps, { meetupId: ID, accountId: ID })],
  ["the line of a meetup", (reader) => reader.list(Rsvps, { where: { meetupId: ID, state: "waiting" }, by: "sequence", limit: 500 })],
  ["a place in the line of a meetup", (reader) => reader.count(Rsvps, { meetupId: ID, state: "waiting", sequence: { lt: 3 } })],
  ["who comes", (reader) => reader.page(Rsvps, { where: { meetupId: ID, state: { in: ["going", "waiting"] } }, by: "_id", limit: 100 })],
  ["somebody's answers", (reader) => reader.count(Rsvps, { accountId: ID })],
  ["somebody's answers in a group", (reader) => reader.count(Rsvps, { accountId: ID, groupId: ID })],
  ["those who said every date", (reader) => reader.list(SeriesRsvps, { where: { seriesId: ID }, by: "sequence" })],
  ["whether somebody said every date", (reader) => reader.first(SeriesRsvps, { seriesId: ID, accountId: ID })],
  ["a mark at the door", (reader) => reader.first(CheckIns, { meetupId: ID, person: ID })],
  ["how many are here", (reader) => reader.count(CheckIns, { meetupId: ID, here: true })],
  ["the marks at the door", (reader) => reader.page(CheckIns, { where: { meetupId: ID }, by: "person", limit: 200 })],
  ["what somebody came to", (reader) => reader.list(CheckIns, { where: { accountId: ID }, by: "at", descending: true, limit: 24 })],
  ["names to be forgotten", (reader) => reader.list(CheckIns, { where: { nameUntil: { lte: AT } }, by: "nameUntil", limit: 200 })],
  ["marks that somebody made", (reader) => reader.list(CheckIns, { where: { byId: ID } })],
  ["somebody's calendar", (reader) => reader.first(Calendars, { accountId: ID })],
];
