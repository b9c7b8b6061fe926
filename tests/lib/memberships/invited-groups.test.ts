// First: gives this file a store of its own.
import "@/tests/support/api";

import { beforeEach, expect, test, vi } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import { createGroup, updateGroup } from "@/lib/groups/commands";
import { banPerson, closeGroup, decideRequests, editMembership, joinGroup, leaveGroup } from "@/lib/memberships/commands";
import { acceptInvitation, invite, refuseInvitation, revokeInvitation } from "@/lib/memberships/invitation-commands";
import { getMyGroups } from "@/lib/memberships/my-group-queries";
import { getGroupPage } from "@/lib/memberships/queries";
import { Invitations, KeptBans, Memberships } from "@/lib/memberships/record";
import { addressHash } from "@/lib/memberships/secrets";
import type { Actor } from "@/lib/platform/permission/actor";
import { newId } from "@/lib/platform/store/id";
import { aGroup, person } from "@/tests/support/api";
import { getStore } from "@/tests/support/nouns";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

let people = 0;
let owner: Actor;
let rina: Actor;

const set = async (actor: Actor, emailVerified: string | null) =>
  (await getStore()).db.write((tx) => tx.update(Accounts, actor.accountId, { emailVerified }));

async function confirmed(name: string): Promise<Actor> {
  people += 1;
  const actor = await person(`invited-to-groups-${people}@example.com`, name);
  await set(actor, new Date().toISOString());
  return actor;
}

const create = async (more: Record<string, unknown> = {}) => (await createGroup(owner, aGroup(more))).insertedId;
const tokenOf = ({ url }: { url: string }) => url.split("/").at(-1) ?? "";
const shownTo = async (actor: Actor, groupId: string) => (await getGroupPage(actor, groupId))?.panel.invited;

/** What stands under Waiting: each group with who invites to it, and how many there are. */
async function waits(actor: Actor) {
  const { waiting, counts } = await getMyGroups(actor);
  return { rows: waiting.items.map(({ _id, invited }) => [_id, invited?.invitedBy.displayName ?? null]), count: counts.waiting };
}

beforeEach(async () => {
  [owner, rina] = [await confirmed("Nusrat Jahan"), await confirmed("Imran Sheikh")];
});

test("whoever is invited by mail finds it on the group's page and first under Waiting, and nobody else does", async () => {
  const [asked, groupId] = [await create({ joinPolicy: "approval" }), await create({ joinPolicy: "invitation" })];
  await joinGroup(rina, asked, {});
  const { url } = await invite(owner, groupId, { email: rina.email, role: "organizer" });
  expect(await shownTo(rina, groupId)).toEqual({
    invitedBy: { _id: owner.accountId, displayName: "Nusrat Jahan", photoURL: null },
    ...{ role: "organizer", expiresAt: expect.any(String), path: new URL(url).pathname, asks: false },
  });
  expect(await waits(rina)).toEqual({
    rows: [
      [groupId, "Nusrat Jahan"],
      [asked, null],
    ],
    count: 2,
  });
  const other = await confirmed("Lamia Haque");
  expect([await shownTo(other, groupId), (await waits(other)).rows]).toEqual([null, []]);
});

test("a second page begins without the groups one is invited to", async () => {
  await invite(owner, await create(), { email: rina.email });
  const groupId = await create({ joinPolicy: "approval" });
  await joinGroup(rina, groupId, {});
  const { db } = await getStore();
  const request = await db.read((reader) => reader.first(Memberships, { groupId, accountId: rina.accountId }));
  expect((await getMyGroups(rina, { waiting: request?._id })).waiting.items).toEqual([]);
});

test.each<[string, (groupId: string, invitation: { _id: string; url: string }) => Promise<unknown>]>([
  ["the address is not proven", () => set(rina, null)],
  ["they are banned", (groupId) => banPerson(owner, groupId, rina.accountId, { reason: "Shouted." })],
  [
    "an account with this address was banned",
    async (groupId) => {
      const kept = { _id: newId(), groupId, addressHash: await addressHash(rina.email), reason: "Shouted.", until: null };
      await (await getStore()).db.write((tx) => tx.insert(KeptBans, kept));
    },
  ],
  ["the group is closed", (groupId) => closeGroup(owner, groupId, {})],
  ["it was taken back", (groupId, { _id }) => revokeInvitation(owner, groupId, _id)],
  ["they said no", (_, invitation) => refuseInvitation(rina, tokenOf(invitation))],
  ["they said yes", (_, invitation) => acceptInvitation(rina, tokenOf(invitation), {})],
  ["they joined without it", (groupId) => joinGroup(rina, groupId, {})],
  [
    "it has ended",
    async (_, { _id }) => (await getStore()).db.write((tx) => tx.update(Invitations, _id, { expiresAt: "2026-01-01T00:00:00.000Z" })),
  ],
])("none is shown once %s", async (_, change) => {
  const groupId = await create();
  const invitation = await invite(owner, groupId, { email: rina.email });
  expect([await shownTo(rina, groupId), (await waits(rina)).count]).toEqual([expect.anything(), 1]);
  await change(groupId, invitation);
  expect([await shownTo(rina, groupId), await waits(rina)]).toEqual([null, { rows: [], count: 0 }]);
});

test("somebody whose ban has ended by itself is shown one again", async () => {
  const groupId = await create();
  await banPerson(owner, groupId, rina.accountId, { reason: "Shouted.", until: "2099-01-01T00:00:00Z" });
  const { db } = await getStore();
  await db.write(async (tx) => {
    const ban = await tx.first(Memberships, { groupId, accountId: rina.accountId });
    await tx.update(Memberships, ban?._id ?? "", { until: "2020-01-01T00:00:00.000Z" });
  });
  await invite(owner, groupId, { email: rina.email });
  expect([await shownTo(rina, groupId), (await waits(rina)).count]).toEqual([expect.anything(), 1]);
});

test("a group that declined somebody and then invites them is listed and counted once", async () => {
  const groupId = await create({ joinPolicy: "approval" });
  await joinGroup(rina, groupId, {});
  await decideRequests(owner, groupId, { people: [rina.accountId], decision: "decline" });
  await invite(owner, groupId, { email: rina.email });
  expect(await waits(rina)).toEqual({ rows: [[groupId, "Nusrat Jahan"]], count: 1 });
});

test("whoever has asked finds it on the group's page; in line only one that makes an organizer, which changes something", async () => {
  const asked = await create({ joinPolicy: "approval" });
  await joinGroup(rina, asked, {});
  await invite(owner, asked, { email: rina.email });
  expect(await shownTo(rina, asked)).toMatchObject({ role: "member" });
  expect((await waits(rina)).rows).toEqual([[asked, null]]);
  const line = async (role: "member" | "organizer") => {
    const groupId = await create({ maxMembers: 1 });
    await joinGroup(rina, groupId, {});
    await invite(owner, groupId, { email: rina.email, role });
    return shownTo(rina, groupId);
  };
  expect([await line("member"), await line("organizer")]).toEqual([null, expect.objectContaining({ role: "organizer" })]);
});

test("a yes takes one press where nothing is asked: whoever has asked to join answered then, and knows the rules of that day", async () => {
  const asks = async (groupId: string) => (await shownTo(rina, groupId))?.asks;
  const groupId = await create({ joinPolicy: "approval", questions: ["Why?"], rules: "Be kind." });
  await invite(owner, groupId, { email: rina.email });
  expect(await asks(groupId)).toBe(true);
  await joinGroup(rina, groupId, { answers: ["The light."], rulesVersion: 1 });
  expect(await asks(groupId)).toBe(false);
  await updateGroup(owner, groupId, { rules: "Be kind and quiet." });
  expect(await asks(groupId)).toBe(true);
  await editMembership(rina, groupId, { rulesVersion: 2 });
  expect(await asks(groupId)).toBe(false);
  await leaveGroup(rina, groupId, {});
  expect(await asks(groupId)).toBe(true);
});
