// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import nodeIcal, { type VEvent } from "node-ical";
import { beforeAll, expect, test, vi } from "vitest";
import { GET as address, PUT as choose, POST as reset } from "@/app/api/accounts/me/calendar/route";
import { GET as oneCalendar } from "@/app/api/calendars/groups/[slug]/[meetupId]/route";
import { GET as groupCalendar } from "@/app/api/calendars/groups/[slug]/route";
import { GET as publicCalendar } from "@/app/api/calendars/meetups/route";
import { GET as personalCalendar } from "@/app/api/calendars/people/[secret]/route";
import { Groups } from "@/lib/groups/record";
import { groups } from "@/lib/groups/store";
import { Meetups } from "@/lib/meetups/record";
import { takeStep } from "@/lib/memberships/store";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { anActor } from "@/tests/support/actor";
import { actAs, person, send } from "@/tests/support/api";
import { aMeetingGroup, join, plan, storesOf } from "@/tests/support/meetups";
import { PATIENCE } from "@/tests/support/patience";
import { byText } from "@/tests/support/records";

const SECRETS = ["Rooftop of house 12", "secret-room"];
const LINK = "https://meet.example/secret-room";

let db: Database;
let rina: Actor;
let slug: string;
let ids: Record<"open" | "hidden" | "online" | "cancelled" | "weekly", string>;

const now = () => new Date().toISOString();
const inHours = (count: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + count * 3_600_000).toISOString();

beforeAll(async () => {
  db = await database();
  rina = await person("rina@example.com", "Rina Akter");
  const { groupId, ownerId } = await aMeetingGroup(db);
  slug = (await db.read((reader) => reader.get(Groups, groupId)))?.slug ?? "";
  await db.write((tx) => join(tx, groupId, rina.accountId, "member"));
  const times = { startsAt: inHours(72), endsAt: inHours(74) };
  const make = (over: Record<string, unknown>) => plan(db, groupId, ownerId, { ...times, ...over }, now());
  ids = {
    open: await make({ title: "Open" }),
    hidden: await make({ title: "Hidden", place: { name: SECRETS[0] }, placeFor: "going" }),
    online: await make({ title: "Online", place: null, online: { link: LINK } }),
    cancelled: await make({ title: "Cancelled" }),
    weekly: await make({ title: "Weekly", repeats: { rule: "FREQ=WEEKLY;COUNT=20" } }),
  };
  const { meetups, rsvps } = storesOf(db);
  await meetups.cancel(ids.cancelled, "this", "Fog", now());
  for (const id of [ids.hidden, ids.online]) await rsvps.answer(id, { type: "go", accountId: rina.accountId }, now());
});

const events = (text: string) => Object.values(nodeIcal.sync.parseICS(text)).filter((part): part is VEvent => part?.type === "VEVENT");

async function read(response: Promise<Response>): Promise<string> {
  const answer = await response;
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  return answer.text();
}

const feeds = () => [
  send(groupCalendar, { params: { slug } }),
  send(publicCalendar, { path: "/meetups.ics" }),
  send(publicCalendar, { path: "/meetups.ics?category=Running" }),
  ...Object.values(ids).map((meetupId) => send(oneCalendar, { params: { slug, meetupId } })),
];

test("a group's calendar holds every date of the store, to the minute", async () => {
  const rows = await db.read((reader) => reader.list(Meetups, { where: { listed: true }, by: "startsAt" }));
  expect(rows.length).toBe(24);
  const shown = events(await read(send(groupCalendar, { params: { slug } }))).map(({ uid, start, end, status, sequence }) => ({
    uid,
    start: start.toISOString(),
    end: end?.toISOString(),
    status,
    sequence: Number(sequence),
  }));
  expect(shown).toEqual(
    rows.map(({ _id, startsAt, endsAt, status, sequence }) => ({
      uid: `${_id}@meetups.hobbyhub`,
      start: startsAt,
      end: endsAt,
      status: status === "cancelled" ? "CANCELLED" : "CONFIRMED",
      sequence,
    })),
  );
});

test("no private place, link or address is in any public calendar, and no line is too long", async () => {
  for (const feed of feeds()) {
    const text = await read(feed);
    // Folded lines joined again: a secret must not hide in a fold.
    const flat = text.replaceAll("\r\n ", "");
    for (const secret of [...SECRETS, "@example.com", rina.accountId]) expect(flat).not.toContain(secret);
    expect(events(text).length).toBeGreaterThan(0);
    expect(Math.max(...text.split("\r\n").map((one) => Buffer.byteLength(one)))).toBeLessThanOrEqual(75);
  }
});

test("a calendar that is known already is not sent again", async () => {
  const first = await send(publicCalendar, { path: "/meetups.ics" });
  const etag = first.headers.get("etag") ?? "";
  const again = await send(publicCalendar, { path: "/meetups.ics", headers: { "if-none-match": `"other", ${etag}` } });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
});

test("one's own calendar shows the place and link of what one goes to, and ends with its address", async () => {
  actAs(rina);
  const secretOf = async (answer: Response) => /calendars\/(.+)\.ics$/.exec((await answer.json()).url)?.[1] ?? "";
  const secret = await secretOf(await send(address));
  actAs(null);
  const mine = events(await read(send(personalCalendar, { params: { secret } })));
  expect(mine.map(({ summary }) => summary).sort((one, other) => (String(one) < String(other) ? -1 : 1))).toEqual(["Hidden", "Online"]);
  expect(mine.map(({ location }) => String(location)).join()).toContain(LINK);
  expect(mine.map(({ location }) => String(location)).join()).toContain(SECRETS[0]);
  actAs(rina);
  await send(reset, { method: "POST", body: {} });
  for (const wrong of [secret, `${secret}x`, secret.slice(0, 24), "nothing"])
    expect((await send(personalCalendar, { params: { secret: wrong } })).status).toBe(404);
});

test("who was banned after a meetup keeps it in their own calendar, without the link that the next one has too", async () => {
  const sadia = await person("sadia@example.com", "Sadia Islam");
  const { groupId, ownerId } = await aMeetingGroup(db);
  await db.write((tx) => join(tx, groupId, sadia.accountId, "member"));
  const times = { startsAt: inHours(2), endsAt: inHours(3) };
  const id = await plan(db, groupId, ownerId, { ...times, title: "Over", place: null, online: { link: LINK } }, now());
  await storesOf(db).rsvps.answer(id, { type: "go", accountId: sadia.accountId }, now());
  await db.write((tx) => tx.update(Meetups, id, { startsAt: inHours(-3), endsAt: inHours(-2) }));
  actAs(sadia);
  const { url } = await (await send(address)).json();
  const secret = new URL(url).pathname.slice("/calendars/".length, -".ics".length);
  const shown = async () =>
    events(await read(send(personalCalendar, { params: { secret } }))).map(({ summary, location }) => [summary, location]);
  expect(await shown()).toEqual([["Over", LINK]]);
  const owner = anActor({ accountId: ownerId });
  const ban = { type: "ban", reason: "Shouted." } as const;
  await db.write((tx) => takeStep(tx, { groupId, actor: owner, targetId: sadia.accountId, now: now(), act: ban }));
  expect(await shown()).toEqual([["Over", undefined]]);
});

test("the calendars of a group that was renamed stay at every address it had", async () => {
  const { groupId, ownerId } = await aMeetingGroup(db);
  const id = await plan(db, groupId, ownerId, { startsAt: inHours(5), endsAt: inHours(6) }, now());
  const slugNow = async () => (await db.read((reader) => reader.get(Groups, groupId)))?.slug ?? "";
  const rename = (groupName: string, visibility: "public" | "unlisted") =>
    groups.change(anActor({ accountId: ownerId }), groupId, { groupName, visibility }, false);
  const [before, after] = [await slugNow(), await rename("Café walks", "public").then(slugNow)];
  const [present, one] = [await read(send(groupCalendar, { params: { slug: after } })), `${id}@meetups.hobbyhub`];
  expect([before === after, present.includes(one)]).toEqual([false, true]);
  const unlisted = await rename("Café walks", "unlisted").then(slugNow);
  for (const old of [before, after, after.normalize("NFD"), unlisted]) {
    expect(await read(send(groupCalendar, { params: { slug: old } }))).toContain(one);
    expect(await read(send(oneCalendar, { params: { slug: old, meetupId: id } }))).toContain(one);
    expect((await send(oneCalendar, { params: { slug: old, meetupId: ids.open } })).status).toBe(404);
  }
});

test("search engines are not to list a calendar of an unlisted group, of one of its meetups or of a person", async () => {
  const { groupId, ownerId } = await aMeetingGroup(db);
  const meetupId = await plan(db, groupId, ownerId, { startsAt: inHours(5), endsAt: inHours(6) }, now());
  actAs(rina);
  const { url } = await (await send(address)).json();
  const secret = new URL(url).pathname.slice("/calendars/".length, -".ics".length);
  const said = async (answer: Promise<Response>) => (await answer).headers.get("x-robots-tag");
  const saidOfGroup = async () => {
    const slug = (await db.read((reader) => reader.get(Groups, groupId)))?.slug ?? "";
    return [await said(send(groupCalendar, { params: { slug } })), await said(send(oneCalendar, { params: { slug, meetupId } }))];
  };
  expect(await saidOfGroup()).toEqual([null, null]);
  await groups.change(anActor({ accountId: ownerId }), groupId, { visibility: "unlisted" }, false);
  expect(await saidOfGroup()).toEqual(["noindex", "noindex"]);
  expect(await said(send(publicCalendar, { path: "/meetups.ics" }))).toBe(null);
  expect(await said(send(personalCalendar, { params: { secret } }))).toBe("noindex");
});

test("what is not there is not found", async () => {
  expect((await send(groupCalendar, { params: { slug: "nowhere" } })).status).toBe(404);
  expect((await send(oneCalendar, { params: { slug: "nowhere", meetupId: ids.open } })).status).toBe(404);
  expect((await send(publicCalendar, { path: "/meetups.ics?category=Juggling" })).status).toBe(422);
});

test("the calendar of the whole site is kept, and another one as soon as any meetup changes", async () => {
  const all = () => read(send(publicCalendar, { path: "/meetups.ics" }));
  const running = () => read(send(publicCalendar, { path: "/meetups.ics?category=Running" }));
  const [before, narrowed] = [await all(), await running()];
  const reads = vi.spyOn(await database(), "read");
  expect([await all(), await running()]).toEqual([before, narrowed]);
  expect(reads).not.toHaveBeenCalled();
  const { rsvps, meetups } = storesOf(db);
  // Who goes stands in no public calendar.
  await rsvps.answer(ids.open, { type: "go", accountId: rina.accountId }, now());
  expect(await all()).toBe(before);
  expect(reads.mock.calls.length).toBeLessThanOrEqual(1);
  await meetups.edit(ids.open, { title: "Open and renamed" }, now());
  // What another process has changed is read every quarter of a second on MongoDB.
  for (const calendar of [all, running]) await vi.waitFor(async () => expect(await calendar()).toContain("Open and renamed"), PATIENCE);
  reads.mockRestore();
});

test("one's own calendar holds what one hosts too, and what one chose besides, marked as not certain and without its private place", async () => {
  const omar = await person("omar@example.com", "Omar Faruk");
  const { groupId, ownerId } = await aMeetingGroup(db);
  await db.write((tx) => join(tx, groupId, omar.accountId, "member"));
  const times = { startsAt: inHours(96), endsAt: inHours(98) };
  const make = (title: string, host: string, over: Record<string, unknown> = {}) =>
    plan(db, groupId, host, { ...times, title, place: { name: SECRETS[0] }, placeFor: "going", ...over }, now());
  await make("Hosted", omar.accountId);
  const full = await make("Full", ownerId, { capacity: 1 });
  const declined = await make("Declined", ownerId);
  await make("Open", ownerId);
  const { rsvps } = storesOf(db);
  for (const accountId of [ownerId, omar.accountId]) await rsvps.answer(full, { type: "go", accountId }, now());
  await rsvps.answer(declined, { type: "decline", accountId: omar.accountId }, now());
  actAs(omar);
  const { url } = await (await send(address)).json();
  const secret = new URL(url).pathname.slice("/calendars/".length, -".ics".length);
  const shown = async () =>
    events(await read(send(personalCalendar, { params: { secret } })))
      .map(({ summary, status, location }) => [String(summary), status, location ? "told" : "not told"])
      .sort((one, other) => byText(one[0] ?? "", other[0] ?? ""));
  const chosen = async (body: object) => (await send(choose, { method: "PUT", body })).json();
  const hosted = ["Hosted", "CONFIRMED", "told"];
  expect(await shown()).toEqual([["Full", "TENTATIVE", "not told"], hosted]);
  expect(await chosen({ waiting: false })).toEqual({ waiting: false, unanswered: false });
  expect(await shown()).toEqual([hosted]);
  expect(await chosen({ waiting: true, unanswered: true })).toEqual({ waiting: true, unanswered: true });
  expect(await shown()).toEqual([["Full", "TENTATIVE", "not told"], hosted, ["Open", "TENTATIVE", "not told"]]);
  expect((await send(choose, { method: "PUT", body: { waiting: "yes" } })).status).toBe(422);
  // A reset gives another address and keeps what was chosen.
  await send(reset, { method: "POST", body: {} });
  expect((await send(choose, { method: "PUT", body: {} })).status).toBe(200);
  expect(await chosen({})).toEqual({ waiting: true, unanswered: true });
});
