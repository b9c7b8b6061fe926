import "server-only";
import { AccountRemoved, AccountTakenOver, FaceChanged } from "@/lib/accounts/occasions";
import type { GoneMeetup } from "@/lib/events/record";
import { recordEvents } from "@/lib/events/store";
import { GroupChanged, GroupRemoved, type RemovedGroup } from "@/lib/groups/occasions";
import { Groups } from "@/lib/groups/record";
import { type Departure, MemberLeft } from "@/lib/memberships/occasions";
import type { Transaction } from "@/lib/platform/store/database";
import { inLockOrder } from "@/lib/platform/store/lock-order";
import { type Part, part } from "@/lib/platform/store/occasions";
import { idOf } from "@/lib/platform/store/record";
import { answeredBy, more, tellOf, toPeople } from "./news-store";
import { Calendars, CheckIns, Meetups, Rsvps, Series, SeriesRsvps } from "./record";
import { type Meetup, seat } from "./seat-store";
import { byStart } from "./time-rules";
import { listTopics } from "./topics";

/**
 * Removes a person's answers to the meetups of a group (null: of all groups) that are not over, and gives the seats to the waiting line if
 * there is still time. Past meetups stay unchanged. A check-in mark at a running meetup stays too, and the person stays in its check-in
 * list.
 */
async function takeOut(tx: Transaction, accountId: string, groupId: string | null, now: string): Promise<void> {
  const mine = { accountId, ...(groupId !== null && { groupId }) };
  const rsvps = await tx.list(Rsvps, { where: mine });
  const answered = await tx.getAll(
    Meetups,
    rsvps.map(({ meetupId }) => meetupId),
  );
  const open = answered.filter(({ endsAt }) => endsAt > now);
  for (const { _id } of inLockOrder(open, idOf)) {
    const meetup = await tx.lock(Meetups, _id);
    if (meetup && meetup.endsAt > now) await seat(tx, meetup, { type: "remove", accountId }, now);
  }
  await tx.deleteAll(SeriesRsvps, mine);
}

/**
 * Removes a former member as the host of coming meetups and of series. The organizers get a notice, also if one of them removed the member,
 * because they may not know of these meetups. Past meetups keep their host.
 */
async function unhost(tx: Transaction, { accountId, groupId }: Departure, now: string): Promise<void> {
  const coming = await tx.list(Meetups, { where: { hostId: accountId, groupId, startsAt: { gt: now } }, by: "startsAt" });
  for (const { _id } of coming) await tx.update(Meetups, _id, { hostId: null });
  const [first, ...others] = coming.filter(({ status }) => status === "scheduled");
  if (first) await tellOf(tx, first, null, now, [{ kind: "host-lost", to: "organizers", changes: more(1 + others.length) }]);
  for (const { _id } of await tx.list(Series, { where: { hostId: accountId, groupId } })) await tx.update(Series, _id, { hostId: null });
}

/** Removes a deleted account from all meetups, series and check-ins. */
async function forget(tx: Transaction, accountId: string): Promise<void> {
  for (const { _id } of await tx.list(Meetups, { where: { hostId: accountId } })) await tx.update(Meetups, _id, { hostId: null });
  for (const { _id } of await tx.list(Series, { where: { hostId: accountId } })) await tx.update(Series, _id, { hostId: null });
  for (const { _id } of await tx.list(CheckIns, { where: { byId: accountId } })) await tx.update(CheckIns, _id, { byId: null });
  for (const record of [Rsvps, CheckIns, Calendars]) await tx.deleteAll(record, { accountId });
}

/** Copies changed fields of a group to its meetups. */
async function follow(tx: Transaction, groupId: string): Promise<void> {
  const group = await tx.get(Groups, groupId);
  if (!group) return;
  const values = { category: group.hobbyCategory, listed: group.visibility === "public" };
  const meetups = await tx.excerpts(Meetups, { where: { groupId }, fields: ["_id", "category", "listed"] });
  const behind = meetups.filter(({ category, listed }) => category !== values.category || listed !== values.listed);
  for (const { _id } of behind) await tx.update(Meetups, _id, values);
  // The pages of the meetups show the group's name and picture, and all of them depend on this topic.
  if (meetups.length > 0) await tx.stale(listTopics(groupId));
}

const FIELDS_OF_REMOVED = ["_id", "title", "startsAt", "endsAt", "zone", "category", "sequence", "status", "hostId"] as const;
type RemovedMeetup = Pick<Meetup, (typeof FIELDS_OF_REMOVED)[number]>;

/**
 * Notifies everyone who goes, may go or is the host that the coming meetups of a deleted group do not take place. Each person gets one
 * notice about all of their meetups.
 */
async function tellAnswered(tx: Transaction, meetups: readonly RemovedMeetup[], group: RemovedGroup, at: string): Promise<void> {
  const coming = meetups.filter(({ startsAt, status }) => startsAt > at && status === "scheduled");
  const theirs = new Map<string, GoneMeetup[]>();
  for (const { status: _, hostId, ...meetup } of coming.toSorted(byStart)) {
    const { going, hoping } = await answeredBy(tx, meetup._id);
    const gone = { ...meetup, sequence: meetup.sequence + 1 };
    const hosts = hostId === null || hostId === group.actorId ? [] : [hostId];
    for (const person of new Set([...going, ...hoping, ...hosts])) {
      const before = theirs.get(person);
      if (before) before.push(gone);
      else theirs.set(person, [gone]);
    }
  }
  // People with the same list of meetups share one row.
  const alike = new Map<string, { people: string[]; gone: GoneMeetup[] }>();
  for (const [person, gone] of theirs) {
    const key = gone.map(({ _id }) => _id).join();
    const same = alike.get(key);
    if (same) same.people.push(person);
    else alike.set(key, { people: [person], gone });
  }
  const told = [...alike.values()].flatMap(({ people, gone }) =>
    toPeople(people, { kind: "meetup-gone", gone, changes: more(gone.length) }),
  );
  await recordEvents(tx, { ...group, at }, told);
}

/** What meetups do on events of the rooms below them. */
export const MEETUP_PARTS: readonly Part[] = [
  part(MemberLeft, async (tx, departure, now) => {
    await takeOut(tx, departure.accountId, departure.groupId, now);
    await unhost(tx, departure, now);
  }),
  part(GroupChanged, (tx, { groupId }) => follow(tx, groupId)),
  part(GroupRemoved, async (tx, group, now) => {
    const { groupId } = group;
    const meetups = await tx.excerpts(Meetups, { where: { groupId }, fields: FIELDS_OF_REMOVED });
    await tellAnswered(tx, meetups, group, now);
    if (meetups.length > 0) await tx.stale(listTopics(groupId));
  }),
  /** The page of a meetup shows its host's name. */
  part(FaceChanged, async (tx, { accountId }) => {
    const hosted = await tx.excerpts(Meetups, { where: { hostId: accountId }, fields: ["groupId"] });
    await tx.stale(hosted.map(({ groupId }) => `group-meetups:${groupId}`));
  }),
  /** The address of a calendar is computed from its row. Deleting the row makes the address that the former owner knows stop working. */
  part(AccountTakenOver, async (tx, { accountId }) => {
    await tx.deleteAll(Calendars, { accountId });
  }),
  part(AccountRemoved, async (tx, { accountId }, now) => {
    await takeOut(tx, accountId, null, now);
    await forget(tx, accountId);
  }),
];
