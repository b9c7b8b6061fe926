// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test, vi } from "vitest";
import { GET as cron } from "@/app/api/cron/route";
import { GET as health } from "@/app/api/health/route";
import { sendMessage } from "@/lib/contact/commands";
import { HOUR_MS, MINUTE_MS } from "@/lib/duration";
import { instant } from "@/lib/meetups/time-rules";
import { schedule } from "@/lib/platform/clock/schedule";
import { setRevalidate } from "@/lib/platform/http/revalidation";
import { send } from "@/tests/support/api";
import { aMeetingGroup, plan } from "@/tests/support/meetups";
import { closeStore, getStore } from "@/tests/support/nouns";

vi.hoisted(() => {
  process.env.CRON_SECRET = "a-secret-of-the-scheduler";
});

test.each([undefined, "a-secret-of-the-scheduler", "Bearer ", "Bearer a-secret-of-the-schedulex", "Basic a-secret-of-the-scheduler"])(
  "the scheduler's secret is needed, not %j",
  async (authorization) => {
    const response = await send(cron, authorization === undefined ? {} : { headers: { authorization } });
    expect(response.status).toBe(401);
  },
);

test("the scheduler with its secret has what is due done, and reads how much it was", async () => {
  await sendMessage({ name: "Rina", email: "rina@example.com", message: "Hello." });
  const response = await send(cron, { headers: { authorization: "Bearer a-secret-of-the-scheduler" } });
  expect([response.status, await response.json()]).toEqual([200, { done: 1 }]);
});

test("hands what the clock found out of date to Next: a host that keeps pages hears of it in no other way", async () => {
  const told: string[] = [];
  setRevalidate((topics) => void told.push(...topics));
  const now = Date.now();
  const { db } = await getStore();
  const { groupId, ownerId } = await aMeetingGroup(db);
  const times = { startsAt: instant(now - MINUTE_MS), endsAt: instant(now + HOUR_MS) };
  await plan(db, groupId, ownerId, times, instant(now - HOUR_MS));
  await db.write((tx) => schedule(tx, { kind: "meetup-clock", data: { since: instant(now - 2 * MINUTE_MS) } }));
  await send(cron, { headers: { authorization: "Bearer a-secret-of-the-scheduler" } });
  expect(told).toEqual(expect.arrayContaining(["meetups", `group-meetups:${groupId}`]));
  setRevalidate(() => undefined);
});

test("is live always, ready only while the store takes writes", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  expect(await (await send(health)).json()).toEqual({ status: "live" });
  const both = await Promise.all([1, 2].map(() => send(health, { path: "/api/health?ready" })));
  expect(await Promise.all(both.map((response) => response.json()))).toEqual([{ status: "ready" }, { status: "ready" }]);
  const store = await getStore();
  await store.close();
  vi.advanceTimersByTime(1000); // As long as the last answer is kept.
  expect((await send(health)).status).toBe(200);
  const response = await send(health, { path: "/api/health?ready" });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  vi.useRealTimers();
  await closeStore().catch(() => undefined);
});
