import { expect } from "vitest";
import { MINUTE_MS } from "@/lib/duration";
import { Events } from "@/lib/events/record";
import { runClock } from "@/lib/meetups/clock-jobs";
import { Series } from "@/lib/meetups/record";
import { instant, wallTime } from "@/lib/meetups/time-rules";
import { datesOf, getRow as get, states } from "../support/meetup-rows";
import { aMeetingGroup, hours, member, NOW, plan, storesOf } from "../support/meetups";
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

  test("dates that were moved to another day together keep it when all move by as much, and so do those that come later", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    // Wednesdays. The clock goes forward on the 28th of March, between the sixth and the seventh.
    const times = { startsAt: "2027-02-17T19:00", endsAt: "2027-02-17T21:00", zone: "Europe/Berlin" };
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, { ...times, repeats: { rule: "FREQ=WEEKLY;COUNT=8" } }));
    const ids = (await datesOf(db, seriesId)).map(({ _id }) => _id);
    const { meetups } = storesOf(db);
    await meetups.edit(ids[5] ?? "", { startsAt: "2027-03-25T20:00", scope: "following" }, NOW);
    await meetups.edit(ids[1] ?? "", { startsAt: "2027-02-24T18:00", scope: "all" }, NOW);
    const dates = await datesOf(db, seriesId);
    expect(dates.map(({ startsAt, zone }) => wallTime(startsAt, zone))).toEqual([
      ...["2027-02-17T18:00", "2027-02-24T18:00", "2027-03-03T18:00", "2027-03-10T18:00", "2027-03-17T18:00"],
      ...["2027-03-25T19:00", "2027-04-01T19:00", "2027-04-08T19:00"],
    ]);
    expect(dates.map(span)).toEqual(dates.map(() => 120));
    const series = await db.read((reader) => reader.get(Series, seriesId ?? ""));
    expect(series).toMatchObject({ time: "19:00", shiftDays: 1, zone: "Europe/Berlin" });
    // Another zone alone: each keeps its time on the wall.
    await meetups.edit(ids[6] ?? "", { zone: "Europe/London", scope: "all" }, NOW);
    expect((await datesOf(db, seriesId)).map(({ startsAt, zone }) => [wallTime(startsAt, zone).slice(11), zone])).toEqual([
      ...Array(5).fill(["18:00", "Europe/London"]),
      ...Array(3).fill(["19:00", "Europe/London"]),
    ]);
    // Past midnight, a day on.
    await meetups.edit(ids[0] ?? "", { startsAt: "2027-02-18T00:30", scope: "all" }, NOW);
    const moved = (await datesOf(db, seriesId)).map(({ startsAt, zone }) => wallTime(startsAt, zone));
    expect([moved[4], moved[7]]).toEqual(["2027-03-18T00:30", "2027-04-09T01:30"]);
  });

  test("a date that the clock had moved to after its jump comes back to the time of its series", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const times = { startsAt: "2027-03-21T04:30", endsAt: "2027-03-21T05:30", zone: "Europe/Berlin" };
    const { _id, seriesId } = await get(db, await plan(db, groupId, ownerId, { ...times, repeats: { rule: "FREQ=WEEKLY;COUNT=3" } }));
    const walls = async () => (await datesOf(db, seriesId)).map(({ startsAt, zone }) => wallTime(startsAt, zone).slice(11));
    const { meetups } = storesOf(db);
    // There is no 2:30 on the 28th.
    await meetups.edit(_id, { startsAt: "2027-03-21T02:30", scope: "all" }, NOW);
    expect(await walls()).toEqual(["02:30", "03:30", "02:30"]);
    await meetups.edit(_id, { startsAt: "2027-03-21T05:00", scope: "all" }, NOW);
    expect(await walls()).toEqual(["05:00", "05:00", "05:00"]);
  });

  test("a place for many takes the link of those that are online, and a link the place of those that have one", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=4" } }));
    const [first = "", , third = ""] = (await datesOf(db, seriesId)).map(({ _id }) => _id);
    const { meetups } = storesOf(db);
    const [online, place] = [{ link: "https://meet.example/a" }, { name: "The river", address: "", mapLink: null, howToFind: "" }];
    const wheres = async () => (await datesOf(db, seriesId)).map((date) => date.place?.name ?? date.online?.link);
    const whole = async () => (await datesOf(db, seriesId)).every((date) => (date.place === null) !== (date.online === null));
    await meetups.edit(third, { online, place: null, scope: "following" }, NOW);
    expect(await whole()).toBe(true);
    await meetups.edit(first, { place, scope: "all" }, NOW);
    expect([await whole(), await wheres()]).toEqual([true, Array(4).fill("The river")]);
    const series = await db.read((reader) => reader.get(Series, seriesId ?? ""));
    expect([series?.place?.name, series?.online]).toEqual(["The river", null]);
    await meetups.edit(first, { online, scope: "all" }, NOW);
    expect([await whole(), await wheres()]).toEqual([true, Array(4).fill(online.link)]);
    // What would leave another date with neither is refused.
    await meetups.edit(third, { place, scope: "following" }, NOW);
    await expect(meetups.edit(first, { place: null, scope: "all" }, NOW)).rejects.toMatchObject({ code: "invalid" });
    expect(await whole()).toBe(true);
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

  test("whoever stepped out and says every date again is taken in where a change has answers open later", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { _id, seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=2" } }));
    const { rsvps, meetups } = storesOf(db);
    const [back, gone] = [await member(db, groupId), await member(db, groupId)];
    for (const who of [back, gone]) await rsvps.answerSeries(seriesId ?? "", who, { guests: 0 }, NOW);
    await rsvps.declineSeries(seriesId ?? "", back, NOW);
    await rsvps.answer(_id, { type: "decline", accountId: gone }, NOW);
    await meetups.edit(_id, { rsvpOpensAt: hours(24) }, NOW);
    await rsvps.answerSeries(seriesId ?? "", back, { guests: 0 }, NOW);
    expect(await states(db, _id)).toEqual({ [back]: "not-going", [gone]: "not-going" });
    await runClock(hours(25), async () => db);
    expect(await states(db, _id)).toEqual({ [back]: "going", [gone]: "not-going" });
  });
}
