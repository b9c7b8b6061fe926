import { Accounts } from "@/lib/accounts/record";
import { foundGroup } from "@/lib/groups/founding-store";
import type { Content } from "@/lib/meetups/date-store";
import { doorStore } from "@/lib/meetups/door-store";
import { patternFor, timesOf } from "@/lib/meetups/plan-rules";
import { rsvpStore } from "@/lib/meetups/rsvp-store";
import { MeetupInput } from "@/lib/meetups/schema";
import { meetupStore } from "@/lib/meetups/store";
import { instant } from "@/lib/meetups/time-rules";
import { Memberships } from "@/lib/memberships/record";
import type { Role } from "@/lib/memberships/schema";
import type { Database } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { accountRecord, groupRecord } from "./records";

export const NOW = "2026-11-21T10:00:00.000Z";

/** So many hours after NOW. */
export const hours = (count: number): string => instant(Date.parse(NOW) + count * 3_600_000);

/** Somebody with an account and, unless it says otherwise, a membership. */
export async function member(db: Database, groupId: string, role: Role | null = "member"): Promise<string> {
  const account = accountRecord({ email: `${newId()}@hobbyhub.example` });
  await db.write(async (tx) => {
    await tx.insert(Accounts, account);
    if (role !== null) await join(tx, groupId, account._id, role);
  });
  return account._id;
}

export const join = (tx: Parameters<Parameters<Database["write"]>[0]>[0], groupId: string, accountId: string, role: Role) =>
  tx.insert(Memberships, {
    _id: newId(),
    groupId,
    accountId,
    state: "member",
    role,
    sequence: 1,
    since: NOW,
    joinedAt: NOW,
    answers: [],
    answersUntil: null,
    rulesAccepted: null,
    contact: "nothing",
    invitationId: null,
    reason: null,
    until: null,
    name: "Somebody",
  });

/** A public group and the owner of it. */
export async function aMeetingGroup(db: Database): Promise<{ groupId: string; ownerId: string }> {
  const ownerId = await member(db, "", null);
  const group = await db.write((tx) => foundGroup(tx, groupRecord({ ownerId })));
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

/** Plans a meetup, or a series, as the command does. */
export function plan(db: Database, groupId: string, hostId: string, over: Record<string, unknown> = {}, now = NOW): Promise<string> {
  const wish = MeetupInput.parse(input(over));
  const times = timesOf(wish, now);
  const content: Content = { ...wish, hostId };
  const pattern = wish.repeats && patternFor(wish.repeats, times.startsAt, wish.zone);
  const home = { groupId, category: "Running" as const, listed: true };
  return storesOf(db).meetups.create({ home, content, times, pattern }, now);
}

export const storesOf = (db: Database) => {
  const open = async () => db;
  return { meetups: meetupStore(open), rsvps: rsvpStore(open), door: doorStore(open) };
};
