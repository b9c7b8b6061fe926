import { expect, test } from "vitest";
import { accounts } from "@/lib/accounts/store";
import type { Group } from "@/lib/groups/schema";
import { groups } from "@/lib/groups/store";
import { door } from "@/lib/meetups/door-store";
import { rsvps } from "@/lib/meetups/rsvp-store";
import type { Meetup } from "@/lib/meetups/seat-store";
import { meetups, type NewMeetup } from "@/lib/meetups/store";
import { invitations, type NewInvitation } from "@/lib/memberships/invitation-store";
import { type GroupRow, takeStep } from "@/lib/memberships/store";
import type { Permitted } from "@/lib/platform/permission/permit";
import type { Transaction } from "@/lib/platform/store/database";
import { sessions } from "@/lib/sessions/store";

declare const tx: Transaction;
declare const meetup: Meetup;
declare const wish: NewMeetup;
declare const toPlan: Permitted<Group, "plan">;
declare const toEdit: Permitted<Meetup, "edit">;
declare const invitation: NewInvitation;
declare const toInvite: Permitted<GroupRow, "invite">;
declare const toCheckIn: Permitted<Meetup, "check-in">;

const ID = "0123456789abcdef01234567";
const NOW = "2026-11-22T10:00:00.000Z";
const TAP = { here: true, at: NOW };
const WALK_IN = { ...TAP, name: "Sadia", key: undefined };

/**
 * Each method that changes a thing of somebody's, called by a command that forgot to ask. Never run: what matters is that each marked line
 * is an error to the compiler, which complains about a mark without one.
 */
const forgetful = [
  // @ts-expect-error: an account's id proves nobody
  () => accounts.updateProfile(ID, {}),
  // @ts-expect-error: an account's id proves nobody
  () => accounts.setPassword(ID, "hash"),
  // @ts-expect-error: an account's id proves nobody
  () => accounts.endSessions(ID),
  // @ts-expect-error: an account's id proves nobody
  () => sessions.end(ID, ID),
  // @ts-expect-error: an account's id proves nobody
  () => sessions.endOthers(ID),
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
  () => meetups.cancel(toEdit, "this", "Fog", NOW),
  // @ts-expect-error: an id says nothing about who may
  () => door.tap(ID, ID, TAP, NOW),
  // @ts-expect-error: to edit is not to check people in
  () => door.walkIn(toEdit, WALK_IN, NOW),
  // @ts-expect-error: an account's id proves nobody
  () => rsvps.answer(ID, ID, { type: "go" }, NOW),
  // @ts-expect-error: an account's id proves nobody
  () => rsvps.joinAndAnswer(ID, ID, { type: "go" }, { input: {}, addressHash: "" }, NOW),
  // @ts-expect-error: an account's id proves nobody
  () => rsvps.answerSeries(ID, ID, { guests: 0 }, NOW),
  // @ts-expect-error: an account's id proves nobody
  () => rsvps.declineSeries(ID, ID, NOW),
];

/** The methods of these stores that write. One that is added stands here, and above. */
const READING = ["find", "findById", "findByEmail", "findByToken", "list", "search", "featured", "counts", "changedAt"];
/** There is nothing yet to be permitted on. (A session begins, is seen again and ends by a proof that was checked just before.) */
const FOUNDING = ["create"];

test("a command that changes something without asking does not compile", () => {
  const text = forgetful.map(String).join("\n");
  for (const [name, store, free] of [
    ["accounts", accounts, [...READING, ...FOUNDING]],
    ["sessions", sessions, [...READING, "begin", "note", "endOf"]],
    ["groups", groups, [...READING, ...FOUNDING]],
    ["invitations", invitations, READING],
    ["meetups", meetups, []],
    ["door", door, []],
    ["rsvps", rsvps, []],
  ] as const)
    for (const method of Object.keys(store))
      expect([name, method, text.includes(`${name}.${method}(`) || [...free].includes(method)]).toEqual([name, method, true]);
});
