import { expect, test } from "vitest";
import { Events } from "@/lib/events/record";
import { runClock } from "@/lib/meetups/clock-jobs";
import { Calendars, CheckIns, Meetups, Rsvps, Series, SeriesRsvps } from "@/lib/meetups/record";
import { checkArchive, exportLines, importArchive } from "@/lib/platform/store/archive-file";
import type { Database } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import type { AnyRecord } from "@/lib/platform/store/record";
import { RECORDS } from "@/lib/records";
import { datesOf, expectTrueCounters, getRow as get, states } from "../support/meetup-rows";
import { aMeetingGroup, hours, member, NOW, plan, storesOf } from "../support/meetups";
import type { StoreKind } from "../support/store";

const FEE = { amount: 25_000, currency: "BDT", covers: "Breakfast", refund: "All of it", pay: "Cash" };

/** Meetups of every kind, with everything that hangs on them. */
async function community(db: Database) {
  const { groupId, ownerId } = await aMeetingGroup(db);
  const people = [await member(db, groupId), await member(db, groupId), await member(db, groupId)] as const;
  const [a, b, c] = people;
  const { meetups, rsvps, door } = storesOf(db);
  const full = await plan(db, groupId, ownerId, {
    capacity: 1,
    fee: FEE,
    bring: ["Water"],
    rsvpOpensAt: hours(-1),
    rsvpClosesAt: hours(70),
  });
  const weekly = await plan(db, groupId, ownerId, { repeats: { rule: "FREQ=WEEKLY", except: ["2026-12-01"] } });
  await plan(db, groupId, ownerId, { place: null, online: { link: "https://meet.example/x" } });
  const gone = await plan(db, groupId, ownerId, { place: { name: "Roof" }, placeFor: "going" });
  for (const accountId of people) await rsvps.answer(full, { type: "go", accountId }, NOW);
  const { seriesId } = await get(db, weekly);
  for (const accountId of [b, a]) await rsvps.answerSeries(seriesId ?? "", accountId, { guests: 0 }, NOW);
  await rsvps.answer(weekly, { type: "still-coming", accountId: a }, NOW);
  await meetups.edit(weekly, { title: "By hand" }, NOW);
  await meetups.cancel(gone, "this", "Fog", NOW);
  // A place is held while everything moves.
  await rsvps.answer(full, { type: "decline", accountId: a }, hours(60));
  await door.tap(weekly, c, { here: true, at: hours(72), byId: ownerId, guests: 1, paid: true });
  await door.walkIn(weekly, { here: true, at: hours(72), byId: ownerId, name: "Sadia", key: "one" });
  await db.write((tx) => tx.insert(Calendars, { _id: newId(), accountId: a, version: 3, waiting: false, unanswered: true }));
  return { full, seriesId, people };
}

async function linesOf(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(db, RECORDS)) lines.push(line);
  return lines;
}

const rowsOf = (lines: string[], record: AnyRecord) => lines.filter((line) => line.startsWith(`{"kind":"${record.name}"`));

/** From each store to each: what arrives is what left, to the byte, and goes on from there. */
export function meetupMovesContract(kinds: readonly StoreKind[]): void {
  const moves = kinds.flatMap((from) => kinds.map((to) => [from.name, to.name, from, to] as const));
  test.each(moves)("meetups move from %s to %s with all that hangs on them, and their clock goes on", async (_from, _to, from, to) => {
    const [old, fresh] = [await from.create(), await to.create()];
    const [before, after] = [await old.open(), await fresh.open()];
    try {
      const { full, seriesId, people } = await community(before.db);
      const lines = await linesOf(before.db);
      for (const record of [Meetups, Rsvps, Series, SeriesRsvps, CheckIns, Calendars, Events] as AnyRecord[])
        expect([record.name, rowsOf(lines, record).length > 0]).toEqual([record.name, record.archived]);
      const file = async function* () {
        yield* lines;
      };
      expect(await checkArchive(file, after.db, RECORDS)).toEqual({ records: lines.length - 1, leftOut: new Set() });
      expect(await importArchive(file, after.db, RECORDS, () => {})).toBe(lines.length - 1);
      expect((await linesOf(after.db)).slice(1)).toEqual(lines.slice(1));
      await expectTrueCounters(after.db);
      const [, b, c] = people;
      expect(await states(after.db, full)).toMatchObject({ [b]: "offered", [c]: "waiting" });
      const made = (await datesOf(after.db, seriesId)).length;
      await runClock(hours(24 * 15), async () => after.db);
      expect(await states(after.db, full)).toMatchObject({ [b]: "not-going", [c]: "waiting" });
      const dates = await datesOf(after.db, seriesId);
      expect(dates.length).toBe(made + 2);
      expect(await states(after.db, dates.at(-1)?._id ?? "")).toEqual({ [people[0]]: "going", [b]: "going" });
    } finally {
      await Promise.all([before.close(), after.close()]);
      await Promise.all([old.remove(), fresh.remove()]);
    }
  });
}
