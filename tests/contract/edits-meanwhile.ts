import { expect } from "vitest";
import { GuardedMeetup } from "@/lib/meetups/queries";
import { Meetups } from "@/lib/meetups/record";
import { meetupStore } from "@/lib/meetups/store";
import { permit } from "@/lib/platform/permission/permit";
import { anActor } from "../support/actor";
import { aMeetingGroup, hours, NOW, plan, storesOf } from "../support/meetups";
import { addOwners } from "../support/owners";
import { byOwner, TAHMINA } from "../support/records";
import type { StoreTest } from "../support/store-test";

/** Two edits of one field: the second is told of the first, and nothing of it is written. */
export function editsMeanwhileContract(test: StoreTest): void {
  test("an edit of a group that says what it replaces does not write over another one", async ({ store }) => {
    await addOwners(store);
    const { _id: id, groupName, questions } = await store.groups.create(...byOwner());
    const edit = (edit: Parameters<typeof store.groups.change>[2], was?: object) =>
      store.groups.change(anActor({ accountId: TAHMINA }), id, edit, false, { ...was });
    await edit({ groupName: "Dawn walkers", questions: ["Why?"] }, { groupName, questions });
    const kept = await store.groups.findById(id);
    await expect(edit({ groupName: "Dusk walkers", questions: [], location: "Bogura" }, { groupName, questions })).rejects.toMatchObject({
      ...{ code: "conflict", reason: "changed_meanwhile" },
      fields: { groupName: [expect.stringContaining("“Dawn walkers”")], questions: [expect.stringContaining("“Why?”")] },
      current: { groupName: "Dawn walkers", questions: ["Why?"] },
    });
    expect(await store.groups.findById(id)).toEqual(kept);
    await edit({ groupName: "Dawn walkers", location: "Bogura" }, { groupName, location: kept?.location });
    await edit({ groupName: "Dusk walkers", questions: [] }, { groupName: "Dawn walkers", questions: ["Why?"] });
    await edit({ location: "Khulna" });
    expect(await store.groups.findById(id)).toMatchObject({ groupName: "Dusk walkers", questions: [], location: "Khulna" });
  });

  test("of two such edits at once through two connections, one is told of the other", async ({ store, other }) => {
    await addOwners(store);
    const { _id: id, groupName } = await store.groups.create(...byOwner());
    const names = ["Dawn walkers", "Dusk walkers"];
    const edits = await Promise.allSettled(
      [store, other].map(({ groups }, at) =>
        groups.change(anActor({ accountId: TAHMINA }), id, { groupName: names[at] ?? "" }, false, { groupName }),
      ),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const won = names[edits.findIndex(({ status }) => status === "fulfilled")];
    expect(edits.find(({ status }) => status === "rejected")).toMatchObject({ reason: { current: { groupName: won } } });
    expect(await store.groups.findById(id)).toMatchObject({ groupName: won });
  });

  test("an edit of a meetup that says what it replaces does not write over another one", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId);
    const { meetups } = storesOf(db);
    const get = () => db.read((reader) => reader.get(Meetups, id));
    const { startsAt, endsAt, zone, place, title } = (await get()) ?? expect.unreachable();
    const gate = { name: "The gate", address: "", mapLink: null, howToFind: "" };
    await meetups.edit(id, { place: gate, startsAt: hours(80), title: "Dawn" }, NOW);
    const moved = await get();
    // As a form sends them: on the wall, in the zone.
    const times = { startsAt: "2026-11-24T17:00", endsAt: "2026-11-24T18:00", zone };
    await expect(meetups.edit(id, { ...times, was: { startsAt, endsAt, zone } }, NOW)).rejects.toMatchObject({
      ...{ code: "conflict", reason: "changed_meanwhile" },
      fields: { startsAt: [expect.stringContaining("It now says “25 November 2026, 12:00 am”.")], endsAt: [expect.anything()] },
      current: { startsAt: hours(80), endsAt: hours(82) },
    });
    const river = { ...gate, name: "The river" };
    await expect(meetups.edit(id, { place: river, title: "Dawn", was: { place, title } }, NOW)).rejects.toMatchObject({
      fields: { place: [expect.stringContaining("“The gate”")] },
      current: { place: gate },
    });
    expect(await get()).toEqual(moved);
    await meetups.edit(id, { ...times, was: { startsAt: hours(80), endsAt: hours(82), zone } }, NOW);
    await meetups.edit(id, { place: river, was: { place: gate } }, NOW);
    await meetups.edit(id, { title: "Dusk" }, NOW);
    expect(await get()).toMatchObject({ place: river, title: "Dusk", startsAt: "2026-11-24T11:00:00.000Z" });
  });

  test("whoever may not edit a meetup is not told what it holds", async ({ store: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(db);
    const id = await plan(db, groupId, ownerId);
    const asked = await db.read((reader) => permit(anActor({ accountId: ownerId }), GuardedMeetup, id, "edit", { reader, now: NOW }));
    await storesOf(db).meetups.cancel(id, "this", "Fog", NOW);
    const late = meetupStore(async () => db).edit(asked, { title: "Dusk", was: { title: "Dawn" } }, NOW);
    await expect(late).rejects.toMatchObject({ reason: "cancelled", current: undefined });
  });

  test("an edit of a profile that says what it replaces does not write over another one", async ({ store: { accounts } }) => {
    const { _id } = await accounts.create({ email: "ada@hobbyhub.example", passwordHash: "hash", displayName: "Ada Rahman" });
    const actor = anActor({ accountId: _id });
    await accounts.updateProfile(actor, { about: "I run at dawn.", interests: ["Running"] }, { about: "", interests: [] });
    const late = accounts.updateProfile(actor, { about: "I read.", interests: ["Reading"] }, { about: "", interests: [] });
    await expect(late).rejects.toMatchObject({
      fields: { about: [expect.stringContaining("“I run at dawn.”")], interests: [expect.stringContaining("“Running”")] },
      current: { about: "I run at dawn.", interests: ["Running"] },
    });
    expect(await accounts.updateProfile(actor, { about: "I read." }, { about: "I run at dawn." })).toMatchObject({
      about: "I read.",
      interests: ["Running"],
    });
  });
}
