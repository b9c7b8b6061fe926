import { expect } from "vitest";
import { Groups } from "@/lib/groups/record";
import { doorStore } from "@/lib/meetups/door-store";
import { GuardedMeetup, GuardedPlans } from "@/lib/meetups/queries";
import { CheckIns, Meetups } from "@/lib/meetups/record";
import { meetupStore, type NewMeetup } from "@/lib/meetups/store";
import { forgetOne } from "@/lib/memberships/forget-store";
import { invitationStore } from "@/lib/memberships/invitation-store";
import { Actions, Invitations, Memberships } from "@/lib/memberships/record";
import { GuardedGroup } from "@/lib/memberships/standing-queries";
import { permit } from "@/lib/platform/permission/permit";
import { newId } from "@/lib/platform/store/id";
import type { AnyRecord, Row } from "@/lib/platform/store/record";
import { anActor } from "../support/actor";
import { aMeetingGroup, hours, member, NOW, plan } from "../support/meetups";
import { byOwner } from "../support/records";
import type { StoreTest } from "../support/store-test";
import { people, take } from "../support/stored-community";

const ACCEPT = { type: "accept-invitation", input: {} } as const;

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

  test("the invitations of whoever runs a group no longer end with the role", async ({ store, other }) => {
    const { omar, rina, ...makers } = await people(store, ["omar", "rina", "banned", "removed", "demoted", "left", "deleted"]);
    const { _id: groupId } = await store.groups.create(...byOwner({ ownerId: omar, joinPolicy: "invitation" }));
    const links = new Map<string, string>();
    const invite = async (invitedBy: string, more: Partial<Row<typeof Invitations>> = {}) => {
      const given = { _id: newId(), groupId, invitedBy, role: "member", name: `by ${invitedBy}`, text: null, email: null } as const;
      const link = {
        ...given,
        uses: 1000,
        used: 0,
        createdAt: NOW,
        // The end of an account asks the real clock.
        expiresAt: hours(876_000),
        revokedAt: null,
        declinedAt: null,
        tokenHash: newId(),
        ...more,
      };
      await store.db.write((tx) => tx.insert(Invitations, link));
      return link._id;
    };
    const revokedAt = async (id: string) => (await store.db.read((reader) => reader.get(Invitations, id)))?.revokedAt;
    for (const accountId of Object.values(makers)) {
      const invitationId = await invite(omar, { role: "organizer" });
      await take(store, { groupId, act: ACCEPT, actorId: accountId, invitationId, now: NOW });
      links.set(accountId, await invite(accountId));
    }
    const [ofOwner, expired] = [await invite(omar), await invite(makers.left, { expiresAt: NOW })];
    const elsewhere = await invite(makers.left, { groupId: (await aMeetingGroup(store.db)).groupId });

    const now = hours(1);
    const owner = { groupId, actorId: omar, now };
    await take(other, { ...owner, act: { type: "ban", reason: "Shouted." }, targetId: makers.banned });
    await take(other, { ...owner, act: { type: "remove", reason: null }, targetId: makers.removed });
    await take(other, { ...owner, act: { type: "set-role", role: "member" }, targetId: makers.demoted });
    await take(other, { groupId, act: { type: "leave" }, actorId: makers.left, now });
    await forgetOne(other.db, makers.deleted, "hash");
    for (const [who, id] of Object.entries(makers)) expect([who, await revokedAt(links.get(id) ?? "")]).toEqual([who, expect.any(String)]);
    const invitationId = links.get(makers.banned) ?? "";
    expect(await take(store, { groupId, act: ACCEPT, actorId: rina, invitationId, now })).toBe("revoked");
    const record = await store.db.read((reader) => reader.list(Actions, { where: { groupId, action: "revoked" } }));
    const done = (actorId: string, maker: string) => ({ actorId, personId: null, detail: `by ${maker}` });
    expect(record).toMatchObject([
      ...[makers.banned, makers.removed, makers.demoted].map((maker) => done(omar, maker)),
      ...[makers.left, makers.deleted].map((maker) => done(maker, maker)),
    ]);

    // What ended by itself did not end by this, another group is another group, and who hands a group over still runs it.
    const heir = await invite(omar, { role: "organizer" });
    await take(store, { groupId, act: ACCEPT, actorId: rina, invitationId: heir, now });
    await take(store, { ...owner, act: { type: "offer-transfer" }, targetId: rina });
    expect(await take(store, { groupId, act: { type: "accept-transfer" }, actorId: rina, now })).toBe("done");
    expect(await Promise.all([ofOwner, expired, elsewhere].map(revokedAt))).toEqual([null, null, null]);
    await take(store, { groupId, act: { type: "set-role", role: "member" }, actorId: rina, targetId: omar, now });
    expect(await revokedAt(ofOwner)).toBe(now);
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
