import { expect, test } from "vitest";
import { seedMeetups } from "@/lib/demo/meetups";
import { demoGroups } from "@/lib/demo/seed";
import { CheckIns, Meetups, Rsvps, Series } from "@/lib/meetups/record";
import { expectTrueCounters } from "@/tests/support/meetup-rows";
import { hours, NOW } from "@/tests/support/meetups";
import { freshStore } from "@/tests/support/store";

test("every demo group that runs has a meetup of every kind around the day of the seed; those that come next differ; once more adds nothing", async () => {
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
  const running = groups.filter(({ status }) => status === "ongoing");
  expect(running.length).toBeGreaterThan(20);
  for (const { _id } of running) {
    const own = meetups.filter(({ groupId }) => groupId === _id);
    const kinds = {
      "past with check-ins": own.some(({ startsAt, came }) => startsAt < NOW && came > 0),
      "this week": own.some(({ startsAt, status }) => startsAt > NOW && startsAt < hours(24 * 7) && status === "scheduled"),
      "a series": own.filter(({ seriesId }) => seriesId !== null).length > 1,
      "full, with a line": own.some(({ capacity, going, waiting }) => going === capacity && waiting > 0),
      "with a fee": own.some(({ fee }) => fee !== null),
      online: own.some(({ online }) => online !== null),
      cancelled: own.some(({ status }) => status === "cancelled"),
    };
    expect([_id, Object.entries(kinds).filter(([, there]) => !there)]).toEqual([_id, []]);
  }
  const next = meetups
    .filter(({ startsAt, seriesId }) => startsAt > NOW && seriesId === null)
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const page = next.slice(0, 16);
  expect(new Set(page.map(({ going }) => going)).size).toBeGreaterThan(3);
  expect(new Set(page.map(({ fee }) => fee?.amount ?? 0)).size).toBeGreaterThan(1);
  await remove();
});
