import "server-only";
import type { Event } from "@/lib/events/record";
import { Groups } from "@/lib/groups/record";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import { Memberships } from "@/lib/memberships/record";
import type { Reader } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import type { Place } from "./policy";

export type Membership = Row<typeof Memberships>;
type Rsvp = Row<typeof Rsvps>;

export const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];
export const byId = <Any extends { _id: string }>(rows: readonly Any[]) => new Map(rows.map((row) => [row._id, row]));

/** What some events are about, as it is now, and where some people stand in it. */
export interface Surroundings {
  groups: ReadonlyMap<string, Row<typeof Groups>>;
  meetups: ReadonlyMap<string, Row<typeof Meetups>>;
  placeOf: (event: Event, accountId: string) => Place;
}

/**
 * Reads it all at once: as many queries for one event as for a page of them.
 * @param known memberships of these people that were read in the same step, where all events are of one group
 */
export async function surroundingsOf(
  reader: Reader,
  events: readonly Event[],
  accountIds: readonly string[],
  known: readonly Membership[] = [],
): Promise<Surroundings> {
  const groupIds = distinct(events.map(({ groupId }) => groupId));
  const meetupIds = distinct(events.map(({ meetupId }) => meetupId));
  const groups = byId(groupIds.length > 0 ? await reader.getAll(Groups, groupIds) : []);
  const meetups = byId(meetupIds.length > 0 ? await reader.getAll(Meetups, meetupIds) : []);
  // Whether a request is still open is told by the one who asked.
  const asked = distinct(events.map(({ kind, actorId }) => (kind === "request-received" ? actorId : null)));
  const found = new Set(known.map(({ accountId }) => accountId));
  const people = [...new Set([...accountIds, ...asked])].filter((id) => !found.has(id));
  const read = groupIds.length > 0 && people.length > 0;
  const members: Membership[] = read
    ? await reader.list(Memberships, { where: { groupId: { in: groupIds }, accountId: { in: people } } })
    : [];
  const answers: Rsvp[] =
    meetupIds.length > 0 ? await reader.list(Rsvps, { where: { meetupId: { in: meetupIds }, accountId: { in: [...accountIds] } } }) : [];
  const memberOf = new Map([...known, ...members].map((row) => [`${row.groupId} ${row.accountId}`, row]));
  const answerOf = new Map(answers.map((row) => [`${row.meetupId} ${row.accountId}`, row]));
  const placeOf = ({ groupId, meetupId, actorId }: Event, accountId: string): Place => ({
    membership: memberOf.get(`${groupId} ${accountId}`) ?? null,
    rsvp: answerOf.get(`${meetupId} ${accountId}`) ?? null,
    meetup: meetups.get(meetupId ?? "") ?? null,
    offeredTo: groups.get(groupId ?? "")?.transfer?.personId ?? null,
    actorState: memberOf.get(`${groupId} ${actorId}`)?.state ?? null,
  });
  return { groups, meetups, placeOf };
}
