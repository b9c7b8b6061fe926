// First: gives this file a store of its own.
import "@/tests/support/api";

import { afterEach, expect, test, vi } from "vitest";
import { updateMeetup } from "@/lib/meetups/commands";
import { getEditable } from "@/lib/meetups/desk-queries";
import { Meetups } from "@/lib/meetups/record";
import { database } from "@/lib/platform/store";
import { anActor } from "@/tests/support/actor";
import { aMeetingGroup, plan } from "@/tests/support/meetups";

afterEach(() => void vi.useRealTimers());

test("a series that was moved to days no rule has words for can still be changed and ended as one", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-02T08:00:00.000Z") });
  const db = await database();
  const { groupId, ownerId } = await aMeetingGroup(db);
  const owner = anActor({ accountId: ownerId });
  const now = new Date().toISOString();
  // The last Friday of a month, in the morning.
  const times = { startsAt: "2027-01-29T02:00:00.000Z", endsAt: "2027-01-29T04:00:00.000Z" };
  const id = await plan(db, groupId, ownerId, { ...times, repeats: { rule: "FREQ=MONTHLY;BYDAY=-1FR;COUNT=3" } }, now);
  const alone = await plan(db, groupId, ownerId, times, now);
  expect(await getEditable(owner, id)).toMatchObject({ inSeries: true, rule: expect.stringContaining("BYDAY=-1FR") });
  expect(await getEditable(owner, alone)).toMatchObject({ inSeries: false, rule: null });

  await updateMeetup(owner, id, { scope: "all", startsAt: "2027-01-30T02:00:00.000Z", endsAt: "2027-01-30T04:00:00.000Z" });
  expect(await getEditable(owner, id)).toMatchObject({ inSeries: true, rule: null });
  const rows = await db.read((reader) => reader.list(Meetups, { where: { groupId }, by: "startsAt" }));
  expect(rows.filter(({ seriesId }) => seriesId !== null)).toHaveLength(3);
});
