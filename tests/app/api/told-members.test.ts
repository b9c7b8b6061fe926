// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, expect, test, vi } from "vitest";
import { GET as getMembers } from "@/app/api/groups/[groupId]/members/route";
import { GET as getWaiting } from "@/app/api/groups/[groupId]/waitlist/route";
import { GET as getNotices } from "@/app/api/notices/route";
import { Accounts } from "@/lib/accounts/record";
import { createGroup, deleteGroup } from "@/lib/groups/commands";
import {
  acceptTransfer,
  banPerson,
  closeGroup,
  decideRequests,
  joinGroup,
  liftBan,
  offerTransfer,
  removeMember,
  setRole,
} from "@/lib/memberships/commands";
import { invite } from "@/lib/memberships/invitation-commands";
import { getInvitation, listInvitations } from "@/lib/memberships/invitation-queries";
import { Invitations } from "@/lib/memberships/record";
import { unsubscribe } from "@/lib/notices/address-commands";
import { addresseeOf } from "@/lib/notices/addressee-queries";
import { Notices } from "@/lib/notices/record";
import { unsubscribeToken } from "@/lib/notices/secrets";
import { kickClock } from "@/lib/platform/clock/clock";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { actAs, aGroup, person, send } from "@/tests/support/api";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

const NAME = "Dawn Patrol Anglers";
let rina: Actor;
let omar: Actor;
let sara: Actor;

beforeAll(async () => {
  [rina, omar, sara] = [
    await person("rina@example.com", "Rina Akter"),
    await person("omar@example.com", "Omar Faruk"),
    await person("sara@example.com", "Sara Noor"),
  ];
});

const groupOf = async (wishes: object) => (await createGroup(rina, { ...aGroup(), ...wishes })).insertedId;

/** The newest thing that somebody is told of this group. */
async function lastTold(actor: Actor, groupId: string) {
  await kickClock();
  actAs(actor);
  const { items } = await (await send(getNotices, { path: "/api/notices" })).json();
  return items.find((notice: { groupId: string }) => notice.groupId === groupId);
}

async function answersSeen(route: typeof getMembers, as: Actor, groupId: string) {
  actAs(as);
  const { items } = await (await send(route, { path: `/api/groups/${groupId}/members`, params: { groupId } })).json();
  return items.map(({ displayName, answers }: { displayName: string; answers: unknown }) => [displayName, answers]);
}

test("what somebody answered on joining an open group, or its line, is seen by those who run it, and by nobody else", async () => {
  const groupId = await groupOf({ maxMembers: 2, questions: ["Have you a rod?"] });
  await joinGroup(omar, groupId, { answers: ["Two of them."] });
  await joinGroup(sara, groupId, { answers: ["Not yet."] });
  const omars = [{ question: "Have you a rod?", answer: "Two of them." }];
  expect(await answersSeen(getMembers, rina, groupId)).toEqual([
    ["Rina Akter", []],
    ["Omar Faruk", omars],
  ]);
  expect(await answersSeen(getMembers, omar, groupId)).toEqual([
    ["Rina Akter", null],
    ["Omar Faruk", null],
  ]);
  expect(await answersSeen(getWaiting, rina, groupId)).toEqual([["Sara Noor", [{ question: "Have you a rod?", answer: "Not yet." }]]]);
});

test("who is approved for a full group is told of the line, and those in it that the group closed", async () => {
  const groupId = await groupOf({ maxMembers: 2, joinPolicy: "approval" });
  await joinGroup(omar, groupId, {});
  await joinGroup(sara, groupId, {});
  await decideRequests(rina, groupId, { people: [omar.accountId, sara.accountId], decision: "approve" });
  expect(await lastTold(omar, groupId)).toMatchObject({ kind: "request-approved", detail: "See you there." });
  expect(await lastTold(sara, groupId)).toMatchObject({ kind: "request-approved", detail: expect.stringContaining("you are in line") });
  await closeGroup(rina, groupId, { reason: "The river is over the steps." });
  for (const one of [omar, sara])
    expect(await lastTold(one, groupId)).toMatchObject({ kind: "group-closed", detail: "“The river is over the steps.”" });
});

test("who waits for a place or for an answer is told that the group is gone", async () => {
  const groupId = await groupOf({ maxMembers: 1, joinPolicy: "approval" });
  await joinGroup(omar, groupId, {});
  await decideRequests(rina, groupId, { people: [omar.accountId], decision: "approve" });
  await joinGroup(sara, groupId, {});
  await deleteGroup(rina, groupId);
  for (const one of [omar, sara]) expect(await lastTold(one, groupId)).toMatchObject({ kind: "group-deleted", title: `${NAME} is gone` });
});

test("a ban that was lifted before its mail could leave is not mailed, and is told as one that is over", async () => {
  const groupId = await groupOf({});
  const db = await database();
  await db.write((tx) => tx.update(Accounts, sara.accountId, { emailVerified: new Date().toISOString() }));
  await banPerson(rina, groupId, sara.accountId, { reason: "Nets." });
  expect((await lastTold(sara, groupId)).title).toBe(`You cannot take part in ${NAME} any more`);
  const rows = await db.read((reader) => reader.list(Notices, { where: { accountId: sara.accountId, kind: "banned", groupId } }));
  expect((await addresseeOf(db, sara.accountId, rows))?.told).toHaveLength(1);
  await liftBan(rina, groupId, sara.accountId);
  expect(await addresseeOf(db, sara.accountId, rows)).toBeNull();
  actAs(sara);
  const { items } = await (await send(getNotices, { path: "/api/notices" })).json();
  expect(items.find((notice: { groupId: string; kind: string }) => notice.groupId === groupId && notice.kind === "banned")).toMatchObject({
    title: `You were kept out of ${NAME} for a time`,
    detail: "“Nets.” That is over.",
  });
});

test("a ban for good is told as one also once its group is gone", async () => {
  const groupId = await groupOf({});
  await banPerson(rina, groupId, sara.accountId, { reason: "Nets." });
  await kickClock();
  await deleteGroup(rina, groupId);
  expect(await lastTold(sara, groupId)).toMatchObject({
    kind: "banned",
    title: `You cannot take part in ${NAME} any more`,
    detail: "“Nets.”",
  });
});

test("a link that stops invitations says that it is over once their address is forgotten", async () => {
  const groupId = await groupOf({});
  const db = await database();
  await db.write((tx) => tx.update(Accounts, rina.accountId, { emailVerified: new Date().toISOString() }));
  const { _id } = await invite(rina, groupId, { email: "guest@example.com" });
  const token = await unsubscribeToken(_id, "address");
  await db.write((tx) => tx.update(Invitations, _id, { email: null }));
  await expect(unsubscribe(token)).rejects.toMatchObject({ code: "not_found" });
});

test("notices of a role, a removal, a ban and an offer say what is true, and until when", async () => {
  const groupId = await groupOf({});
  await joinGroup(omar, groupId, {});
  await setRole(rina, groupId, omar.accountId, { role: "organizer" });
  expect((await lastTold(omar, groupId)).title).toBe(`You are an organizer of ${NAME} now`);
  await setRole(rina, groupId, omar.accountId, { role: "member" });
  expect((await lastTold(omar, groupId)).title).toBe(`You are no longer an organizer of ${NAME}`);
  await offerTransfer(rina, groupId, { personId: omar.accountId });
  expect((await lastTold(omar, groupId)).detail).toMatch(/^Accept it, or decline, until \d+ \w+ \d{4}\.$/);
  await acceptTransfer(omar, groupId);
  expect((await lastTold(omar, groupId)).detail).toBe("This offer is over.");
  await offerTransfer(omar, groupId, { personId: rina.accountId });
  await acceptTransfer(rina, groupId);
  await removeMember(rina, groupId, omar.accountId, { reason: "Away." });
  expect(await lastTold(omar, groupId)).toMatchObject({ title: `You were removed from ${NAME}`, detail: "“Away.”" });
  const until = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString();
  await banPerson(rina, groupId, omar.accountId, { reason: "Nets.", until });
  const { title, detail } = await lastTold(omar, groupId);
  expect(title).toBe(`You cannot take part in ${NAME} for now`);
  expect(detail).toMatch(/^“Nets\.” It ends on \d+ \w+ \d{4}\.$/);
});

test("an organizer's invitation of whoever owned the group before brings a membership, and says so", async () => {
  const groupId = await groupOf({});
  await joinGroup(omar, groupId, {});
  const token = (await invite(rina, groupId, { role: "organizer" })).url.split("/").at(-1) ?? "";
  expect((await getInvitation(sara, token)).role).toBe("organizer");
  await offerTransfer(rina, groupId, { personId: omar.accountId });
  await acceptTransfer(omar, groupId);
  expect((await getInvitation(sara, token)).role).toBe("member");
  expect((await listInvitations(omar, groupId)).items.map(({ role }) => role)).toEqual(["member"]);
});
