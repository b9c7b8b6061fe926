import "server-only";
import { Groups } from "@/lib/groups/record";
import { Memberships } from "@/lib/memberships/record";
import type { Reader } from "@/lib/platform/store/database";
import type { MeetupStanding } from "./policy";
import { Meetups, Rsvps } from "./record";
import type { Meetup, Rsvp } from "./seat-store";

/** Where a person stands at a meetup; null where it has no group any more. */
export async function standingAt(reader: Reader, meetup: Meetup, accountId: string | null, now: string): Promise<MeetupStanding | null> {
  const group = await reader.get(Groups, meetup.groupId);
  if (!group) return null;
  const membership = accountId === null ? null : await reader.first(Memberships, { groupId: meetup.groupId, accountId });
  const rsvp = accountId === null ? null : await reader.first(Rsvps, { meetupId: meetup._id, accountId });
  return { now, accountId, membership, group, meetup, rsvp: rsvp?.state ?? null };
}

/** Where somebody who waits stands in line, from 1. */
export async function positionOf(reader: Reader, rsvp: Rsvp | null): Promise<number | null> {
  if (rsvp?.state !== "waiting") return null;
  return 1 + (await reader.count(Rsvps, { meetupId: rsvp.meetupId, state: "waiting", sequence: { lt: rsvp.sequence } }));
}

/** How many of a group's last meetups tell somebody in line what to expect. */
const LOOK_BACK = 5;

/** The place in line that came in at each of the last meetups of the group that were full; null where none was. */
export async function placeThatCameIn(reader: Reader, { groupId, startsAt }: Meetup, now: string): Promise<number | null> {
  const before = { groupId, startsAt: { lt: startsAt < now ? startsAt : now } };
  const last = await reader.list(Meetups, { where: before, by: "startsAt", descending: true, limit: LOOK_BACK });
  const lines = last.filter(({ status, waiting, movedUp }) => status === "scheduled" && waiting + movedUp > 0);
  return lines.length === 0 ? null : Math.min(...lines.map(({ movedUp }) => movedUp));
}
