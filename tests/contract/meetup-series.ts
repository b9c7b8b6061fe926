import { expect } from "vitest";
import { MINUTE_MS } from "@/lib/duration";
import { Events } from "@/lib/events/record";
import { runClock } from "@/lib/meetups/clock-jobs";
import { Rsvps, Series } from "@/lib/meetups/record";
import { instant, wallTime } from "@/lib/meetups/time-rules";
import { datesOf, expectTrueCounters, getRow as get, states } from "../support/meetup-rows";
import { aMeetingGroup, hours, member, NOW, plan, storesOf } from "../support/meetups";
import type { StoreTest } from "../support/store-test";

const later = (at: string, minutes: number) => instant(Date.parse(at) + minutes * MINUTE_MS);
const minutesFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / MINUTE_MS;
const span = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => minutesFrom(startsAt, endsAt);

export function meetupSeriesContract(test: StoreTest): void {
  test("a series has its dates of 180 days; the clock makes the next ones, once", async ({ store: { db }, other }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const first = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY", except: ["2026-12-01"] } }));
    const made = await datesOf(db, first.seriesId);
    expect(made[0]?._id).toBe(first._id);
    expect(made.map(({ occursOn }) => occursOn).slice(0, 3)).toEqual(["2026-11-24", "2026-12-08", "2026-12-15"]);
    expect(made.at(-1)?.occursOn).toBe("2027-05-18");
    const later = hours(24 * 30);
    await Promise.all([runClock(later, async () => db), runClock(later, async () => other.db)]);
    const more = await datesOf(db, first.seriesId);
    expect(more.slice(0, made.length).map(({ _id }) => _id)).toEqual(made.map(({ _id }) => _id));
    expect(more.slice(made.length).map(({ occursOn }) => occursOn)).toEqual(["2027-05-25", "2027-06-01", "2027-06-08", "2027-06-15"]);
  });

  test("a series that the clock cannot go on with keeps no other waiting", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const weekly = async () => (await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY" } }))).seriesId ?? "";
    const [broken, whole] = [await weekly(), await weekly()];
    const made = (await datesOf(db, whole)).length;
    await db.write((tx) => tx.update(Series, broken, { zone: "Nowhere/At_All", madeThrough: "2026-12-01" }));
    const later = hours(24 * 30);
    await runClock(later, async () => db);
    expect((await datesOf(db, whole)).length).toBeGreaterThan(made);
    // It stays due, and is gone on with once it can be.
    await db.write((tx) => tx.update(Series, broken, { zone: "Asia/Dhaka" }));
    await runClock(later, async () => db);
    const [one, other] = await db.read((reader) => reader.getAll(Series, [broken, whole]));
    expect(one?.madeThrough).toBe(other?.madeThrough);
  });

  test("a series that ends makes no more", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=3" } }));
    expect((await datesOf(db, seriesId)).length).toBe(3);
    await runClock(hours(24 * 400), async () => db);
    expect((await datesOf(db, seriesId)).length).toBe(3);
  });

  test("a change reaches this date, those that follow, or all, and answers stay", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=5" } }));
    const ids = (await datesOf(db, seriesId)).map(({ _id }) => _id);
    const [, second = "", third = "", fourth = ""] = ids;
    const { rsvps, meetups } = storesOf(db);
    await rsvps.answer(fourth, { type: "go", accountId: ownerId }, NOW);
    await meetups.edit(second, { title: "By hand" }, NOW);
    await meetups.edit(third, { startsAt: "2026-12-09T18:00", scope: "following" }, NOW);
    const walls = async () => (await datesOf(db, seriesId)).map(({ startsAt, zone }) => wallTime(startsAt, zone));
    expect(await walls()).toEqual(["2026-11-24T16:00", "2026-12-01T16:00", "2026-12-09T18:00", "2026-12-16T18:00", "2026-12-23T18:00"]);
    await meetups.edit(fourth, { title: "All", scope: "all" }, NOW);
    expect((await datesOf(db, seriesId)).map(({ title }) => title)).toEqual(["All", "By hand", "All", "All", "All"]);
    await meetups.edit(fourth, { title: "Every one", scope: "all", alsoEdited: true }, NOW);
    expect((await datesOf(db, seriesId)).every(({ title }) => title === "Every one")).toBe(true);
    expect((await datesOf(db, seriesId)).map(({ _id }) => _id)).toEqual(ids);
    expect(await states(db, fourth)).toEqual({ [ownerId]: "going" });
    expect((await db.read((reader) => reader.get(Series, seriesId ?? "")))?.title).toBe("Every one");
  });

  test("what was changed by hand on one date stays its own, whatever else of it the others take over", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY;COUNT=4" } }));
    const [, second = "", third = ""] = (await datesOf(db, seriesId)).map(({ _id }) => _id);
    const { meetups, rsvps } = storesOf(db);
    await rsvps.answer(third, { type: "go", accountId: await member(db, groupId) }, NOW);
    const { startsAt } = await get(db, second);
    await meetups.edit(second, { startsAt: later(startsAt, 25 * 60), zone: "Asia/Kolkata" }, NOW);
    const walls = async () => (await datesOf(db, seriesId)).map((date) => [wallTime(date.startsAt, date.zone), date.zone, span(date)]);
    const before = await walls();
    const told = () => db.read((reader) => reader.count(Events, { kind: "meetup-changed" }));
    const toldBefore = await told();

    const closes = later(startsAt, 24 * 60);
    await meetups.edit(second, { rsvpClosesAt: closes, scope: "following" }, NOW);
    expect(await walls()).toEqual(before);
    expect((await datesOf(db, seriesId)).map((date) => minutesFrom(date.rsvpClosesAt, date.startsAt))).toEqual([0, 60, 60, 60]);
    expect(await told()).toBe(toldBefore);

    // The page sends start and zone along as they are.
    const chosen = await get(db, second);
    await meetups.edit(second, { startsAt: chosen.startsAt, endsAt: later(chosen.startsAt, 180), zone: chosen.zone, scope: "all" }, NOW);
    expect(await walls()).toEqual(before.map(([wall, zone]) => [wall, zone, 180]));
    const series = await db.read((reader) => reader.get(Series, seriesId ?? ""));
    expect(series).toMatchObject({ shiftDays: 0, time: "16:00", zone: "Asia/Dhaka", minutes: 180, closesBefore: 60 });
  });

  test("a series takes new words and a new time from the same change; half a change that its dates cannot keep is refused", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const over = { rsvpClosesAt: hours(48), repeats: { rule: "FREQ=WEEKLY" } };
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, over));
    const [, second = ""] = (await datesOf(db, seriesId)).map(({ _id }) => _id);
    const { meetups } = storesOf(db);
    await meetups.edit(second, { title: "Later", startsAt: "2026-12-01T18:00", scope: "following" }, NOW);
    const series = await db.read((reader) => reader.get(Series, seriesId ?? ""));
    expect(series).toMatchObject({ title: "Later", time: "18:00", minutes: 120, closesBefore: 24 * 60 });

    // Of the second date alone answers close late: the others would close before they open.
    const { startsAt } = await get(db, second);
    await meetups.edit(second, { rsvpClosesAt: startsAt }, NOW);
    const opens = { rsvpOpensAt: later(startsAt, -60), scope: "following" } as const;
    await expect(meetups.edit(second, opens, NOW)).rejects.toMatchObject({ code: "invalid" });
  });

  test("cancelling this and those that follow ends the series, and keeps the pages", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY" } }));
    const dates = await datesOf(db, seriesId);
    const { meetups } = storesOf(db);
    await meetups.edit(dates[4]?._id ?? "", { title: "By hand" }, NOW);
    await meetups.cancel(dates[2]?._id ?? "", "following", "We move", NOW);
    const standing = async () => (await datesOf(db, seriesId)).flatMap(({ status }, index) => (status === "scheduled" ? [index] : []));
    // What was changed by hand stays as it is unless asked.
    expect(await standing()).toEqual([0, 1, 4]);
    await meetups.cancel(dates[1]?._id ?? "", "following", "We move", NOW, true);
    expect(await standing()).toEqual([0]);
    await runClock(hours(24 * 100), async () => db);
    expect((await datesOf(db, seriesId)).length).toBe(dates.length);
  });

  test("every date takes people in, in the order in which they said so; one can be declined", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const over = { capacity: 1, repeats: { rule: "FREQ=WEEKLY" } };
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, over));
    const dates = await datesOf(db, seriesId);
    const [first = "", second = ""] = dates.map(({ _id }) => _id);
    const b = await member(db, groupId);
    const { rsvps } = storesOf(db);
    await rsvps.answer(first, { type: "decline", accountId: ownerId }, NOW);
    await rsvps.answerSeries(seriesId ?? "", ownerId, { guests: 0 }, NOW);
    await rsvps.answerSeries(seriesId ?? "", b, { guests: 0 }, NOW);
    expect(await states(db, first)).toEqual({ [ownerId]: "not-going", [b]: "going" });
    expect(await states(db, second)).toEqual({ [ownerId]: "going", [b]: "waiting" });
    await runClock(hours(24 * 14), async () => db);
    const latest = (await datesOf(db, seriesId)).at(-1)?._id ?? "";
    expect(latest).not.toBe(dates.at(-1)?._id);
    expect(await states(db, latest)).toEqual({ [ownerId]: "going", [b]: "waiting" });
    const out = hours(24 * 14);
    await rsvps.declineSeries(seriesId ?? "", ownerId, out);
    expect(await states(db, latest)).toEqual({ [ownerId]: "not-going", [b]: "going" });
    await rsvps.declineSeries(seriesId ?? "", b, out);
    await rsvps.answer(latest, { type: "go", accountId: ownerId }, out);
    await rsvps.answer(latest, { type: "decline", accountId: ownerId }, out);
    // Whoever stepped out by mistake is in again everywhere but where they said no to that one date.
    await rsvps.answerSeries(seriesId ?? "", ownerId, { guests: 0 }, out);
    expect(await states(db, latest)).toEqual({ [ownerId]: "not-going", [b]: "not-going" });
    const others = (await datesOf(db, seriesId)).filter(({ _id, startsAt }) => startsAt > out && _id !== latest);
    expect(others.length).toBeGreaterThan(2);
    for (const { _id } of others) expect(await states(db, _id)).toEqual({ [ownerId]: "going", [b]: "not-going" });
    await expectTrueCounters(db);
    const stranger = await member(db, groupId, null);
    await expect(rsvps.answerSeries(seriesId ?? "", stranger, { guests: 0 }, NOW)).rejects.toMatchObject({ code: "forbidden" });
  });

  test("whoever said every date comes in before anybody else, though the clock is late when answers have opened", async ({
    store: { db },
  }) => {
    const { rsvps, meetups } = storesOf(db);
    const opening = async (over: Record<string, unknown> = {}) => {
      const { groupId, ownerId } = await aMeetingGroup(db);
      const first = await plan(db, groupId, ownerId, { rsvpOpensAt: hours(24), repeats: { rule: "FREQ=WEEKLY;COUNT=2" }, ...over });
      const { seriesId } = await get(db, first);
      const early = await member(db, groupId);
      await rsvps.answerSeries(seriesId ?? "", early, { guests: 0 }, NOW);
      return { groupId, first, seriesId: seriesId ?? "", early };
    };
    const moved = await opening();
    await meetups.edit(moved.first, { startsAt: hours(73), endsAt: hours(75) }, hours(24.01));
    expect(await states(db, moved.first)).toEqual({ [moved.early]: "going" });
    const followed = await opening({ capacity: 1 });
    const late = await member(db, followed.groupId);
    await rsvps.answerSeries(followed.seriesId, late, { guests: 0 }, hours(24));
    expect(await states(db, followed.first)).toEqual({ [followed.early]: "going", [late]: "waiting" });
    await expectTrueCounters(db);
  });

  test("every date takes people in at the fee they saw, whatever it is by then", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const fee = (amount: number) => ({ amount, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" });
    const { seriesId, _id: first } = await get(db, await plan(db, groupId, ownerId, { fee: fee(100), repeats: { rule: "FREQ=WEEKLY" } }));
    const [early, late] = [await member(db, groupId), await member(db, groupId)];
    const { rsvps, meetups } = storesOf(db);
    const feesOf = async (meetupId: string) => {
      const answers = await db.read((reader) => reader.list(Rsvps, { where: { meetupId } }));
      return [early, late].map((who) => answers.find(({ accountId }) => accountId === who)?.fee?.amount);
    };
    await rsvps.answerSeries(seriesId ?? "", early, { guests: 0 }, NOW);
    await meetups.edit(first, { fee: fee(200), scope: "all" }, NOW);
    await rsvps.answerSeries(seriesId ?? "", late, { guests: 0 }, NOW);
    await meetups.edit(first, { fee: fee(300), scope: "all" }, NOW);
    await runClock(hours(24 * 14), async () => db);
    const latest = (await datesOf(db, seriesId)).at(-1)?._id ?? "";
    expect([await feesOf(first), await feesOf(latest)]).toEqual([
      [100, 200],
      [100, 200],
    ]);
    // Said once more, after a look at the fee of today.
    await rsvps.answerSeries(seriesId ?? "", early, { guests: 0 }, hours(24 * 14));
    await meetups.edit(latest, { fee: fee(150), scope: "all" }, hours(24 * 14));
    await runClock(hours(24 * 22), async () => db);
    expect(await feesOf((await datesOf(db, seriesId)).at(-1)?._id ?? "")).toEqual([150, 150]);
  });

  test("every date is said to the fee of the series: not at a date that costs something else by hand, and not to an older fee", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const fee = (amount: number) => ({ amount, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" });
    const { seriesId, _id: first } = await get(db, await plan(db, groupId, ownerId, { fee: fee(500), repeats: { rule: "FREQ=WEEKLY" } }));
    const id = seriesId ?? "";
    const accountId = await member(db, groupId);
    const { rsvps, meetups } = storesOf(db);
    await meetups.edit(first, { fee: null }, NOW);
    const atFree = { guests: 0, feeSeen: 0 };
    await expect(rsvps.answerSeries(id, accountId, atFree, NOW)).rejects.toMatchObject({ code: "conflict", reason: "fee_changed" });
    expect(await states(db, first)).toEqual({});
    // One who has answered every date that stands, on a page from before the fee rose.
    for (const { _id } of await datesOf(db, seriesId)) await rsvps.answer(_id, { type: "go", accountId }, NOW);
    await meetups.edit(first, { fee: fee(700), scope: "all" }, NOW);
    const atOld = { guests: 0, feeSeen: 500, currencySeen: "BDT" };
    await expect(rsvps.answerSeries(id, accountId, atOld, NOW)).rejects.toMatchObject({ code: "conflict", reason: "fee_changed" });
    await rsvps.answerSeries(id, accountId, { ...atOld, feeSeen: 700 }, NOW);
    const last = (await datesOf(db, seriesId)).length;
    await runClock(hours(24 * 14), async () => db);
    const made = (await datesOf(db, seriesId)).slice(last);
    const answers = await db.read((reader) => reader.list(Rsvps, { where: { meetupId: { in: made.map(({ _id }) => _id) } } }));
    expect(answers.map(({ fee }) => fee?.amount)).toEqual(made.map(() => 700));
    expect(made.length).toBeGreaterThan(0);
  });
}
