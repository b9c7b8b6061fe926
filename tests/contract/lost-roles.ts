import { expect } from "vitest";
import { Groups } from "@/lib/groups/record";
import { doorStore } from "@/lib/meetups/door-store";
import { GuardedMeetup, GuardedPlans } from "@/lib/meetups/queries";
import { CheckIns, Meetups } from "@/lib/meetups/record";
import { meetupStore, type NewMeetup } from "@/lib/meetups/store";
import { invitationStore } from "@/lib/memberships/invitation-store";
import { Actions, Invitations, Memberships } from "@/lib/memberships/record";
import { GuardedGroup } from "@/lib/memberships/standing-queries";
import { permit } from "@/lib/platform/permission/permit";
import { newId } from "@/lib/platform/store/id";
import type { AnyRecord } from "@/lib/platform/store/record";
import { anActor } from "../support/actor";
import { aMeetingGroup, hours, member, NOW, plan } from "../support/meetups";
import type { StoreTest } from "../support/store-test";

/** Somebody may when the command asks, and no longer when the step begins: a step writes nothing then. */
export function lostRolesContract(test: StoreTest): void {
  test("who loses the role between the question and the step changes nothing", async ({ store, other: { db } }) => {
    const { groupId, ownerId } = await aMeetingGroup(store.db);
    const id = await plan(store.db, groupId, ownerId);
    const actor = anActor({ accountId: await member(store.db, groupId, "owner") });
    const { toPlan, toEdit, toCancel, toCheckIn, toDelete, toInvite, toOrganize } = await store.db.read(async (reader) => {
      const asked = { reader, now: NOW };
      return {
        toPlan: await permit(actor, GuardedPlans, groupId, "plan", asked),
        toEdit: await permit(actor, GuardedMeetup, id, "edit", asked),
        toCancel: await permit(actor, GuardedMeetup, id, "cancel", asked),
        toCheckIn: await permit(actor, GuardedMeetup, id, "check-in", asked),
        toDelete: await permit(actor, GuardedGroup, groupId, "delete", asked),
        toInvite: await permit(actor, GuardedGroup, groupId, "invite", asked),
        toOrganize: await permit(actor, GuardedGroup, groupId, "organize", asked),
      };
    });
    await db.write(async (tx) => {
      const row = await tx.first(Memberships, { groupId, accountId: actor.accountId });
      await tx.update(Memberships, row?._id ?? "", { role: "member" });
    });
    const look = () =>
      store.db.read((reader) =>
        Promise.all([Groups, Meetups, CheckIns, Invitations, Actions].map((record) => reader.list<AnyRecord>(record))),
      );
    const before = await look();
    const open = async () => store.db;
    const [meetups, door, invitations] = [meetupStore(open), doorStore(open), invitationStore(open)];
    const tap = { here: true, at: hours(72) };
    // Refused before it looks at what is to be planned.
    const wish = {} as NewMeetup;
    const invitation = { _id: newId(), name: null, text: null, email: null, uses: 1, tokenHash: "a", addressHash: null };
    const steps: [step: () => Promise<unknown>, reason: string][] = [
      [() => meetups.create(toPlan, wish, NOW), "organizers_only"],
      [() => meetups.edit(toEdit, { title: "Mine now" }, NOW), "organizers_only"],
      [() => meetups.cancel(toCancel, { scope: "this", reason: "Fog", alsoEdited: false }, NOW), "organizers_only"],
      [() => door.tap(toCheckIn, ownerId, tap, NOW), "hosts_only"],
      [() => door.walkIn(toCheckIn, { ...tap, name: "Sadia", key: "one" }, NOW), "hosts_only"],
      [() => store.groups.delete(toDelete), "owner_only"],
      [() => invitations.create({ role: "member", permitted: toInvite }, { ...invitation, expiresAt: hours(200) }, NOW), "organizers_only"],
      [() => invitations.revoke(toOrganize, invitation._id, NOW), "organizers_only"],
    ];
    for (const [step, reason] of steps) await expect(step()).rejects.toMatchObject({ code: "forbidden", reason });
    expect(await look()).toEqual(before);
  });

  test("what is gone by the time of the step is not found", async ({ store }) => {
    const { groupId, ownerId } = await aMeetingGroup(store.db);
    const id = await plan(store.db, groupId, ownerId);
    const actor = anActor({ accountId: ownerId });
    const asked = await store.db.read((reader) => permit(actor, GuardedMeetup, id, "edit", { reader, now: NOW }));
    await store.db.write((tx) => tx.delete(Meetups, id));
    await expect(meetupStore(async () => store.db).edit(asked, { title: "Other" }, NOW)).rejects.toMatchObject({ code: "not_found" });
  });
}
