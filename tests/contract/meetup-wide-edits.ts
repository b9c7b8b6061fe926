import { expect } from "vitest";
import { MINUTE_MS } from "@/lib/duration";
import { Events } from "@/lib/events/record";
import { instant, wallTime } from "@/lib/meetups/time-rules";
import { datesOf, getRow as get } from "../support/meetup-rows";
import { aMeetingGroup, member, NOW, plan, storesOf } from "../support/meetups";
import type { StoreTest } from "../support/store-test";

const later = (at: string, minutes: number) => instant(Date.parse(at) + minutes * MINUTE_MS);
const minutesFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / MINUTE_MS;
const span = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => minutesFrom(startsAt, endsAt);

export function meetupWideEditsContract(test: StoreTest): void {
  test("a date that was moved by hand keeps its time and its mark through changes that are asked of it too, until it is as the others", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=4" } }));
    const [first = "", second = "", third = ""] = (await datesOf(db, seriesId)).map(({ _id }) => _id);
    const { meetups } = storesOf(db);
    await meetups.edit(second, { startsAt: "2026-12-02T18:00" }, NOW);
    const moved = async () => (await datesOf(db, seriesId)).map(({ startsAt, zone, edited }) => [wallTime(startsAt, zone), edited])[1];
    await meetups.edit(first, { title: "All of us", scope: "all", alsoEdited: true }, NOW);
    expect([(await get(db, second)).title, await moved()]).toEqual(["All of us", ["2026-12-02T18:00", true]]);
    // Also where the change begins with it.
    await meetups.edit(second, { title: "Those that follow", scope: "following" }, NOW);
    expect(await moved()).toEqual(["2026-12-02T18:00", true]);
    await meetups.edit(third, { startsAt: "2026-12-08T17:00", scope: "all" }, NOW);
    expect(await moved()).toEqual(["2026-12-02T18:00", true]);
    await meetups.edit(third, { startsAt: "2026-12-08T17:30", scope: "all", alsoEdited: true }, NOW);
    expect(await moved()).toEqual(["2026-12-01T17:30", false]);
  });

  test("a move of many changes nothing else of the dates that differ from the chosen one", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=4" } }));
    const [first = "", , third = ""] = (await datesOf(db, seriesId)).map(({ _id }) => _id);
    const { meetups, rsvps } = storesOf(db);
    await rsvps.answer(first, { type: "go", accountId: await member(db, groupId) }, NOW);
    const { startsAt } = await get(db, third);
    await meetups.edit(third, { endsAt: later(startsAt, 180), rsvpClosesAt: later(startsAt, -60), scope: "following" }, NOW);
    const lengths = async () => (await datesOf(db, seriesId)).map((date) => [span(date), minutesFrom(date.rsvpClosesAt, date.startsAt)]);
    const before = await lengths();
    expect(before.map(([length]) => length)).toEqual([120, 120, 180, 180]);
    await meetups.edit(third, { startsAt: later(startsAt, -60), scope: "all" }, NOW);
    expect(await lengths()).toEqual(before);
    const told = await db.read((reader) => reader.first(Events, { kind: "meetup-changed" }));
    expect(told?.changes.map(({ what }) => what)).toEqual(["starts", "ends", "dates"]);
  });

  test("what changes in a later date alone is told as well, to whoever goes to it", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { _id, seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=4" } }));
    const [, , third = ""] = (await datesOf(db, seriesId)).map((date) => date._id);
    const { rsvps, meetups } = storesOf(db);
    const [a, b] = [await member(db, groupId), await member(db, groupId)];
    await rsvps.answerSeries(seriesId ?? "", a, { guests: 0 }, NOW);
    await rsvps.answer(_id, { type: "go", accountId: b }, NOW);
    const place = { name: "The river", address: "", mapLink: null, howToFind: "" };
    // The first has this place already.
    await meetups.edit(_id, { place }, NOW);
    const before = (await db.read((reader) => reader.list(Events, {}))).length;
    await meetups.edit(third, { place, startsAt: "2026-12-08T17:00", scope: "all", alsoEdited: true }, NOW);
    const events = (await db.read((reader) => reader.list(Events, { by: "_id" }))).slice(before);
    expect(events.map(({ people, changes }) => [people, changes.map(({ what }) => what)])).toEqual([
      [
        [a, b],
        ["starts", "ends", "dates"],
      ],
      [[a], ["starts", "ends", "place"]],
    ]);
    expect(events[0]?.meetupId).toBe(_id);
  });
}
