import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { expect, test } from "vitest";
import { accounts } from "@/lib/accounts/store";
import type { Group } from "@/lib/groups/record";
import { groups } from "@/lib/groups/store";
import { door } from "@/lib/meetups/door-store";
import { rsvps } from "@/lib/meetups/rsvp-store";
import type { Meetup } from "@/lib/meetups/seat-store";
import { meetups, type NewMeetup } from "@/lib/meetups/store";
import { type InvitationDraft, invitations } from "@/lib/memberships/invitation-store";
import { takeStep } from "@/lib/memberships/store";
import type { Permitted } from "@/lib/platform/permission/permit";
import type { Transaction } from "@/lib/platform/store/database";
import { sessions } from "@/lib/sessions/store";
import { byText, newGroup } from "@/tests/support/records";
import { storeMethods } from "@/tests/support/store-methods";

declare const tx: Transaction;
declare const meetup: Meetup;
declare const wish: NewMeetup;
declare const toPlan: Permitted<Group, "plan">;
declare const toEdit: Permitted<Meetup, "edit">;
declare const invitation: InvitationDraft;
declare const toInvite: Permitted<Group, "invite">;
declare const toCheckIn: Permitted<Meetup, "check-in">;

const ID = "0123456789abcdef01234567";
const NOW = "2026-11-22T10:00:00.000Z";
const TAP = { here: true, at: NOW };
const CANCELLATION = { scope: "this", reason: "Fog", alsoEdited: false } as const;
const WALK_IN = { ...TAP, name: "Sadia", key: undefined };

/**
 * Methods that change a thing of somebody's, called by commands that forgot to ask. Never run: what matters is that each marked line
 * is an error to the compiler, which complains about a mark without one.
 */
const forgetful = [
  // @ts-expect-error: an account's id proves nobody
  () => accounts.updateProfile(ID, {}),
  // @ts-expect-error: an account's id proves nobody
  () => accounts.setPassword(ID, "hash", 1),
  // @ts-expect-error: an account's id proves nobody
  () => accounts.endSessions(ID),
  // @ts-expect-error: an account's id proves nobody
  () => sessions.end(ID, ID),
  // @ts-expect-error: an account's id proves nobody
  () => sessions.endOthers(ID),
  // @ts-expect-error: an account's id proves nobody
  () => groups.create(ID, newGroup()),
  // @ts-expect-error: an id says nothing about who may
  () => groups.delete(ID),
  // @ts-expect-error: a group that was merely loaded says nothing either
  async () => groups.delete((await groups.findById(ID)) ?? expect.unreachable()),
  // @ts-expect-error: to plan in a group is not to delete it
  () => groups.delete(toPlan),
  // @ts-expect-error: an account's id proves nobody
  () => groups.change(ID, ID, {}, false),
  // @ts-expect-error: an account's id proves nobody
  () => takeStep(tx, { groupId: ID, actor: ID, act: { type: "leave" }, now: NOW }),
  // @ts-expect-error: an id says nothing about who may
  () => invitations.create({ role: "member", permitted: ID }, invitation, NOW),
  // @ts-expect-error: to invite members is not to invite organizers
  () => invitations.create({ role: "organizer", permitted: toInvite }, invitation, NOW),
  // @ts-expect-error: to invite is not to organize
  () => invitations.revoke(toInvite, ID, NOW),
  // @ts-expect-error: an account's id proves nobody
  async () => invitations.refuse(ID, await invitations.findByToken(ID), NOW),
  // @ts-expect-error: nobody asked whether one may plan there
  () => meetups.create({ _id: ID }, wish, NOW),
  // @ts-expect-error: a meetup that was merely loaded
  () => meetups.edit(meetup, {}, NOW),
  // @ts-expect-error: to check people in is not to edit
  () => meetups.edit(toCheckIn, {}, NOW),
  // @ts-expect-error: to edit is not to cancel
  () => meetups.cancel(toEdit, CANCELLATION, NOW),
  // @ts-expect-error: an id says nothing about who may
  () => door.tap(ID, ID, TAP, NOW),
  // @ts-expect-error: to edit is not to check people in
  () => door.walkIn(toEdit, WALK_IN, NOW),
  // @ts-expect-error: an account's id proves nobody
  () => rsvps.answer(ID, ID, { type: "go" }, NOW),
  // @ts-expect-error: an account's id proves nobody
  () => rsvps.joinAndAnswer(ID, ID, { type: "go" }, {}, NOW),
  // @ts-expect-error: an account's id proves nobody
  () => rsvps.answerSeries(ID, ID, { guests: 0 }, NOW),
  // @ts-expect-error: an account's id proves nobody
  () => rsvps.declineSeries(ID, ID, NOW),
];

/** What begins a step that writes without anybody's permission, and why it may. Whatever else writes takes a proof. */
const UNASKED: Record<string, string> = {
  "lib/accounts/store.ts create": "There is nobody yet who could prove anything.",
  "lib/contact/store.ts create": "Anybody may write to the team.",
  "lib/groups/founding-store.ts completeGroups": "Brings rows of an older version up to this one, before anybody is let in.",
  "lib/links/reset-store.ts ask": "Anybody may ask: the mail goes to the address alone.",
  "lib/links/reset-store.ts confirm": "The link of a mail proves it.",
  "lib/links/verification-store.ts confirm": "The link of a mail proves it, also without a session.",
  "lib/links/verification-store.ts claimByGoogle": "Google proves it, before there is a session.",
  "lib/memberships/forget-store.ts forgetOne": "The end of an account, by the clock.",
  "lib/notices/address-store.ts rest": "The provider says that mail came back; the link of a mail, that it is not wanted.",
  "lib/notices/settings-store.ts chooseTopics": "The link of a mail proves it.",
  "lib/own-data/erasure-store.ts clearEvents": "The end of an account, by the clock.",
  "lib/sessions/store.ts begin": "A password or Google was checked just before.",
  "lib/sessions/store.ts note": "The session that a request came with.",
  "lib/sessions/store.ts endOf": "The session that a cookie stands for.",
};

const files = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .map((file) => `lib/${file.split(sep).join("/")}`)
  .filter((file) => /\.tsx?$/.test(file) && !/^lib\/(platform|demo)\//.test(file));
const methods = storeMethods(files.filter((file) => /[/-]store\.ts$/.test(file)));

test("whatever begins a step that writes asks for an actor or a permission, or says why not", () => {
  const asking = methods.filter(({ asks, writes, inStep }) => asks && writes && !inStep);
  expect(asking.length).toBeGreaterThan(25);
  const unasked = methods.filter(({ asks, writes, inStep }) => writes && !asks && !inStep).map(({ name }) => name);
  expect(unasked.toSorted(byText)).toEqual(Object.keys(UNASKED).toSorted(byText));
});

test("a step that writes begins in a store, where that is asked, or in what the clock does", () => {
  const writing = files.filter((file) => /\.write\(/.test(readFileSync(file, "utf8")));
  expect(writing.length).toBeGreaterThan(15);
  expect(writing.filter((file) => !/[/-](store|jobs)\.ts$/.test(file))).toEqual([]);
});

test("what is allowed and why not is said in policies and rules alone", () => {
  const judging = files.filter((file) => /\bno\(/.test(readFileSync(file, "utf8")));
  expect(judging.length).toBeGreaterThan(5);
  expect(judging.filter((file) => !/[/-](policy|rules)\.ts$/.test(file))).toEqual([]);
});

test("each of these commands forgets to ask what a store asks for", () => {
  const asking = new Set(methods.filter(({ asks }) => asks).map(({ name }) => name.split(" ")[1]));
  const called = (command: () => unknown) => [...String(command).matchAll(/(\w+)\)?\(/g)].map(([, name]) => name);
  expect(forgetful.filter((command) => !called(command).some((name) => asking.has(name))).map(String)).toEqual([]);
});
