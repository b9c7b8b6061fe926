// First: gives this file a store of its own.
import "@/tests/support/api";

import { afterEach, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "@/lib/duration";
import { MEETUP_JOBS } from "@/lib/meetups/jobs";
import { instant } from "@/lib/meetups/time-rules";
import type { DueWork } from "@/lib/platform/clock/record";
import { setRevalidate } from "@/lib/platform/http/revalidation";
import { database } from "@/lib/platform/store";
import { aMeetingGroup, plan } from "@/tests/support/meetups";

afterEach(() => setRevalidate(() => undefined));

/** One turn of the clock after a meetup began a minute ago; what Next is told by it. */
async function toldAfterStart(hostKeepsPages: boolean): Promise<{ groupId: string; told: string[] }> {
  const told: string[] = [];
  setRevalidate((topics) => void told.push(...topics), hostKeepsPages);
  const now = Date.now();
  const db = await database();
  const { groupId, ownerId } = await aMeetingGroup(db);
  const times = { startsAt: instant(now - MINUTE_MS), endsAt: instant(now + HOUR_MS) };
  await plan(db, groupId, ownerId, times, instant(now - HOUR_MS));
  const turn = MEETUP_JOBS["meetup-clock"];
  const again = await turn?.({ data: { since: instant(now - 2 * MINUTE_MS) } } as unknown as DueWork);
  expect(Date.parse(String(again?.data.since))).toBeGreaterThanOrEqual(now);
  return { groupId, told };
}

test("a host that keeps pages for all processes is told which ones a meetup that began made untrue", async () => {
  const { groupId, told } = await toldAfterStart(true);
  expect(told).toEqual(expect.arrayContaining(["meetups", `group-meetups:${groupId}`]));
});

test("where each page asks the store nobody else is told", async () => {
  expect((await toldAfterStart(false)).told).toEqual([]);
});
