// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GET as calendar, POST as resetCalendar } from "@/app/api/accounts/me/calendar/route";
import { GET as groupList } from "@/app/api/groups/[groupId]/meetups/route";
import { GET as attendees } from "@/app/api/meetups/[meetupId]/attendees/route";
import { GET as attendeesCsv } from "@/app/api/meetups/[meetupId]/attendees.csv/route";
import { PUT as check, DELETE as uncheck } from "@/app/api/meetups/[meetupId]/checkins/[personId]/route";
import { GET as checkIns } from "@/app/api/meetups/[meetupId]/checkins/route";
import { GET as privatePart } from "@/app/api/meetups/[meetupId]/private/route";
import { PUT as edit } from "@/app/api/meetups/[meetupId]/route";
import { DELETE as decline, PUT as go } from "@/app/api/meetups/[meetupId]/rsvp/route";
import { POST as walkIn } from "@/app/api/meetups/[meetupId]/walk-ins/route";
import { GET as everything } from "@/app/api/meetups/route";
import { PUT as everyDate, DELETE as noDate } from "@/app/api/series/[seriesId]/rsvp/route";
import { DAY_MS } from "@/lib/duration";
import { env } from "@/lib/env";
import { Rsvps } from "@/lib/meetups/record";
import { dayIn, wallTime } from "@/lib/meetups/time-rules";
import { database } from "@/lib/platform/store";
import { actAs, send } from "@/tests/support/api";
import { inHours, meetingPeople } from "@/tests/support/meetup-api";
import { byText } from "@/tests/support/records";

type People = Awaited<ReturnType<typeof meetingPeople>>;
let { groupId, owner, rina, stranger, create, get } = {} as People;

beforeAll(async () => {
  ({ groupId, owner, rina, stranger, create, get } = await meetingPeople());
});
beforeEach(() => actAs(owner));

test("the private place and link are for those who go", async () => {
  const link = "https://meet.example/secret-room";
  const meetupId = await create({ place: null, online: { link }, description: "Read chapter one." });
  const hidden = await create({ place: { name: "Rooftop of house 12" }, placeFor: "going" });
  const params = { meetupId };
  actAs(rina);
  expect((await send(privatePart, { params })).status).toBe(403);
  for (const id of [meetupId, hidden]) {
    const text = JSON.stringify([await get(id), await (await send(groupList, { params: { groupId } })).json()]);
    expect(text).not.toMatch(/secret-room|Rooftop/);
  }
  await send(go, { method: "PUT", params, body: {} });
  expect(await (await send(privatePart, { params })).json()).toEqual({ place: null, online: { link } });
  await send(go, { method: "PUT", params: { meetupId: hidden }, body: {} });
  expect(await (await send(privatePart, { params: { meetupId: hidden } })).json()).toMatchObject({
    place: { name: "Rooftop of house 12" },
  });
});

test("who reads on in the list of those who come goes on where they were, whoever steps out meanwhile", async () => {
  const meetupId = await create({ audience: "everyone" });
  const params = { meetupId };
  const answer = (who: typeof rina, method: "PUT" | "DELETE") => {
    actAs(who);
    return method === "PUT" ? send(go, { method, params, body: {} }) : send(decline, { method, params });
  };
  for (const who of [rina, stranger, owner]) expect((await answer(who, "PUT")).status).toBe(200);
  const rows = await (await database()).read((reader) => reader.list(Rsvps, { where: { meetupId }, by: "_id" }));
  const read = async (after: string) => {
    actAs(owner);
    const path = `/api/meetups/${meetupId}/attendees?after=${after}`;
    const seen = await send(attendees, { params, path });
    return [seen.status, ((await seen.json()).items ?? []).map(({ _id }: { _id: string }) => _id)];
  };
  const [first = ""] = rows.map(({ _id }) => _id);
  expect(await read(first)).toEqual([200, [stranger.accountId, owner.accountId]]);
  await answer(rina, "DELETE");
  expect(await read(first)).toEqual([200, [stranger.accountId, owner.accountId]]);
  expect((await read("nowhere"))[0]).toBe(404);
});

test("a series has many dates: every date, and none", async () => {
  const first = await create({ repeats: { rule: "FREQ=WEEKLY;COUNT=3" } });
  const { seriesId, repeats } = await get(first);
  expect(repeats).toEqual({ rule: "FREQ=WEEKLY" });
  actAs(rina);
  const params = { seriesId };
  const said = await (await send(everyDate, { method: "PUT", params, body: { guests: 0 } })).json();
  expect(said).toMatchObject({ everyDate: true, dates: [{ meetupId: first, state: "going" }, { state: "going" }, { state: "going" }] });
  const taken = await (await send(noDate, { method: "DELETE", params })).json();
  expect(taken).toMatchObject({ everyDate: false, dates: [{ state: "not-going" }, { state: "not-going" }, { state: "not-going" }] });
});

test("a series that was moved to another day says that day, on each date from there on", async () => {
  const soon = new Date(Date.now() + 7 * DAY_MS);
  const wednesday = soon.getTime() + ((3 - soon.getUTCDay() + 7) % 7) * DAY_MS;
  const on = (day: number) => {
    const date = new Date(day).toISOString().slice(0, 10);
    return { startsAt: `${date}T19:00`, endsAt: `${date}T21:00` };
  };
  const first = await create({ ...on(wednesday), repeats: { rule: "FREQ=WEEKLY;BYDAY=WE;COUNT=3" } });
  actAs(rina);
  const { dates } = await (await send(everyDate, { method: "PUT", params: { seriesId: (await get(first)).seriesId }, body: {} })).json();
  const ids: string[] = dates.map(({ meetupId }: { meetupId: string }) => meetupId);
  actAs(owner);
  const body = { ...on(wednesday + 8 * DAY_MS), scope: "following" };
  expect((await send(edit, { method: "PUT", params: { meetupId: ids[1] ?? "" }, body })).status).toBe(200);
  const rules = (await Promise.all(ids.map(get))).map(({ repeats }) => repeats.rule);
  expect(rules).toEqual(["FREQ=WEEKLY;BYDAY=WE", "FREQ=WEEKLY;BYDAY=TH", "FREQ=WEEKLY;BYDAY=TH"]);
});

const byOwner = () => ({ _id: owner.accountId, displayName: "Nusrat Jahan" });

describe("at the door", () => {
  test("hosts see who comes, mark them, and take the mark back", async () => {
    const meetupId = await create();
    const params = { meetupId };
    actAs(rina);
    await send(go, { method: "PUT", params, body: {} });
    const door = { meetupId, personId: rina.accountId };
    expect((await send(check, { method: "PUT", params: door, body: {} })).status).toBe(403);
    const seen = await (await send(attendees, { params })).json();
    expect(seen.items).toEqual([
      expect.objectContaining({ _id: rina.accountId, displayName: "Rina Akter", state: "going", checkIn: null, stillComing: null }),
    ]);
    actAs(owner);
    expect(await (await send(check, { method: "PUT", params: door, body: { paid: true } })).json()).toMatchObject({
      here: true,
      paid: true,
    });
    expect((await (await send(attendees, { params })).json()).items[0]).toMatchObject({ checkIn: { here: true, paid: true } });
    expect(await (await send(uncheck, { method: "DELETE", params: door })).json()).toMatchObject({ here: false, paid: true });
    const added = await send(walkIn, { method: "POST", params, body: { name: "Sadia", guests: 1 } });
    expect([added.status, await added.json()]).toEqual([
      201,
      expect.objectContaining({ name: "Sadia", here: true, guests: 1, walkIn: true, notGoing: false }),
    ]);
    // Two walk-ins with an empty key would be one.
    expect((await send(walkIn, { method: "POST", params, body: { name: "Omar", key: "" } })).status).toBe(422);
    const marked = await (await send(checkIns, { params })).json();
    expect(marked).toEqual({
      items: [
        expect.objectContaining({
          ...{ personId: rina.accountId, name: "Rina Akter", walkIn: false, notGoing: false, here: false, by: byOwner() },
        }),
        expect.objectContaining({ name: "Sadia", walkIn: true, here: true, guests: 1, by: byOwner() }),
      ],
      next: null,
    });
    actAs(rina);
    await send(decline, { method: "DELETE", params });
    actAs(owner);
    expect((await (await send(checkIns, { params })).json()).items).toMatchObject([{ notGoing: true }, { notGoing: false }]);
    // The answer to a tap says it too: the phone that welcomes them need not wait for the list.
    const said = { notGoing: true, walkIn: false };
    expect(await (await send(check, { method: "PUT", params: door, body: {} })).json()).toMatchObject(said);
    expect(await (await send(uncheck, { method: "DELETE", params: door })).json()).toMatchObject(said);
    actAs(stranger);
    expect((await send(attendees, { params })).status).toBe(403);
    expect((await send(checkIns, { params })).status).toBe(403);
  });

  test("hosts, and nobody else, see who comes for the first time", async () => {
    const [earlier, later] = [await create(), await create({ startsAt: inHours(200), endsAt: inHours(202) })];
    const seen = async () => (await (await send(attendees, { params: { meetupId: later } })).json()).items[0].firstTime;
    actAs(rina);
    await send(go, { method: "PUT", params: { meetupId: later }, body: {} });
    expect(await seen()).toBeNull();
    actAs(owner);
    expect(await seen()).toBe(true);
    await send(check, { method: "PUT", params: { meetupId: later, personId: rina.accountId }, body: { at: inHours(-1) } });
    expect(await seen()).toBe(true);
    await send(check, { method: "PUT", params: { meetupId: earlier, personId: rina.accountId }, body: { at: inHours(-1) } });
    expect(await seen()).toBe(false);
  });

  test("a member who hosts sees who is here, another member does not", async () => {
    const meetupId = await create({ hostId: rina.accountId });
    const params = { meetupId };
    actAs(rina);
    expect((await send(checkIns, { params })).status).toBe(200);
    expect((await send(walkIn, { method: "POST", params, body: { name: "Sadia" } })).status).toBe(201);
    const other = await create();
    actAs(rina);
    expect((await send(checkIns, { params: { meetupId: other } })).status).toBe(403);
  });
});

test("hosts take the list along as a table in which no name is a formula, and no address stands", async () => {
  const fee = { amount: 25_000, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" };
  const meetupId = await create({ capacity: 2, guestsAllowed: 1, fee });
  const params = { meetupId };
  actAs(rina);
  await send(go, { method: "PUT", params, body: { guests: 1, feeSeen: 25_000 } });
  expect((await send(attendeesCsv, { params })).status).toBe(403);
  actAs(owner);
  await send(go, { method: "PUT", params, body: {} });
  const read = async () => (await send(attendeesCsv, { params })).text();
  const columns = '"Name","Answer","Guests","Still coming","Fee","Paid","Came","Here since"';
  expect(await read()).toBe(
    [columns, '"Rina Akter","Going","1","","Tk 500","","",""', '"Nusrat Jahan","Waiting","0","","Tk 250","","",""', ""].join("\r\n"),
  );
  const door = { meetupId, personId: rina.accountId };
  const at = inHours(-1);
  await send(check, { method: "PUT", params: door, body: { paid: true, guests: 0, at } });
  await send(walkIn, { method: "POST", params, body: { name: '=HYPERLINK("https://evil.example")', at } });
  const since = wallTime(at, "Asia/Dhaka").replace("T", " ");
  const answer = await send(attendeesCsv, { params });
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const text = await answer.text();
  expect(text.split("\r\n")).toEqual([
    columns,
    `"Rina Akter","Going","0","","Tk 250","Yes","Yes","${since}"`,
    '"Nusrat Jahan","Waiting","0","","Tk 250","","",""',
    `"'=HYPERLINK(""https://evil.example"")","Walk-in","0","","Tk 250","","Yes","${since}"`,
    "",
  ]);
  expect(text).not.toContain("@");
});

describe("lists", () => {
  test("hold what comes, by start, in pages", async () => {
    actAs(owner);
    await create({ title: "Tomorrow", startsAt: inHours(24), endsAt: inHours(25), repeats: { rule: "FREQ=DAILY;COUNT=30" } });
    actAs(null);
    const path = (after = "") => `/api/meetups?category=Running${after && `&after=${after}`}`;
    const first = await (await send(everything, { path: path() })).json();
    expect(first.items.length).toBe(16);
    const starts = first.items.map(({ startsAt }: { startsAt: string }) => startsAt);
    expect(starts).toEqual(starts.toSorted(byText));
    const second = await (await send(everything, { path: path(first.next) })).json();
    expect(second.items[0].startsAt >= starts.at(-1)).toBe(true);
    const free = await (await send(everything, { path: "/api/meetups?free=1" })).json();
    expect(free.items.every(({ fee }: { fee: unknown }) => fee === null)).toBe(true);
    expect((await (await send(everything, { path: "/api/meetups?category=Fishing" })).json()).items).toEqual([]);
  });

  test("take a span of days or instants, and refuse anything else", async () => {
    const day = dayIn(inHours(24), env().SITE_TIME_ZONE);
    const inside = await (await send(groupList, { path: `/x?from=${day}&to=${day}`, params: { groupId } })).json();
    expect(inside.items.length).toBeGreaterThan(0);
    expect((await send(groupList, { path: "/x?from=tomorrow", params: { groupId } })).status).toBe(422);
    expect((await send(groupList, { path: "/x?after=0123456789abcdef01234567", params: { groupId } })).status).toBe(404);
    expect((await send(groupList, { params: { groupId: "0123456789abcdef01234567" } })).status).toBe(404);
  });
});

test("one's own calendar has a secret address, and a reset gives another", async () => {
  const url = async (response: Response) => (await response.json()).url as string;
  const first = await url(await send(calendar));
  expect(first).toMatch(/^http:\/\/localhost:3000\/calendars\/[\w-]{40,}\.ics$/);
  expect(await url(await send(calendar))).toBe(first);
  expect(await url(await send(resetCalendar, { method: "POST", body: {} }))).not.toBe(first);
  actAs(rina);
  expect(await url(await send(calendar))).not.toBe(first);
});
