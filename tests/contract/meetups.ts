import { expect } from "vitest";
import { lineInWords } from "@/components/meetups/line-words";
import { AccountRemoved } from "@/lib/accounts/occasions";
import { DAY_MS } from "@/lib/duration";
import { runClock } from "@/lib/meetups/clock-jobs";
import { CheckIns, Rsvps, SeriesRsvps } from "@/lib/meetups/record";
import { MemberLeft } from "@/lib/memberships/occasions";
import { tell } from "@/lib/platform/store/occasions";
import { datesOf, expectTrueCounters, getRow as get, states } from "../support/meetup-rows";
import { aMeetingGroup, hours, member, NOW, plan, storesOf } from "../support/meetups";
import type { StoreTest } from "../support/store-test";

export function meetupsContract(test: StoreTest): void {
  test("a meetup is found as it was planned", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const fee = { amount: 25_000, currency: "BDT", covers: "Breakfast", refund: "All of it", pay: "Cash" };
    const id = await plan(db, groupId, ownerId, { fee, bring: ["Water"], capacity: 5 });
    expect(await get(db, id)).toMatchObject({
      ...{ groupId, hostId: ownerId, fee, bring: ["Water"], capacity: 5, seriesId: null, isFree: false, sequence: 0 },
      place: { name: "The gate of Shankhari Bazar", address: "", mapLink: null, howToFind: "" },
      startsAt: hours(72),
      rsvpClosesAt: hours(72),
    });
  });

  test("people go, wait, and move up in the step that frees a place", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId, { capacity: 2, guestsAllowed: 1 });
    const [a, b, c] = [await member(db, groupId), await member(db, groupId), await member(db, groupId)];
    const { rsvps } = storesOf(db);
    await rsvps.answer(id, { type: "go", accountId: a, guests: 1 }, NOW);
    await rsvps.answer(id, { type: "go", accountId: b }, NOW);
    await rsvps.answer(id, { type: "go", accountId: c }, NOW);
    expect(await states(db, id)).toEqual({ [a]: "going", [b]: "waiting", [c]: "waiting" });
    await rsvps.answer(id, { type: "go", accountId: a, guests: 0 }, NOW);
    expect(await states(db, id)).toEqual({ [a]: "going", [b]: "going", [c]: "waiting" });
    await rsvps.answer(id, { type: "decline", accountId: b }, NOW);
    expect(await states(db, id)).toEqual({ [a]: "going", [b]: "not-going", [c]: "going" });
    await expectTrueCounters(db);
  });

  test("who may not go is refused, and nothing changes", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId);
    const stranger = await member(db, groupId, null);
    const { rsvps, meetups } = storesOf(db);
    await expect(rsvps.answer(id, { type: "go", accountId: stranger }, NOW)).rejects.toMatchObject({
      code: "forbidden",
      reason: "members_only",
    });
    await expect(rsvps.answer(id, { type: "go", accountId: ownerId }, hours(72))).rejects.toMatchObject({
      code: "conflict",
      reason: "closed",
    });
    await meetups.cancel(id, "this", "Fog", NOW);
    await expect(rsvps.answer(id, { type: "go", accountId: ownerId }, NOW)).rejects.toMatchObject({ reason: "cancelled" });
    await expect(rsvps.answer("0123456789abcdef01234567", { type: "go", accountId: ownerId }, NOW)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await states(db, id)).toEqual({});
  });

  test("whoever would have to join a group that is full is sent to its waitlist, and whoever may come without joining is not", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db, { maxMembers: 1 });
    const stranger = await member(db, groupId, null);
    const { rsvps } = storesOf(db);
    const go = (id: string, accountId: string) => rsvps.answer(id, { type: "go", accountId }, NOW);
    const id = await plan(db, groupId, ownerId);
    await expect(go(id, stranger)).rejects.toMatchObject({ code: "forbidden", reason: "group_full" });
    expect(await go(id, ownerId)).toMatchObject({ state: "going" });
    expect(await go(await plan(db, groupId, ownerId, { audience: "everyone" }), stranger)).toMatchObject({ state: "going" });
  });

  test("once answers are closed guests can be left at home, and nobody comes in", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId, { guestsAllowed: 3, rsvpClosesAt: hours(60) });
    const { rsvps } = storesOf(db);
    const go = (guests: number | undefined, now: string) => rsvps.answer(id, { type: "go", accountId: ownerId, guests }, now);
    await go(2, NOW);
    expect(await go(1, hours(61))).toMatchObject({ state: "going", guests: 1 });
    expect(await go(undefined, hours(61))).toMatchObject({ state: "going", guests: 1 });
    await expect(go(2, hours(61))).rejects.toMatchObject({ code: "conflict", reason: "closed" });
    await expect(go(0, hours(73))).rejects.toMatchObject({ code: "conflict", reason: "started" });
    expect((await get(db, id)).going).toBe(2);
    await expectTrueCounters(db);
  });

  test("in the last day places are offered, and the clock passes on what nobody took", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId, { capacity: 1 });
    const [b, c] = [await member(db, groupId), await member(db, groupId)];
    const { rsvps } = storesOf(db);
    for (const accountId of [ownerId, b, c]) await rsvps.answer(id, { type: "go", accountId }, NOW);
    // Eight hours before, at eight in the evening of Dhaka.
    await rsvps.answer(id, { type: "decline", accountId: ownerId }, hours(64));
    expect(await states(db, id)).toMatchObject({ [b]: "offered", [c]: "waiting" });
    const { dueAt } = await get(db, id);
    expect(dueAt).not.toBeNull();
    const open = async () => db;
    expect(await runClock(hours(64), open)).toBe(0);
    expect(await runClock(dueAt ?? "", open)).toBe(1);
    expect(await states(db, id)).toMatchObject({ [b]: "not-going", [c]: "offered" });
    await rsvps.answer(id, { type: "go", accountId: c }, dueAt ?? "");
    expect(await states(db, id)).toMatchObject({ [c]: "going" });
    expect((await get(db, id)).dueAt).toBeNull();
    await expectTrueCounters(db);
  });

  test("one meetup knows nothing of the offers and the line of another", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const [one, other] = [await plan(db, groupId, ownerId, { capacity: 1 }), await plan(db, groupId, ownerId, { capacity: 1 })];
    const people = [await member(db, groupId), await member(db, groupId), await member(db, groupId)] as const;
    const [a, b, c] = people;
    const { rsvps } = storesOf(db);
    for (const id of [one, other]) for (const accountId of people) await rsvps.answer(id, { type: "go", accountId }, NOW);
    for (const id of [one, other]) await rsvps.answer(id, { type: "decline", accountId: a }, hours(64));
    const { dueAt } = await get(db, one);
    await rsvps.answer(one, { type: "go", accountId: b }, hours(64));
    await runClock(dueAt ?? "", async () => db);
    expect(await states(db, one)).toEqual({ [a]: "not-going", [b]: "going", [c]: "waiting" });
    expect(await states(db, other)).toEqual({ [a]: "not-going", [b]: "not-going", [c]: "offered" });
    await expectTrueCounters(db);
  });

  test("more places go to the line at once; fewer put nobody out", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId, { capacity: 1 });
    const b = await member(db, groupId);
    const { rsvps, meetups } = storesOf(db);
    for (const accountId of [ownerId, b]) await rsvps.answer(id, { type: "go", accountId }, NOW);
    await meetups.edit(id, { capacity: 2 }, NOW);
    expect(await states(db, id)).toEqual({ [ownerId]: "going", [b]: "going" });
    await meetups.edit(id, { capacity: 1 }, NOW);
    expect(await states(db, id)).toEqual({ [ownerId]: "going", [b]: "going" });
  });

  test("what matters to a calendar raises the sequence; a longer text does not", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId);
    const { meetups } = storesOf(db);
    await meetups.edit(id, { description: "Longer" }, hours(1));
    expect(await get(db, id)).toMatchObject({ sequence: 0, updatedAt: hours(1) });
    await meetups.edit(id, { startsAt: hours(80) }, hours(2));
    expect(await get(db, id)).toMatchObject({ sequence: 1, startsAt: hours(80), endsAt: hours(82), rsvpClosesAt: hours(80) });
    await meetups.cancel(id, "this", "Fog", hours(3));
    expect(await get(db, id)).toMatchObject({ sequence: 2, status: "cancelled", cancelReason: "Fog", updatedAt: hours(3) });
  });

  test("leaving takes the answers along in the same step, and the places go to the line", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { seriesId } = await get(db, await plan(db, groupId, ownerId, { capacity: 1, repeats: { rule: "FREQ=WEEKLY;COUNT=2" } }));
    const [first = "", second = ""] = (await datesOf(db, seriesId)).map(({ _id }) => _id);
    const [a, b] = [await member(db, groupId), await member(db, groupId)];
    const { rsvps } = storesOf(db);
    for (const accountId of [a, b]) await rsvps.answerSeries(seriesId ?? "", accountId, { guests: 0 }, NOW);
    // After the first date is over: what was is not rewritten.
    await db.write((tx) => tell(tx, MemberLeft, { groupId, accountId: a }, hours(75)));
    expect(await states(db, first)).toEqual({ [a]: "going", [b]: "waiting" });
    expect(await states(db, second)).toEqual({ [b]: "going" });
    expect((await db.read((reader) => reader.list(SeriesRsvps))).map(({ accountId }) => accountId)).toEqual([b]);
    await db.write((tx) => tell(tx, AccountRemoved, { accountId: b }, hours(75)));
    expect(await db.read((reader) => reader.count(Rsvps, { accountId: b }))).toBe(0);
  });

  test("somebody in line is told which place came in at the last five meetups, and nothing before there were five", async ({
    store: { db },
  }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const { rsvps, meetups } = storesOf(db);
    const people = [ownerId, await member(db, groupId), await member(db, groupId), await member(db, groupId)];
    const on = (day: number, capacity: number | null = 1) =>
      plan(db, groupId, ownerId, { startsAt: hours(24 * day), endsAt: hours(24 * day + 2), capacity }, hours(24 * (day - 5)));
    /** Four people want the one place, and so many of them leave. @returns what the last in line was told */
    const fullAt = async (day: number, leaving: number) => {
      const id = await on(day);
      let view = null;
      for (const accountId of people) view = await rsvps.answer(id, { type: "go", accountId }, hours(24 * (day - 4)));
      for (const accountId of people.slice(0, leaving)) await rsvps.answer(id, { type: "decline", accountId }, hours(24 * (day - 3)));
      return lineInWords(view?.position ?? null, view?.inLine ?? 0, view?.cameIn ?? null);
    };
    const unknown = "3rd of 3. If a place comes free, it is yours in order.";
    expect(await fullAt(10, 2)).toBe(unknown);
    expect(await fullAt(20, 1)).toBe(unknown);
    for (const day of [30, 40]) await on(day, null);
    await meetups.cancel(await on(45), "this", "Fog", hours(24 * 42));
    // The cancelled one is none of the five.
    expect(await fullAt(50, 0)).toBe(unknown);
    expect(await fullAt(60, 3)).toBe("3rd of 3; at the last five meetups nobody came in.");
    for (const day of [62, 64, 66, 68]) await on(day, null);
    expect(await fullAt(75, 0)).toBe("3rd of 3; at the last five meetups 3rd place came in.");
  });

  test("the name of somebody without an account is forgotten 90 days after the meetup; that they came stays", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId);
    const { door } = storesOf(db);
    const { endsAt } = await get(db, id);
    await door.walkIn(id, { here: true, at: hours(72), byId: ownerId, name: "Sadia", key: "one", guests: 1 });
    await door.tap(id, ownerId, { here: true, at: hours(72), byId: ownerId });
    const names = async () => (await db.read((reader) => reader.list(CheckIns, { where: { meetupId: id } }))).map(({ name }) => name);
    const after = (ms: number) => new Date(Date.parse(endsAt) + ms).toISOString();
    await runClock(after(90 * DAY_MS - 1), async () => db);
    expect(await names()).toContain("Sadia");
    await runClock(after(90 * DAY_MS), async () => db);
    expect(await names()).toEqual([null, null]);
    expect((await get(db, id)).came).toBe(2);
    expect(await runClock(after(91 * DAY_MS), async () => db)).toBe(0);
  });

  test("racing answers through two connections never take one place twice, and lose nobody", async ({ store: { db }, other }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId, { capacity: 6, guestsAllowed: 2 });
    const people = await Promise.all(Array.from({ length: 30 }, () => member(db, groupId)));
    const [here, there] = [storesOf(db).rsvps, storesOf(other.db).rsvps];
    await Promise.all(
      people.map((accountId, index) => (index % 2 ? here : there).answer(id, { type: "go", accountId, guests: index % 3 }, NOW)),
    );
    await Promise.all(people.slice(0, 10).map((accountId) => there.answer(id, { type: "decline", accountId }, NOW)));
    const all = await states(db, id);
    expect(Object.keys(all).length).toBe(30);
    expect(people.slice(0, 10).every((accountId) => all[accountId] === "not-going")).toBe(true);
    await expectTrueCounters(db);
  });
}
