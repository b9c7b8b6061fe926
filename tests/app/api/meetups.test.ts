// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POST as plan } from "@/app/api/groups/[groupId]/meetups/route";
import { POST as cancel } from "@/app/api/meetups/[meetupId]/cancellation/route";
import { PUT as edit } from "@/app/api/meetups/[meetupId]/route";
import { DELETE as decline, PUT as go, POST as goByForm, GET as standing } from "@/app/api/meetups/[meetupId]/rsvp/route";
import { Events } from "@/lib/events/record";
import { Meetups, Series } from "@/lib/meetups/record";
import { Memberships } from "@/lib/memberships/record";
import { database } from "@/lib/platform/store";
import { actAs, person, send } from "@/tests/support/api";
import { inHours, meetingPeople, meetupInput } from "@/tests/support/meetup-api";

type People = Awaited<ReturnType<typeof meetingPeople>>;
let { groupId, owner, rina, stranger, create, get } = {} as People;

beforeAll(async () => {
  ({ groupId, owner, rina, stranger, create, get } = await meetingPeople());
});
beforeEach(() => actAs(owner));

/** The next last Sunday of March, when Berlin's clocks jump from two to three. */
function springDay(): string {
  const days = Array.from({ length: 366 }, (_, ahead) => new Date(inHours(24 * (ahead + 1))));
  const spring = days.find((day) => day.getUTCMonth() === 2 && day.getUTCDate() > 24 && day.getUTCDay() === 0);
  return spring?.toISOString().slice(0, 10) ?? "";
}

const errorOf = async (response: Response) => (await response.json()).error;

describe("planning", () => {
  test("answers with the id, and anyone may read the meetup", async () => {
    const meetupId = await create({
      startsAt: inHours(72),
      fee: { amount: 250, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" },
    });
    actAs(null);
    expect(await get(meetupId)).toMatchObject({
      _id: meetupId,
      startsAt: inHours(72),
      endsAt: inHours(74),
      place: { name: "The gate", address: "" },
      capacity: null,
      fee: { amount: 250 },
      host: "Nusrat Jahan",
      places: { taken: 0, left: null, inLine: 0 },
      repeats: null,
    });
  });

  test("takes the time on the wall as well", async () => {
    const day = inHours(72).slice(0, 10);
    const meetupId = await create({ startsAt: `${day}T06:00`, endsAt: `${day}T08:30` });
    expect(await get(meetupId)).toMatchObject({ startsAt: `${day}T00:00:00.000Z`, endsAt: `${day}T02:30:00.000Z` });
  });

  test.each([
    ["title", { title: " " }],
    ["endsAt", { endsAt: inHours(71) }],
    ["startsAt", { startsAt: inHours(-1) }],
    ["startsAt", { startsAt: "soon" }],
    ["zone", { zone: "Mars/Olympus" }],
    ["zone", { zone: "+06:00" }],
    ["capacity", { capacity: 0 }],
    ["guestsAllowed", { guestsAllowed: 6 }],
    ["place", { place: null }],
    ["online", { online: { link: "https://meet.example/x" } }],
    ["online.link", { place: null, online: { link: "http://meet.example/x" } }],
    ["place.mapLink", { place: { name: "Here", mapLink: "javascript:alert(1)" } }],
    ["fee.currency", { fee: { amount: 250, currency: "XXZ", covers: "Tea", refund: "None", pay: "Cash" } }],
    ["fee.amount", { fee: { amount: 2.5, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" } }],
    ["rsvpClosesAt", { rsvpClosesAt: inHours(73) }],
    ["rsvpOpensAt", { rsvpOpensAt: inHours(72) }],
    ["rsvpOpensAt", { rsvpOpensAt: "9999-12-31T23:59:59-10:00" }],
    ["rsvpOpensAt", { rsvpOpensAt: "0000-01-01T00:00" }],
    ["rsvpClosesAt", { rsvpClosesAt: "9999-12-31T23:59:59-10:00" }],
    ["repeats.rule", { repeats: { rule: "FREQ=YEARLY" } }],
    ["repeats.rule", { repeats: { rule: "FREQ=DAILY;UNTIL=20200101" } }],
    ["hostId", { hostId: "0123456789abcdef01234567" }],
    ["hostId", { hostId: "" }],
    ["startsAt", { zone: "Europe/Berlin", startsAt: `${springDay()}T02:30`, endsAt: `${springDay()}T04:00` }],
    ["color", { color: "red" }],
  ])("says beside %s what is wrong", async (field, over) => {
    const response = await send(plan, { method: "POST", params: { groupId }, body: meetupInput(over) });
    expect(response.status).toBe(422);
    expect(Object.keys((await errorOf(response)).fields)).toContain(field);
  });

  test("is for organizers", async () => {
    for (const [actor, status] of [
      [rina, 403],
      [stranger, 403],
      [null, 401],
    ] as const) {
      actAs(actor);
      expect((await send(plan, { method: "POST", params: { groupId }, body: meetupInput() })).status).toBe(status);
    }
    actAs(owner);
    const nowhere = { groupId: "0123456789abcdef01234567" };
    expect((await send(plan, { method: "POST", params: nowhere, body: meetupInput() })).status).toBe(404);
  });
});

describe("changing", () => {
  test("changes the given fields only, and is for organizers", async () => {
    const meetupId = await create();
    const put = (body: unknown) => send(edit, { method: "PUT", params: { meetupId }, body });
    actAs(rina);
    expect((await put({ title: "Other" })).status).toBe(403);
    actAs(owner);
    expect(await (await put({ title: "Other" })).json()).toEqual({ modifiedCount: 1 });
    expect(await get(meetupId)).toMatchObject({ title: "Other", startsAt: inHours(72), place: { name: "The gate" } });
    expect((await put({ place: null })).status).toBe(422);
  });

  test.each([
    ["a meetup", {}, "this"],
    ["a date of a series", { repeats: { rule: "FREQ=WEEKLY;COUNT=3" } }, "this"],
    ["a whole series", { repeats: { rule: "FREQ=WEEKLY;COUNT=3" } }, "all"],
  ])("%s that is saved without a change stays as it is", async (_, more, scope) => {
    const db = await database();
    const all = () => db.read(async (reader) => [await reader.list(Meetups), await reader.list(Series), await reader.count(Events, {})]);
    const fee = { amount: 250, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" };
    const input = meetupInput({ startsAt: inHours(72), fee, ...more });
    const { repeats: _repeats, ...fields } = input as typeof input & { repeats?: unknown };
    const meetupId = await create(input);
    const before = await all();
    for (const body of [{ scope }, { ...fields, scope }]) {
      const answer = await send(edit, { method: "PUT", params: { meetupId }, body });
      expect([answer.status, await answer.json()]).toEqual([200, { modifiedCount: 0 }]);
    }
    expect(await all()).toEqual(before);
    const renamed = await send(edit, { method: "PUT", params: { meetupId }, body: { title: "Other", scope } });
    expect(await renamed.json()).toEqual({ modifiedCount: 1 });
  });

  test("a cancelled meetup keeps its page and changes no more", async () => {
    const meetupId = await create();
    const params = { meetupId };
    for (const body of [{}, { reason: "" }]) {
      const refused = await send(cancel, { method: "POST", params, body });
      expect(await errorOf(refused)).toMatchObject({ code: "invalid", fields: { reason: ["Say why; those who go read it."] } });
    }
    expect((await send(cancel, { method: "POST", params, body: { reason: "Fog" } })).status).toBe(200);
    expect(await get(meetupId)).toMatchObject({ status: "cancelled", cancelReason: "Fog", sequence: 1 });
    expect((await send(edit, { method: "PUT", params, body: { title: "Other" } })).status).toBe(409);
    expect((await send(go, { method: "PUT", params, body: {} })).status).toBe(409);
  });
});

describe("answering", () => {
  test("goes, waits, declines, and tells where one stands", async () => {
    const meetupId = await create({ capacity: 1 });
    const params = { meetupId };
    actAs(rina);
    const before = await (await send(standing, { params })).json();
    expect(before).toMatchObject({ state: "none", position: null, guests: 0, fee: null, can: { go: { allowed: true } } });
    const put = async (body: unknown = {}) => (await send(go, { method: "PUT", params, body })).json();
    expect(await put()).toMatchObject({ state: "going", position: null });
    expect(await put()).toMatchObject({ state: "going" });
    actAs(owner);
    expect(await put()).toMatchObject({ state: "waiting", position: 1, inLine: 1 });
    actAs(rina);
    expect(await (await send(decline, { method: "DELETE", params })).json()).toMatchObject({ state: "not-going" });
    actAs(owner);
    expect(await (await send(standing, { params })).json()).toMatchObject({ state: "going" });
    expect(await put({ stillComing: true })).toMatchObject({ state: "going", stillComing: true });
  });

  test("who waits has nothing to confirm, and is not told that their answer failed", async () => {
    const params = { meetupId: await create({ capacity: 2, guestsAllowed: 2 }) };
    actAs(rina);
    expect((await send(go, { method: "PUT", params, body: { guests: 1, stillComing: true } })).status).toBe(200);
    actAs(owner);
    const late = await send(go, { method: "PUT", params, body: { guests: 1, stillComing: true } });
    expect([late.status, await late.json()]).toMatchObject([200, { state: "waiting", position: 1 }]);
    const large = await send(go, { method: "PUT", params, body: { guests: 2 } });
    expect(await errorOf(large)).toMatchObject({ code: "invalid", message: "The meetup has fewer places in all than this." });
  });

  test("is refused to strangers with the next step, and to nobody signed in", async () => {
    const params = { meetupId: await create() };
    actAs(stranger);
    const refused = await send(go, { method: "PUT", params, body: {} });
    expect(refused.status).toBe(403);
    expect(await errorOf(refused)).toMatchObject({ code: "forbidden", reason: "members_only", next: "Join the group first." });
    actAs(null);
    expect((await send(go, { method: "PUT", params, body: {} })).status).toBe(401);
  });

  test("joins and goes in one step, or does neither", async () => {
    const newcomer = await person("newcomer@example.com");
    actAs(newcomer);
    const full = await create({ capacity: 1, guestsAllowed: 1 });
    actAs(newcomer);
    const put = (meetupId: string, body: unknown) => send(go, { method: "PUT", params: { meetupId }, body });
    const stateOf = async () =>
      (await (await database()).read((reader) => reader.first(Memberships, { groupId, accountId: newcomer.accountId })))?.state;
    expect((await put(full, { guests: 1, join: {} })).status).toBe(422);
    expect(await stateOf()).toBeUndefined();
    expect(await (await put(full, { join: {} })).json()).toMatchObject({ state: "going" });
    expect(await stateOf()).toBe("member");
    expect(await (await put(full, { join: {} })).json()).toMatchObject({ state: "going" });
  });

  test("asks again when the fee is another than was seen, and says when guests are too many", async () => {
    const fee = { amount: 250, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" };
    const params = { meetupId: await create({ fee }) };
    actAs(rina);
    const put = (body: unknown) => send(go, { method: "PUT", params, body });
    expect((await put({ feeSeen: 200 })).status).toBe(409);
    const tooMany = await put({ guests: 1, feeSeen: 250 });
    expect([tooMany.status, Object.keys((await errorOf(tooMany)).fields)]).toEqual([422, ["guests"]]);
    expect(await (await put({ feeSeen: 250 })).json()).toMatchObject({ state: "going", fee });
  });

  test("without scripts: shows the fee that changed meanwhile, and agrees to it when sent again", async () => {
    const params = { meetupId: await create({ fee: { amount: 25_000, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" } }) };
    actAs(rina);
    const post = (fields: Record<string, string>) =>
      send(goByForm, {
        method: "POST",
        params,
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const refused = await post({ method: "PUT", feeSeen: "20000", currencySeen: "EUR" });
    const page = await refused.text();
    expect([refused.status, page]).toEqual([409, expect.stringContaining("The fee has changed. It is Tk 250 for each person now.")]);
    const again = Object.fromEntries([...page.matchAll(/name="(\w+)" value="(\w*)"/g)].map(([, name = "", value = ""]) => [name, value]));
    expect((await post(again)).status).toBe(303);
    expect(await (await send(standing, { params })).json()).toMatchObject({ state: "going", fee: { amount: 25_000 } });
  });

  test("everyone signed in may go where the meetup is for everyone", async () => {
    const params = { meetupId: await create({ audience: "everyone" }) };
    actAs(stranger);
    expect(await (await send(go, { method: "PUT", params, body: {} })).json()).toMatchObject({ state: "going" });
  });
});
