// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { GET as groupCalendar } from "@/app/api/calendars/groups/[slug]/route";
import { GET as publicCalendar } from "@/app/api/calendars/meetups/route";
import { POST } from "@/app/api/groups/[groupId]/meetups/route";
import { GET as readGroup } from "@/app/api/groups/[groupId]/route";
import { POST as createGroup } from "@/app/api/groups/route";
import { PUT } from "@/app/api/meetups/[meetupId]/route";
import sitemap from "@/app/sitemap";
import { HOUR_MS } from "@/lib/duration";
import { CALENDAR_EVENTS } from "@/lib/meetups/feed-api";
import { instant } from "@/lib/meetups/time-rules";
import { consumeInMemory } from "@/lib/platform/http/limits";
import { actAs, aGroup, person, send } from "@/tests/support/api";
import { input } from "@/tests/support/meetups";

const inHours = (hours: number) => instant(Math.ceil(Date.now() / HOUR_MS + hours) * HOUR_MS);

/** Somebody with an account of this very moment, and a group of theirs. */
async function newcomer(email: string): Promise<{ slug: string; plan: (over?: Record<string, unknown>) => Promise<Response> }> {
  const actor = { ...(await person(email)), createdAt: new Date().toISOString() };
  actAs(actor);
  const { insertedId: groupId } = await (await send(createGroup, { method: "POST", body: aGroup() })).json();
  const { slug } = await (await send(readGroup, { params: { groupId } })).json();
  return {
    slug,
    plan(over = {}) {
      actAs(actor);
      const times = { startsAt: inHours(1), endsAt: inHours(2) };
      return send(POST, { method: "POST", params: { groupId }, body: input({ ...times, ...over }) });
    },
  };
}

test("a new account plans ten meetups and series in an hour; what was refused is no meetup", async () => {
  const { plan } = await newcomer("flood@example.com");
  for (let round = 0; round < 10; round += 1) {
    expect((await plan({ endsAt: inHours(0) })).status).toBe(422);
    expect((await plan(round === 0 ? { repeats: { rule: "FREQ=WEEKLY;COUNT=3" } } : {})).status).toBe(201);
  }
  const refused = await plan();
  const { error } = await refused.json();
  expect([refused.status, error.code, error.message]).toEqual([
    429,
    "too_many_requests",
    "An account can plan some meetups at first, and more as it grows older; a series counts as one. Please plan the next a little later.",
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
  const calm = await newcomer("calm@example.com");
  expect((await calm.plan()).status).toBe(201);
});

test("the meetups of one group are edited a hundred times in an hour: each edit may be a mail to all who answered", async () => {
  const { plan } = await newcomer("restless@example.com");
  const meetups = [await (await plan()).json(), await (await plan()).json()].map(({ insertedId }) => insertedId as string);
  const edit = (round: number) =>
    send(PUT, { method: "PUT", params: { meetupId: meetups[round % 2] ?? "" }, body: { title: `Walk ${round}` } });
  for (let round = 0; round < 100; round += 1) expect((await edit(round)).status).toBe(200);
  const refused = await edit(100);
  expect([refused.status, (await refused.json()).error.code]).toEqual([429, "too_many_requests"]);
  const calm = await newcomer("steady@example.com");
  const { insertedId } = await (await calm.plan()).json();
  meetups.fill(insertedId);
  expect((await edit(101)).status).toBe(200);
});

test("of one group thirty dates stand in the calendar of all and in the sitemap, and the meetups of others beside them", async () => {
  const eager = await newcomer("eager@example.com");
  for (let round = 0; round < 3; round += 1)
    expect((await eager.plan({ title: "Every day", repeats: { rule: "FREQ=DAILY" } })).status).toBe(201);
  const honest = await newcomer("honest@example.com");
  const { insertedId } = await (await honest.plan({ title: "The one walk", startsAt: inHours(4000), endsAt: inHours(4002) })).json();
  const calendar = await (await send(publicCalendar, { path: "/meetups.ics" })).text();
  expect(calendar.match(/^SUMMARY:Every day/gm)).toHaveLength(30);
  expect(calendar).toContain("SUMMARY:The one walk");
  const listed = (await sitemap()).filter(({ url }) => /\/meetups\/[0-9a-f]{24}$/.test(url));
  expect(listed.filter(({ url }) => url.endsWith(insertedId))).toHaveLength(1);
  expect(listed.length).toBeLessThanOrEqual(30 * 4);
});

test("an address gets calendars until the events in them are too many, however few calendars they are", async () => {
  const { slug, plan } = await newcomer("daily@example.com");
  await plan({ repeats: { rule: "FREQ=DAILY;COUNT=30" } });
  const read = (address: string) => send(groupCalendar, { params: { slug }, headers: { "x-forwarded-for": address } });
  await consumeInMemory(CALENDAR_EVENTS, "198.51.100.1", CALENDAR_EVENTS.points - 100);
  const statuses = [];
  for (let round = 0; round < 4; round += 1) statuses.push((await read("198.51.100.1")).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await read("198.51.100.2")).status).toBe(200);
});
