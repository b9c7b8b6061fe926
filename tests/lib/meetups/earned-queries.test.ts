// First: gives this file a store of its own.
import "@/tests/support/api";

import { beforeAll, describe, expect, test } from "vitest";
import { maySee } from "@/lib/accounts/policy";
import { Accounts } from "@/lib/accounts/record";
import type { PatchesAudience } from "@/lib/accounts/schema";
import { Groups } from "@/lib/groups/record";
import { getMyPatches, getPerson } from "@/lib/meetups/earned-queries";
import { countByHobby, MILESTONES, newsOf, nextMilestone } from "@/lib/meetups/earned-rules";
import type { PersonPage } from "@/lib/meetups/earned-views";
import { Meetups } from "@/lib/meetups/record";
import { contextAt, rsvpView } from "@/lib/meetups/standing-queries";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { person } from "@/tests/support/api";
import { aMeetingGroup, hours, join, plan, storesOf } from "@/tests/support/meetups";

let db: Database;
let rina: Actor;
let omar: Actor;
let stranger: Actor;
let groupId: string;
let ownerId: string;

beforeAll(async () => {
  db = await database();
  rina = await person("rina@example.com", "Rina Akter");
  omar = await person("omar@example.com", "Omar Faruk");
  stranger = await person("stranger@example.com", "A stranger");
  ({ groupId, ownerId } = await aMeetingGroup(db));
  await db.write(async (tx) => {
    await join(tx, groupId, rina.accountId, "member");
    await join(tx, groupId, omar.accountId, "member");
  });
});

/** A meetup on this day to which Rina came. */
async function cameTo(day: number, where = groupId, host = ownerId): Promise<string> {
  const id = await plan(db, where, host, { startsAt: hours(24 * day), endsAt: hours(24 * day + 2) }, hours(24 * (day - 3)));
  await storesOf(db).door.tap(id, rina.accountId, { here: true, at: hours(24 * day), byId: host });
  return id;
}

const seenFor = (sashFor: PatchesAudience) => db.write((tx) => tx.update(Accounts, rina.accountId, { sashFor }));

describe("the sash", () => {
  test("has a patch for each meetup one came to, the newest first, and milestones with their dates", async () => {
    expect(await getMyPatches(rina)).toEqual({ count: 0, patches: [], reached: [], hobbies: [], next: 1 });
    const ids: string[] = [];
    for (let day = 1; day <= 5; day += 1) ids.push(await cameTo(day));
    // Answered and did not come: nothing is sewn, and nobody is told.
    const missed = await plan(db, groupId, ownerId, {}, hours(0));
    await storesOf(db).rsvps.answer(missed, { type: "go", accountId: rina.accountId }, hours(1));
    const sash = await getMyPatches(rina);
    expect(sash.patches.map(({ meetup }) => meetup?._id)).toEqual(ids.toReversed());
    expect(sash.patches.map(({ nth }) => nth)).toEqual([5, 4, 3, 2, 1]);
    expect(sash.reached.map(({ at, startsAt }) => [at, startsAt])).toEqual([
      [1, hours(24)],
      [5, hours(24 * 5)],
    ]);
    expect([sash.count, sash.next]).toEqual([5, 10]);
    expect(sash.hobbies).toEqual([{ hobby: "Running", count: 5 }]);
  });

  test("loses the patch of a mark that was taken back", async () => {
    const id = await cameTo(6);
    await storesOf(db).door.tap(id, rina.accountId, { here: false, at: hours(24 * 6 + 1), byId: ownerId });
    expect((await getMyPatches(rina)).patches.map(({ meetup }) => meetup?._id)).not.toContain(id);
  });

  test("gets the patch of somebody who was let in early when the meetup begins", async () => {
    const startsAt = Date.parse(hours(24 * 8));
    const id = await plan(db, groupId, ownerId, { startsAt: hours(24 * 8), endsAt: hours(24 * 8 + 2) }, hours(24 * 5));
    await storesOf(db).door.tap(id, rina.accountId, { here: true, at: hours(24 * 8 - 1), byId: ownerId });
    const has = async (now: number) => (await getMyPatches(rina, now)).patches.some(({ meetup }) => meetup?._id === id);
    expect(await has(startsAt - 1)).toBe(false);
    expect(await has(startsAt)).toBe(true);
    await storesOf(db).door.tap(id, rina.accountId, { here: false, at: hours(24 * 8), byId: ownerId });
  });

  test("has none of a meetup that was cancelled after somebody had been let in", async () => {
    const at = Date.parse(hours(24 * 9));
    const id = await plan(db, groupId, ownerId, { startsAt: hours(24 * 9), endsAt: hours(24 * 9 + 2) }, hours(24 * 8));
    const { door, meetups } = storesOf(db);
    await door.tap(id, rina.accountId, { here: true, at: hours(24 * 9 - 1), byId: ownerId });
    await meetups.cancel(id, "this", "Rain.", hours(24 * 9 - 0.5));
    expect((await getMyPatches(rina, at)).patches.map(({ meetup }) => meetup?._id)).not.toContain(id);
    const meetup = await db.read((reader) => reader.get(Meetups, id));
    const seen = await db.read(async (reader) => {
      const context = meetup && (await contextAt(reader, meetup, rina.accountId, hours(24 * 9 + 1)));
      return meetup && context && rsvpView(reader, meetup, context);
    });
    expect(seen).toMatchObject({ came: null });
  });

  test("counts by hobby, the most first", () => {
    expect(countByHobby([])).toEqual([]);
    expect(countByHobby(["Hiking", "Cooking", "Reading", "Cooking"])).toEqual([
      { hobby: "Cooking", count: 2 },
      { hobby: "Reading", count: 1 },
      { hobby: "Hiking", count: 1 },
    ]);
  });

  test("knows five milestones", () => {
    expect(MILESTONES).toEqual([1, 5, 10, 25, 50]);
    expect([0, 1, 4, 5, 49, 50].map(nextMilestone)).toEqual([1, 5, 5, 10, 50, null]);
  });
});

describe("news of patches", () => {
  test.each([
    ["nothing was sewn on", 0, 0, 0, null],
    ["all of them were seen", 7, 7, 2, null],
    ["one is new", 6, 7, 1, { milestone: null }],
    ["the first is new", 0, 1, 1, { milestone: 1 }],
    ["a milestone was reached", 9, 10, 3, { milestone: 10 }],
    ["a milestone was passed", 9, 12, 3, { milestone: 10 }],
    ["two were passed: the higher", 3, 11, 8, { milestone: 10 }],
    ["a new device: only what is of these days", 0, 12, 1, { milestone: null }],
    ["a new device, and nothing of these days", 0, 12, 0, null],
    ["one was taken back", 8, 7, 2, null],
  ])("%s", (_, seen, count, fresh, news) => {
    expect(newsOf(seen, { count, fresh })).toEqual(news);
  });

  test("are for the person alone, for two weeks, with the name of who led the meetup", async () => {
    const [groupOfTwo, { accountId }] = [await aMeetingGroup(db), await person("lamia@example.com", "Lamia Haque")];
    await db.write(async (tx) => {
      await join(tx, groupOfTwo.groupId, accountId, "member");
      await join(tx, groupOfTwo.groupId, omar.accountId, "member");
      await tx.update(Accounts, groupOfTwo.ownerId, { displayName: "Nusrat Jahan" });
    });
    const lamia = { ...rina, accountId } as Actor;
    const newsOn = async (day: number, actor = lamia) => (await getPerson(actor, accountId, Date.parse(hours(24 * day)))).news;
    expect(await newsOn(1)).toBeNull();
    const startsAt = hours(24);
    const id = await plan(
      db,
      groupOfTwo.groupId,
      groupOfTwo.ownerId,
      { startsAt, endsAt: hours(26), hostId: groupOfTwo.ownerId },
      hours(0),
    );
    await storesOf(db).door.tap(id, accountId, { here: true, at: startsAt, byId: groupOfTwo.ownerId });
    expect(await newsOn(2)).toEqual({ fresh: 1, host: "Nusrat Jahan" });
    expect(await newsOn(2, omar)).toBeNull();
    expect(await newsOn(15)).toBeNull();
    await db.write((tx) => tx.update(Meetups, id, { hostId: null }));
    expect(await newsOn(2)).toEqual({ fresh: 1, host: null });
  });
});

describe("the page about somebody", () => {
  test.each<[PatchesAudience, self: boolean, together: boolean, stranger: boolean]>([
    ["me", true, false, false],
    ["groups", true, true, false],
    ["everybody", true, true, true],
  ])("for %s", (sashFor, self, together, nobody) => {
    expect(maySee({ self: true, together: false, sashFor })).toBe(self);
    expect(maySee({ self: false, together: true, sashFor })).toBe(together);
    expect(maySee({ self: false, together: false, sashFor })).toBe(nobody);
  });

  test("is seen by whoever shares a group, and to others there is nobody", async () => {
    await seenFor("groups");
    await db.write((tx) => tx.update(Accounts, rina.accountId, { place: "Sylhet" }));
    const page = await getPerson(omar, rina.accountId);
    expect(page).toMatchObject({ displayName: "Rina Akter", place: "Sylhet", self: false, groups: [{ groupName: expect.any(String) }] });
    expect(JSON.stringify(page)).not.toContain("@example.com");
    const nobody = { code: "not_found", message: "There is no such person, or they share no group with you." };
    await expect(getPerson(stranger, rina.accountId)).rejects.toMatchObject(nobody);
    await expect(getPerson(stranger, "de3000000000000000009999")).rejects.toMatchObject(nobody);
  });

  test("is seen by fewer or by more where its owner says so", async () => {
    await seenFor("me");
    await expect(getPerson(omar, rina.accountId)).rejects.toMatchObject({ code: "not_found" });
    expect((await getPerson(rina, rina.accountId)).self).toBe(true);
    await seenFor("everybody");
    expect((await getPerson(stranger, rina.accountId)).groups).toEqual([]);
    await seenFor("groups");
  });

  test("is seen by whoever shares a group, however many others they are in", async () => {
    const collector = await person("collector@example.com", "A collector");
    await db.write(async (tx) => {
      for (let other = 0; other < 201; other++) await join(tx, newId(), collector.accountId, "member", newId(other));
      await join(tx, groupId, collector.accountId, "member");
    });
    expect((await getPerson(collector, omar.accountId)).groups).toHaveLength(1);
    expect((await getPerson(omar, collector.accountId)).groups).toHaveLength(1);
  });

  test("does not name what an unlisted group did to somebody outside of it", async () => {
    const hidden = await aMeetingGroup(db);
    await db.write(async (tx) => {
      await join(tx, hidden.groupId, rina.accountId, "member");
      await tx.update(Groups, hidden.groupId, { visibility: "unlisted" });
    });
    const id = await cameTo(9, hidden.groupId, hidden.ownerId);
    await db.write((tx) => tx.update(Meetups, id, { listed: false }));
    const startsAt = hours(24 * 9);
    const pageFor = (actor: Actor) => getPerson(actor, rina.accountId, Date.parse(startsAt));
    const patchOf = ({ earned }: PersonPage) => earned.patches.find((patch) => patch.startsAt === startsAt);
    const page = await pageFor(omar);
    expect(patchOf(page)).toMatchObject({ hobby: "Running", meetup: null });
    expect(JSON.stringify(page)).not.toContain(id);
    expect(JSON.stringify(page)).not.toContain(hidden.groupId);
    expect(patchOf(await pageFor(rina))?.meetup).toMatchObject({ _id: id, title: expect.any(String) });
  });
});
