// First: gives this file a store of its own.
import "@/tests/support/api";

import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createGroup, updateGroup } from "@/lib/groups/commands";
import { completeGroups } from "@/lib/groups/founding-store";
import { Groups, Slugs } from "@/lib/groups/record";
import { acceptTransfer, banPerson, closeGroup, decideRequests, joinGroup, leaveGroup, offerTransfer } from "@/lib/memberships/commands";
import { getDesk, listActions, listRequests, listWaiting } from "@/lib/memberships/desk-queries";
import { acceptInvitation, invite, revokeInvitation } from "@/lib/memberships/invitation-commands";
import { getInvitation, listInvitations } from "@/lib/memberships/invitation-queries";
import { clearMemberships, MEMBERSHIP_JOBS } from "@/lib/memberships/jobs";
import { getGroupPage, getMembership, getPublicGroup } from "@/lib/memberships/queries";
import { GroupSeats, Invitations, KeptBans, Memberships } from "@/lib/memberships/record";
import { addressHash } from "@/lib/memberships/secrets";
import type { Actor } from "@/lib/platform/permission/actor";
import { newId } from "@/lib/platform/store/id";
import { aGroup, person } from "@/tests/support/api";
import { getStore } from "@/tests/support/nouns";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

let owner: Actor;
let rina: Actor;
let omar: Actor;
let groupId: string;

const create = async (more: Record<string, unknown> = {}) => (await createGroup(owner, aGroup(more))).insertedId;
const read = async <T>(task: Parameters<Awaited<ReturnType<typeof getStore>>["db"]["read"]>[0]): Promise<T> =>
  (await getStore()).db.read(task) as Promise<T>;
const tokenOf = (url: string) => url.split("/").at(-1) ?? "";

beforeAll(async () => {
  owner = await person("owner@example.com", "Owner of it");
  rina = await person("rina@example.com", "=Rina Akter");
  omar = await person("omar@example.com", "Omar Faruk");
});

beforeEach(async () => {
  groupId = await create();
});

test("joining, waiting, leaving: the view says where one stands", async () => {
  await updateGroup(owner, groupId, { maxMembers: 2 });
  expect(await joinGroup(rina, groupId, {})).toMatchObject({
    state: "member",
    role: "member",
    position: null,
    contact: "nothing",
    rulesAccepted: null,
  });
  expect(await joinGroup(omar, groupId, { contact: "always" })).toMatchObject({
    state: "waiting",
    role: null,
    position: 1,
    contact: "always",
  });
  expect((await listWaiting(owner, groupId)).items).toMatchObject([{ _id: omar.accountId, displayName: "Omar Faruk", position: 1 }]);
  expect(await leaveGroup(rina, groupId, { from: "member" })).toMatchObject({ state: "none" });
  expect(await getMembership(omar, groupId)).toMatchObject({
    state: "member",
    can: { leave: { allowed: true }, organize: { code: "organizers_only" } },
  });
  await expect(leaveGroup(omar, groupId, { from: "waiting" })).rejects.toMatchObject({ code: "conflict" });
});

test("many are decided on at once, the oldest first, each with an outcome", async () => {
  await updateGroup(owner, groupId, { joinPolicy: "approval", maxMembers: 2, questions: ["Why?"] });
  await expect(joinGroup(rina, groupId, {})).rejects.toMatchObject({
    code: "invalid",
    fields: { "answers.0": ["Please answer this question."] },
  });
  await joinGroup(rina, groupId, { answers: ["Light."] });
  await joinGroup(omar, groupId, { answers: ["Fish."] });
  expect((await listRequests(owner, groupId)).items.map(({ _id, answers }) => [_id, answers])).toEqual([
    [rina.accountId, [{ question: "Why?", answer: "Light." }]],
    [omar.accountId, [{ question: "Why?", answer: "Fish." }]],
  ]);
  const people = [omar.accountId, rina.accountId, owner.accountId, "f".repeat(24)];
  const { results } = await decideRequests(owner, groupId, { people, decision: "approve" });
  expect(results).toEqual([
    { personId: omar.accountId, state: "waiting" },
    { personId: rina.accountId, state: "member" },
    { personId: owner.accountId, error: { code: "conflict", reason: "decided", message: expect.any(String), next: null } },
    { personId: "f".repeat(24), error: { code: "not_found", reason: "unknown_person", message: expect.any(String), next: null } },
  ]);
  await expect(decideRequests(rina, groupId, { people: [omar.accountId], decision: "approve" })).rejects.toMatchObject({
    code: "forbidden",
  });
  expect((await listActions(owner, groupId)).items.filter(({ action }) => action === "approved")).toHaveLength(2);
  await clearMemberships(async () => (await getStore()).db)(Date.now() + 91 * 86_400_000);
  expect(await read((reader) => reader.first(Memberships, { groupId, accountId: rina.accountId }))).toMatchObject({
    answers: [],
    answersUntil: null,
  });
});

test("a body that is null is no body", async () => {
  await expect(closeGroup(owner, groupId, null)).rejects.toMatchObject({ code: "invalid" });
  await expect(joinGroup(omar, groupId, null)).rejects.toMatchObject({ code: "invalid" });
});

test("a ban that outlived its account is kept for as long as it lasts", async () => {
  const { db } = await getStore();
  const kept = (addressHash: string, until: string | null) => ({ _id: newId(), groupId, addressHash, reason: "Shouted.", until });
  const rows = [kept("over", "2026-01-01T00:00:00.000Z"), kept("lasts", "2099-01-01T00:00:00.000Z"), kept("for good", null)];
  await db.write((tx) => tx.insertAll(KeptBans, rows));
  await clearMemberships(async () => db)();
  const left = await db.read((reader) => reader.list(KeptBans, { where: { groupId } }));
  expect(new Set(left.map(({ addressHash }) => addressHash))).toEqual(new Set(["lasts", "for good"]));
});

test("an invitation's secret is shown once, and what is kept does not open it", async () => {
  await updateGroup(owner, groupId, { joinPolicy: "invitation" });
  const { _id, url } = await invite(owner, groupId, { uses: 1, role: "organizer" });
  const token = tokenOf(url);
  expect(token.length).toBeGreaterThanOrEqual(43);
  const kept = JSON.stringify(await read((reader) => reader.get(Invitations, _id)));
  expect(kept).not.toContain(token);
  expect(JSON.stringify(await listInvitations(owner, groupId))).not.toContain(token);
  expect(await getInvitation(null, token)).toMatchObject({
    role: "organizer",
    membership: null,
    accept: { code: "sign_in" },
    group: { _id: groupId },
  });
  expect(await getInvitation(rina, token)).toMatchObject({ accept: { allowed: true }, membership: { state: "none" } });
  expect(await acceptInvitation(rina, token, {})).toMatchObject({ state: "member", role: "organizer" });
  expect(await acceptInvitation(rina, token, {})).toMatchObject({ state: "member" });
  await expect(acceptInvitation(omar, token, {})).rejects.toMatchObject({ code: "gone", status: 410 });
  await expect(getInvitation(omar, token)).rejects.toMatchObject({ code: "gone" });
  await expect(getInvitation(omar, "nothing")).rejects.toMatchObject({ code: "not_found" });
  expect((await listInvitations(owner, groupId)).items).toMatchObject([{ _id, state: "used-up", used: 1 }]);
  await expect(invite(rina, groupId, { role: "organizer" })).rejects.toMatchObject({ code: "forbidden" });
  const second = await invite(rina, groupId, { uses: 5 });
  await revokeInvitation(owner, groupId, second._id);
  await expect(acceptInvitation(omar, tokenOf(second.url), {})).rejects.toMatchObject({ code: "gone" });
});

test("a limit that rises by more than a step goes on by the clock", async () => {
  const { settleOnce } = await import("@/lib/memberships/settle-jobs");
  expect(await settleOnce(groupId)).toBe(false);
  expect(await settleOnce("f".repeat(24))).toBe(false);
  expect(Object.keys(MEMBERSHIP_JOBS)).toEqual(["memberships.settle", "memberships.clear"]);
});

test("addresses lead on, and an unlisted one cannot be guessed", async () => {
  const id = await create({ groupName: "Moving House" });
  expect(await getPublicGroup("moving-house")).toMatchObject({
    group: { _id: id, organizers: [{ displayName: "Owner of it", role: "owner" }] },
  });
  await updateGroup(owner, id, { groupName: "Moved House" });
  expect(await getPublicGroup("moving-house")).toMatchObject({ movedTo: "moved-house" });
  await updateGroup(owner, id, { groupName: "Moving House" });
  expect(await getPublicGroup("moved-house")).toMatchObject({ movedTo: "moving-house" });
  await updateGroup(owner, id, { visibility: "unlisted" });
  const found = await getPublicGroup("moving-house");
  expect(found).toMatchObject({ movedTo: expect.stringMatching(/^moving-house-[0-9a-f]{16}$/) });
  expect(await getPublicGroup("no-such-house")).toBeNull();
});

test("the group changes hands, closes, and everybody sees where they stand", async () => {
  expect((await getGroupPage(rina, groupId))?.panel.seen).toMatchObject({ accountSince: rina.createdAt });
  await joinGroup(rina, groupId, {});
  await offerTransfer(owner, groupId, { personId: rina.accountId });
  expect((await getGroupPage(rina, groupId))?.panel).toMatchObject({
    transfer: { offeredBy: "Owner of it" },
    membership: { role: "member" },
    seen: null,
  });
  expect((await getDesk(owner, groupId)).transfer).toMatchObject({ person: { _id: rina.accountId } });
  expect(await acceptTransfer(rina, groupId)).toMatchObject({ role: "owner" });
  expect(await getMembership(owner, groupId)).toMatchObject({ role: "organizer" });
  await expect(closeGroup(owner, groupId, {})).rejects.toMatchObject({ code: "forbidden" });
  await closeGroup(rina, groupId, { reason: "Winter." });
  await expect(joinGroup(omar, groupId, {})).rejects.toMatchObject({ code: "conflict", reason: "closed" });
});

test("a ban keeps somebody out, also by an invitation, and by the address when the account is gone", async () => {
  await banPerson(owner, groupId, omar.accountId, { reason: "Shouted.", until: "2099-01-01T00:00:00+06:00" });
  await expect(joinGroup(omar, groupId, {})).rejects.toMatchObject({ code: "forbidden" });
  const { url } = await invite(owner, groupId, {});
  await expect(acceptInvitation(omar, tokenOf(url), {})).rejects.toMatchObject({ code: "forbidden" });
  expect((await getGroupPage(omar, groupId))?.panel).toMatchObject({ ban: { reason: "Shouted.", until: "2098-12-31T18:00:00.000Z" } });
  const store = await getStore();
  const kept = { _id: "e".repeat(24), groupId, addressHash: await addressHash(rina.email), reason: "Shouted.", until: null };
  await store.db.write((tx) => tx.insert(KeptBans, kept));
  await expect(joinGroup(rina, groupId, {})).rejects.toMatchObject({ code: "forbidden" });
});

test("a group of the version before is completed: seats, address, and its owner as member", async () => {
  const store = await getStore();
  await store.db.write(async (tx) => {
    await tx.deleteAll(Memberships, { groupId });
    await tx.deleteAll(Slugs, { groupId });
    await tx.delete(GroupSeats, groupId);
    await tx.update(Groups, groupId, { slug: null });
  });
  await completeGroups(store.db);
  await completeGroups(store.db);
  expect(await getMembership(owner, groupId)).toMatchObject({ state: "member", role: "owner" });
  expect(await read((reader) => reader.get(GroupSeats, groupId))).toMatchObject({ memberCount: 1, nextSequence: 1 });
  expect(await read((reader) => reader.get(Groups, groupId))).toMatchObject({ slug: expect.stringMatching(/^dawn-patrol-anglers/) });
});

test("those who had asked come in when the group opens, if the owner says so", async () => {
  await updateGroup(owner, groupId, { joinPolicy: "approval" });
  await joinGroup(rina, groupId, {});
  expect(await updateGroup(owner, groupId, { joinPolicy: "open", letIn: true })).toEqual({ matchedCount: 1, modifiedCount: 1 });
  expect(await getMembership(rina, groupId)).toMatchObject({ state: "member" });
  expect(await updateGroup(owner, groupId, { joinPolicy: "open" })).toEqual({ matchedCount: 1, modifiedCount: 0 });
  await expect(updateGroup(rina, groupId, { rules: "Mine." })).rejects.toMatchObject({ code: "forbidden" });
});
