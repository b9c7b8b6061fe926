// First: gives this file a store of its own.
import "@/tests/support/api";

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { HOUR_MS } from "@/lib/duration";
import { getMonth } from "@/lib/meetups/month-queries";
import { monthFrom } from "@/lib/meetups/month-rules";
import { addDays, dayIn, instant, nearestInstantOf } from "@/lib/meetups/time-rules";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { aMeetingGroup, plan } from "@/tests/support/meetups";

const ZONE = "Asia/Dhaka";
const before = process.env.SITE_TIME_ZONE;
// The day must not change between this file and what it asks.
vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
const today = dayIn(instant(Date.now()), ZONE);
const [month, day] = [monthFrom(today.slice(0, 7), 1), `${monthFrom(today.slice(0, 7), 1)}-15`];
const FEE = { amount: 25_000, currency: "BDT", covers: "Tea", refund: "All of it", pay: "Cash" };

let db: Database;

/** An hour from this time where the site is at home, titled with it. */
const planned = (groupId: string, ownerId: string, date: string, time: string, over: Record<string, unknown> = {}) => {
  const startsAt = nearestInstantOf(`${date}T${time}`, ZONE);
  const endsAt = instant(Date.parse(startsAt) + HOUR_MS);
  return plan(db, groupId, ownerId, { title: `At ${time}`, startsAt, endsAt, ...over }, instant(Date.now()));
};

beforeAll(async () => {
  process.env.SITE_TIME_ZONE = ZONE;
  db = await database();
  const { groupId, ownerId } = await aMeetingGroup(db);
  const on = (date: string, time: string, over?: Record<string, unknown>) => planned(groupId, ownerId, date, time, over);
  await on(addDays(day, -1), "23:30");
  for (const time of ["00:00", "06:00", "12:00", "18:00"]) await on(day, time);
  await on(day, "23:59", { fee: FEE, placeFor: "going" });
  await on(addDays(day, 1), "00:00");
});
afterAll(() => {
  vi.useRealTimers();
  process.env.SITE_TIME_ZONE = before ?? "";
});

test("a month has some of each day's meetups by the calendar of the site, and all of the chosen day's", async () => {
  const found = await getMonth({ day });
  const of = (date: string) => found?.items.filter((item) => item.day === date).map(({ title }) => title);
  expect(of(addDays(day, -1))).toEqual(["At 23:30"]);
  expect(of(day)).toEqual(["At 00:00", "At 06:00", "At 12:00"]);
  expect(found?.counts.filter((count) => count > 0)).toEqual([1, 5, 1]);
  expect(of(addDays(day, 1))).toEqual(["At 00:00"]);
  expect(found?.chosen.map(({ title }) => title)).toEqual(["At 00:00", "At 06:00", "At 12:00", "At 18:00", "At 23:59"]);
  expect(found).toMatchObject({ month, day, today, more: false, until: nearestInstantOf(`${addDays(today, 1)}T00:00`, ZONE) });
});

test("a month is narrowed down by hobby and fee, and tells no place that is for those who go", async () => {
  const narrowed = async (view: Parameters<typeof getMonth>[0]) => (await getMonth({ day, ...view }))?.chosen.length;
  expect(await narrowed({ category: "Running" })).toBe(5);
  expect(await narrowed({ category: "Fishing" })).toBe(0);
  expect(await narrowed({ free: true })).toBe(4);
  expect((await getMonth({ day }))?.chosen.map(({ place }) => place === null)).toEqual([false, false, false, false, true]);
});

test("without a day it is today's; what no calendar has, or lies too far away, is not there", async () => {
  expect(await getMonth({})).toMatchObject({ day: today, month: today.slice(0, 7) });
  expect(await getMonth({ day: `${today.slice(0, 4)}-02-30` })).toBeNull();
  expect(await getMonth({ day: "2026-13-01" })).toBeNull();
  expect(await getMonth({ day: `${monthFrom(today.slice(0, 7), 13)}-01` })).toBeNull();
  expect(await getMonth({ day: `${monthFrom(today.slice(0, 7), -13)}-01` })).toBeNull();
  const reach = { first: monthFrom(today.slice(0, 7), -12), last: monthFrom(today.slice(0, 7), 12) };
  expect(await getMonth({ day: `${reach.last}-01` })).toMatchObject({ chosen: [], reach });
  expect(await getMonth({ day: `${reach.first}-01` })).toMatchObject({ reach });
});
