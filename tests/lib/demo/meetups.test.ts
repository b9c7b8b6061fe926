import { expect, test } from "vitest";
import { seedMeetups } from "@/lib/demo/meetups";
import { demoGroups } from "@/lib/demo/seed";
import { CheckIns, Meetups, Rsvps, Series } from "@/lib/meetups/record";
import { expectTrueCounters } from "@/tests/support/meetup-rows";
import { NOW } from "@/tests/support/meetups";
import { freshStore } from "@/tests/support/store";

test("every demo group that runs meets around the day of the seed; once more adds nothing", async () => {
  const { store, remove } = await freshStore();
  const groups = demoGroups();
  const read = () =>
    store.db.read((reader) =>
      Promise.all([Meetups, Rsvps, CheckIns, Series].map((record) => reader.list(record).then((rows) => rows.length))),
    );
  await seedMeetups(store.db, groups, NOW);
  const first = await read();
  await seedMeetups(store.db, groups, NOW);
  expect(await read()).toEqual(first);
  await expectTrueCounters(store.db);
  const meetups = await store.db.read((reader) => reader.list(Meetups));
  for (const { _id } of groups.filter(({ status }) => status === "ongoing")) {
    const own = meetups.filter(({ groupId }) => groupId === _id);
    expect(own.some(({ startsAt, came }) => startsAt < NOW && came > 0)).toBe(true);
    expect(own.some(({ startsAt }) => startsAt > NOW)).toBe(true);
  }
  expect(meetups.some(({ waiting }) => waiting > 0)).toBe(true);
  expect(meetups.some(({ fee }) => fee !== null)).toBe(true);
  expect(meetups.some(({ online }) => online !== null)).toBe(true);
  expect(meetups.some(({ status }) => status === "cancelled")).toBe(true);
  await remove();
});
