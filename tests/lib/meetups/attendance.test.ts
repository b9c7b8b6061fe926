// First: gives this file a store of its own.
import "@/tests/support/api";

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { AttendeeTable } from "@/components/meetups/desk/attendee-table";
import { countsInWords } from "@/components/meetups/desk/desk-meetup-row";
import { HostPage } from "@/components/meetups/desk/host-page";
import { Tally } from "@/components/meetups/desk/tally";
import { countsOf, guestsOf } from "@/components/meetups/door/guests";
import { DAY_MS } from "@/lib/duration";
import { exportAttendees } from "@/lib/meetups/attendee-queries";
import { getHosted } from "@/lib/meetups/door-queries";
import { getRsvp } from "@/lib/meetups/queries";
import { instant } from "@/lib/meetups/time-rules";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { person } from "@/tests/support/api";
import { aMeetingGroup, join, plan, storesOf } from "@/tests/support/meetups";

let db: Database;
let [host, rina, omar] = [] as unknown as [Actor, Actor, Actor];
let groupId: string;

beforeAll(async () => {
  db = await database();
  [host, rina, omar] = [
    await person("host@example.com"),
    await person("rina@example.com", "Rina"),
    await person("omar@example.com", "Omar"),
  ];
  ({ groupId } = await aMeetingGroup(db));
  await db.write((tx) => join(tx, groupId, host.accountId, "organizer"));
  for (const one of [rina, omar]) await db.write((tx) => join(tx, groupId, one.accountId, "member"));
});

const inDays = (days: number) => instant(Math.floor(Date.now() / 60_000) * 60_000 + days * DAY_MS);

/** A meetup that was yesterday, to which both had said yes. */
async function yesterday(): Promise<string> {
  const id = await plan(db, groupId, host.accountId, { startsAt: inDays(-1), endsAt: inDays(-0.9) }, inDays(-3));
  for (const { accountId } of [rina, omar]) await storesOf(db).rsvps.answer(id, { type: "go", accountId }, inDays(-2));
  return id;
}

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

async function told(id: string) {
  const { meetup, attendees, checkIns } = await getHosted(host, id);
  const guests = guestsOf({ attendees: attendees.items, checkIns: checkIns.items }, [], meetup.fee);
  const came = async (who: Actor) => (await getRsvp(who, id)).came;
  return {
    own: [await came(rina), await came(omar)],
    tally: words(renderToStaticMarkup(createElement(Tally, { guests, counts: countsOf(guests) }))),
    row: countsInWords(meetup),
    table: (await exportAttendees(host, id))
      .split("\r\n")
      .slice(1, -1)
      .map((line) => line.split(",").at(-2)),
  };
}

test("a list that nobody kept says so, and of nobody that they did not come", async () => {
  expect(await told(await yesterday())).toEqual({
    own: [null, null],
    tally: "Attendance was not taken: nobody was marked as here. You can still mark those who came.",
    row: "2 had said yes, who came was not marked",
    table: ['""', '""'],
  });
});

test("where somebody was marked, who came and who did not are told apart, to the hosts and to themselves", async () => {
  const id = await yesterday();
  await storesOf(db).door.tap(id, rina.accountId, { here: true, at: inDays(-1), byId: host.accountId });
  expect(await told(id)).toEqual({
    own: [true, false],
    tally: "came, guests among them 1 did not come 1",
    row: "1 came, 2 had said yes",
    table: ['"Yes"', '"No"'],
  });
});

test("of a cancelled meetup the hosts read who was going, and of nobody whether they are here", async () => {
  // So Rina does not come for the first time.
  await storesOf(db).door.tap(await yesterday(), rina.accountId, { here: true, at: inDays(-1), byId: host.accountId });
  const id = await plan(db, groupId, host.accountId, { startsAt: inDays(2), endsAt: inDays(2.1), capacity: 1 }, inDays(-3));
  for (const { accountId } of [rina, omar]) await storesOf(db).rsvps.answer(id, { type: "go", accountId }, inDays(-2));
  const desk = async () => {
    const { meetup, attendees } = await getHosted(host, id);
    const guests = guestsOf({ attendees: attendees.items, checkIns: [] }, [], meetup.fee);
    const table = words(renderToStaticMarkup(createElement(AttendeeTable, { caption: "Who", guests, meetup })));
    return { row: countsInWords(meetup), table };
  };
  expect(await desk()).toEqual({
    row: "1 of 1 going, 1 in line",
    // Whoever waits has no place, and is not said to be missing.
    table: "Who Name Guests Here O Omar Waiting 0 R Rina 0 Not yet",
  });
  await storesOf(db).meetups.cancel(id, "this", "Rain.", inDays(0));
  const cancelled = await desk();
  expect(cancelled.row).toBe("1 of 1 was going, 1 was in line");
  expect(cancelled.table).not.toMatch(/Here|Not yet/);
  const { meetup } = await getHosted(host, id);
  expect(countsInWords({ ...meetup, over: true, capacity: 4, going: 2 })).toBe("2 of 4 were going, 1 was in line");
});

test("a host reads the link of a meetup online on the page for hosts, though they have not answered", async () => {
  const online = { link: "https://meet.example/lamplight" };
  const id = await plan(db, groupId, host.accountId, { startsAt: inDays(2), endsAt: inDays(2.1), place: null, online }, inDays(-3));
  const hosted = await getHosted(host, id);
  const page = renderToStaticMarkup(createElement(HostPage, { hosted, now: inDays(0), published: null }));
  expect(page).toContain(`href="${online.link}"`);
});

test("the table tells who had said no and came from who had not answered", async () => {
  const id = await yesterday();
  await storesOf(db).rsvps.answer(id, { type: "decline", accountId: omar.accountId }, inDays(-1.5));
  const stranger = await person("sara@example.com", "Sara");
  await db.write((tx) => join(tx, groupId, stranger.accountId, "member"));
  for (const { accountId } of [omar, stranger])
    await storesOf(db).door.tap(id, accountId, { here: true, at: inDays(-1), byId: host.accountId });
  const answers = (await exportAttendees(host, id)).split("\r\n").map((line) => line.split('","').slice(0, 2).join(": "));
  expect(answers).toContain('"Omar: Down as not going');
  expect(answers).toContain('"Sara: Member, had not answered');
});
