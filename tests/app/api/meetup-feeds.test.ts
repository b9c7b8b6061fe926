// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import ICAL from "ical.js";
import nodeIcal, { type VEvent } from "node-ical";
import { beforeAll, expect, test } from "vitest";
import { GET as address } from "@/app/api/accounts/me/calendar/route";
import { GET as oneCalendar } from "@/app/api/calendars/groups/[slug]/[meetupId]/route";
import { GET as groupCalendar } from "@/app/api/calendars/groups/[slug]/route";
import { GET as publicCalendar } from "@/app/api/calendars/meetups/route";
import { GET as personalCalendar } from "@/app/api/calendars/people/[secret]/route";
import { HOUR_MS } from "@/lib/duration";
import { Groups } from "@/lib/groups/record";
import { freshMeetup } from "@/lib/meetups/date-store";
import { Meetups } from "@/lib/meetups/record";
import { datesOf, patternOf } from "@/lib/meetups/recurrence-rules";
import { parseRule } from "@/lib/meetups/repeat-rules";
import type { Meetup } from "@/lib/meetups/seat-store";
import { addDays, dayIn, instant, instantOf } from "@/lib/meetups/time-rules";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { addAll } from "@/lib/platform/store/archive";
import type { Database } from "@/lib/platform/store/database";
import { actAs, person, send } from "@/tests/support/api";
import { aMeetingGroup, input, join, storesOf } from "@/tests/support/meetups";

/** With and without changes of the clock, and one of half an hour. */
const ZONES = ["Asia/Dhaka", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"] as const;
const SECRETS = ["Rooftop of house 12", "Lane 40 behind the mill", "secret-room", "Ring twice", "@example.com", "secret-map"];
const PLACE = {
  name: "Rooftop of house 12",
  address: "Lane 40 behind the mill",
  mapLink: "https://map.example/secret-map",
  howToFind: "Ring twice",
};
const YEARS = 5;

let db: Database;
let rina: Actor;
const slugs: string[] = [];

/** Every Sunday evening for five years: of each six one is hidden, one online, one cancelled, one has been moved, one is long in words. */
function fiveYears(groupId: string, zone: string, now: string): Meetup[] {
  const today = dayIn(now, zone);
  const rule = parseRule("FREQ=WEEKLY;BYDAY=SU");
  const first = instantOf(`${addDays(today, 1)}T19:00`, zone);
  if (!rule || !first) throw new Error("The rule cannot be read");
  const dates = datesOf(patternOf(rule, first, zone, []), today, addDays(today, 365 * YEARS + 2));
  return dates.map(({ startsAt }, at) => {
    const kind = at % 6;
    const hidden = kind === 1;
    const content = {
      ...{
        ...input(),
        title: `Sunday ${at}`,
        description: kind === 5 ? "পুরান ঢাকার ছবি তোলার দল; commas, \\ and\nlines. ".repeat(9) : "",
        bring: [],
      },
      ...{ zone, place: kind === 2 ? null : hidden ? PLACE : { name: "The gate", address: "", mapLink: null, howToFind: "" } },
      ...{
        placeFor: hidden ? ("going" as const) : ("everyone" as const),
        online: kind === 2 ? { link: "https://meet.example/secret-room" } : null,
      },
      ...{ capacity: null, guestsAllowed: 0, audience: "members" as const, fee: null, hostId: null },
    };
    const times = { startsAt, endsAt: instant(Date.parse(startsAt) + 2.5 * HOUR_MS), rsvpOpensAt: null, rsvpClosesAt: startsAt };
    const fresh = freshMeetup({ groupId, category: "Running", listed: true }, content, times, { seriesId: null, occursOn: null }, now);
    return { ...fresh, ...(kind === 3 && { status: "cancelled" as const, cancelReason: "Fog" }), sequence: kind === 4 ? 7 : 0 };
  });
}

beforeAll(async () => {
  db = await database();
  rina = await person("rina@example.com", "Rina Akter");
  const now = new Date().toISOString();
  const { rsvps } = storesOf(db);
  for (const zone of ZONES) {
    const { groupId } = await aMeetingGroup(db);
    slugs.push((await db.read((reader) => reader.get(Groups, groupId)))?.slug ?? "");
    await db.write((tx) => join(tx, groupId, rina.accountId, "member"));
    const meetups = fiveYears(groupId, zone, now);
    await addAll(db, Meetups, meetups);
    for (const { _id, status } of meetups.slice(0, 12))
      if (status === "scheduled") await rsvps.answer(_id, { type: "go", accountId: rina.accountId }, now);
  }
}, 120_000);

interface Event {
  uid: string;
  start: string;
  end: string;
  status: string;
  sequence: number;
  summary: string;
}
const byUid = (one: { uid: string }, other: { uid: string }) => (one.uid < other.uid ? -1 : 1);

const byNodeIcal = (text: string): Event[] =>
  Object.values(nodeIcal.sync.parseICS(text))
    .filter((part): part is VEvent => part?.type === "VEVENT")
    .map(({ uid, start, end, status, sequence, summary }) => ({
      uid,
      start: start.toISOString(),
      end: end?.toISOString() ?? "",
      status: String(status),
      sequence: Number(sequence),
      summary: String(summary),
    }))
    .sort(byUid);

function byIcalJs(text: string): Event[] {
  const calendar = ICAL.Component.fromString(text);
  const zones = new Map(
    calendar.getAllSubcomponents("vtimezone").map((zone) => [zone.getFirstPropertyValue("tzid"), new ICAL.Timezone(zone)]),
  );
  const moment = (component: ICAL.Component, name: string) => {
    const time = component.getFirstPropertyValue(name) as ICAL.Time;
    const zone = zones.get(component.getFirstProperty(name)?.getFirstParameter("tzid") ?? "");
    if (zone) time.zone = zone;
    return time.toJSDate().toISOString();
  };
  return calendar
    .getAllSubcomponents("vevent")
    .map((component) => ({
      uid: String(component.getFirstPropertyValue("uid")),
      start: moment(component, "dtstart"),
      end: moment(component, "dtend"),
      status: String(component.getFirstPropertyValue("status")),
      sequence: Number(component.getFirstPropertyValue("sequence")),
      summary: String(component.getFirstPropertyValue("summary")),
    }))
    .sort(byUid);
}

const stored = (rows: readonly Meetup[]): Event[] =>
  rows
    .map(({ _id, title, startsAt, endsAt, status, sequence }) => ({
      uid: `${_id}@meetups.hobbyhub`,
      start: startsAt,
      end: endsAt,
      status: status === "cancelled" ? "CANCELLED" : "CONFIRMED",
      sequence,
      summary: title,
    }))
    .sort(byUid);

async function read(response: Promise<Response>): Promise<string> {
  const answer = await response;
  expect(answer.status).toBe(200);
  return answer.text();
}

const rowsOf = (slug: string) =>
  db.read(async (reader) => {
    const group = await reader.first(Groups, { slug });
    return reader.list(Meetups, { where: { groupId: group?._id ?? "" }, by: "startsAt" });
  });

/** What every feed has to keep, and what none may show. */
function check(text: string, rows: readonly Meetup[], secrets: readonly string[] = SECRETS): void {
  const expected = stored(rows);
  expect(byNodeIcal(text)).toEqual(expected);
  expect(byIcalJs(text)).toEqual(expected);
  expect(Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.includes("\r\n\r\n") || text.replaceAll("\r\n", "").includes("\n")).toBe(false);
  // Folded lines joined again, escapes undone: a secret must not hide in either.
  const flat = text.replaceAll("\r\n ", "").replaceAll("\\,", ",").replaceAll("\\;", ";");
  for (const secret of [...secrets, rina.accountId]) expect(flat).not.toContain(secret);
  // Zones have rules; dates have none.
  expect(text.slice(text.indexOf("BEGIN:VEVENT"))).not.toMatch(/^RRULE/m);
}

test.each(ZONES.map((zone, at) => [zone, at] as const))(
  "five years of a group in %s: two libraries read what the store holds",
  async (zone, at) => {
    const rows = await rowsOf(slugs[at] ?? "");
    expect(rows.length).toBeGreaterThan(YEARS * 52);
    const text = await read(send(groupCalendar, { params: { slug: slugs[at] ?? "" } }));
    check(text, rows);
    expect(text.match(/^BEGIN:VTIMEZONE/gm)?.length).toBe(1);
    expect(text).toContain(`TZID:${zone}`);
  },
);

test("the calendar of the whole site holds the thirty of each group that come first, and so does that of a hobby", async () => {
  const first = (await Promise.all(slugs.map(rowsOf))).flatMap((rows) => rows.slice(0, 30));
  check(await read(send(publicCalendar, { path: "/meetups.ics" })), first);
  check(await read(send(publicCalendar, { path: "/meetups.ics?category=Running" })), first);
  expect(byNodeIcal(await read(send(publicCalendar, { path: "/meetups.ics?category=Fishing" })))).toEqual([]);
});

test("each meetup of each kind has a file of its own", async () => {
  for (const slug of slugs)
    for (const row of (await rowsOf(slug)).slice(0, 12))
      check(await read(send(oneCalendar, { params: { slug, meetupId: row._id } })), [row]);
});

test("one's own calendar holds what one goes to, with the place and the link", async () => {
  actAs(rina);
  const { url } = await (await send(address)).json();
  actAs(null);
  const text = await read(send(personalCalendar, { params: { secret: /calendars\/(.+)\.ics$/.exec(url)?.[1] ?? "" } }));
  const mine = (await Promise.all(slugs.map(rowsOf))).flatMap((rows) => rows.slice(0, 12).filter(({ status }) => status === "scheduled"));
  check(text, mine, ["@example.com"]);
  expect(text.replaceAll("\r\n ", "")).toContain("Rooftop of house 12");
  expect(text.replaceAll("\r\n ", "")).toContain("secret-room");
});

test("what was does not push out what comes", async () => {
  const { groupId } = await aMeetingGroup(db);
  const slug = (await db.read((reader) => reader.get(Groups, groupId)))?.slug ?? "";
  const [model] = await rowsOf(slugs[0] ?? "");
  if (!model) throw new Error("There is no meetup");
  const began = Math.ceil(Date.now() / 1000) * 1000;
  const at = (hours: number) => instant(began + hours * HOUR_MS);
  const rows = Array.from({ length: 1010 }, (_, index) => ({
    ...model,
    ...{
      _id: `c${String(index).padStart(23, "0")}`,
      groupId,
      startsAt: at(index < 1000 ? -1500 + index : index),
      endsAt: at(index < 1000 ? -1499 + index : index + 1),
    },
  }));
  await addAll(db, Meetups, rows);
  check(await read(send(groupCalendar, { params: { slug } })), rows.slice(10));
});
