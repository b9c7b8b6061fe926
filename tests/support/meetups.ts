import { Accounts } from "@/lib/accounts/record";
import { foundGroup } from "@/lib/groups/founding-store";
import { type Group, Groups } from "@/lib/groups/record";
import type { Content } from "@/lib/meetups/date-store";
import { doorStore, type Tap } from "@/lib/meetups/door-store";
import type { Seen } from "@/lib/meetups/fee-rules";
import { patternFor, timesOf } from "@/lib/meetups/plan-rules";
import { GuardedMeetup, GuardedPlans } from "@/lib/meetups/queries";
import { Meetups } from "@/lib/meetups/record";
import type { Scope } from "@/lib/meetups/recurrence-rules";
import { type OwnAnswer, rsvpStore } from "@/lib/meetups/rsvp-store";
import { type MeetupEdit, MeetupInput } from "@/lib/meetups/schema";
import { meetupStore } from "@/lib/meetups/store";
import { instant } from "@/lib/meetups/time-rules";
import { Memberships } from "@/lib/memberships/record";
import type { Role } from "@/lib/memberships/schema";
import { freshMembership } from "@/lib/memberships/step-builder-rules";
import { type Guarded, permit } from "@/lib/platform/permission/permit";
import type { Database } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { anActor } from "./actor";
import { accountRecord, groupRecord } from "./records";

export const NOW = "2026-11-21T10:00:00.000Z";

/** The time this many hours after NOW. */
export const hours = (count: number): string => instant(Date.parse(NOW) + count * 3_600_000);

/** Creates an account and, unless `role` is null, a membership. */
export async function member(db: Database, groupId: string, role: Role | null = "member"): Promise<string> {
  const account = accountRecord({ email: `${newId()}@hobbyhub.example` });
  await db.write(async (tx) => {
    await tx.insert(Accounts, account);
    if (role !== null) await join(tx, groupId, account._id, role);
  });
  return account._id;
}

export const join = (
  tx: Parameters<Parameters<Database["write"]>[0]>[0],
  ...[groupId, accountId, role, _id = newId()]: [groupId: string, accountId: string, role: Role, _id?: string]
) =>
  tx.insert(Memberships, {
    _id,
    ...freshMembership(groupId, accountId, NOW),
    state: "member",
    role,
    sequence: 1,
    joinedAt: NOW,
    name: "Somebody",
  });

/** A public group and its owner. */
export async function aMeetingGroup(db: Database, over: Partial<Group> = {}): Promise<{ groupId: string; ownerId: string }> {
  const ownerId = await member(db, "", null);
  const group = await db.write((tx) => foundGroup(tx, groupRecord({ ownerId, ...over })));
  return { groupId: group._id, ownerId };
}

export const input = (over: Record<string, unknown> = {}) => ({
  title: "Shankhari Bazar at first light",
  startsAt: hours(72),
  endsAt: hours(74),
  zone: "Asia/Dhaka",
  place: { name: "The gate of Shankhari Bazar" },
  ...over,
});

/** Plans a meetup or a series, as the command does. */
export async function plan(db: Database, groupId: string, hostId: string, over: Record<string, unknown> = {}, now = NOW): Promise<string> {
  const wish = MeetupInput.parse(input(over));
  const times = timesOf(wish, now);
  const content: Content = { ...wish, hostId };
  const pattern = wish.repeats && patternFor(wish.repeats, times.startsAt, wish.zone);
  const permitted = await asked(db, await ownerOf(db, groupId), GuardedPlans, groupId, "plan", now);
  return (await meetupStore(async () => db).create(permitted, { content, times, pattern }, now)).id;
}

const asked = <Thing, Standing, Action extends string, Asked extends Action>(
  db: Database,
  accountId: string,
  noun: Guarded<Thing, Standing, Action>,
  id: string,
  action: Asked,
  now: string,
) => db.read((reader) => permit(anActor({ accountId }), noun, id, action, { reader, now }));

const ownerOf = async (db: Database, groupId: string): Promise<string> =>
  (await db.read((reader) => reader.get(Groups, groupId)))?.ownerId ?? "";

const ownerAt = async (db: Database, meetupId: string): Promise<string> =>
  ownerOf(db, (await db.read((reader) => reader.get(Meetups, meetupId)))?.groupId ?? "");

type By = { byId: string };

/** The stores with shorter methods for tests: people are named by their ids, and the group's owner acts unless another person is named. */
export const storesOf = (db: Database) => {
  const open = async () => db;
  const [meetups, rsvps, door] = [meetupStore(open), rsvpStore(open), doorStore(open)];
  return {
    meetups: {
      edit: async (id: string, edit: MeetupEdit, now: string) =>
        meetups.edit(await asked(db, await ownerAt(db, id), GuardedMeetup, id, "edit", now), edit, now),
      cancel: async (id: string, scope: Scope, reason: string, now: string, alsoEdited = false) =>
        meetups.cancel(await asked(db, await ownerAt(db, id), GuardedMeetup, id, "cancel", now), { scope, reason, alsoEdited }, now),
    },
    rsvps: {
      answer: (id: string, { accountId, ...answer }: OwnAnswer & { accountId: string }, now: string) =>
        rsvps.answer(anActor({ accountId }), id, answer as OwnAnswer, now),
      answerSeries: (id: string, accountId: string, wish: { guests: number } & Seen, now: string) =>
        rsvps.answerSeries(anActor({ accountId }), id, wish, now),
      joinAndAnswer: (id: string, accountId: string, now: string) =>
        rsvps.joinAndAnswer(anActor({ accountId }), id, { type: "go" }, {}, now),
      declineSeries: (id: string, accountId: string, now: string) => rsvps.declineSeries(anActor({ accountId }), id, now),
    },
    door: {
      tap: async (id: string, person: string, { byId, ...tap }: Tap & By) =>
        door.tap(await asked(db, byId, GuardedMeetup, id, "check-in", tap.at), person, tap, tap.at),
      walkIn: async (id: string, { byId, ...tap }: Parameters<typeof door.walkIn>[1] & By) =>
        door.walkIn(await asked(db, byId, GuardedMeetup, id, "check-in", tap.at), tap, tap.at),
    },
  };
};
