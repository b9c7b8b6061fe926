import "server-only";
import type { Event } from "@/lib/events/record";
import { Groups } from "@/lib/groups/record";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import { invitationState } from "@/lib/memberships/joining-rules";
import { Invitations, Memberships } from "@/lib/memberships/record";
import type { Reader } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { referredBy, rowsById } from "@/lib/platform/store/rows-by-id";
import type { NoticeContext, NoticeStanding } from "./policy";

/** What of a membership it hangs on, and what is told. */
export const MEMBERSHIP = ["groupId", "accountId", "state", "role", "until", "contact", "contactSince", "joinedAt", "since"] as const;
export type Membership = Pick<Row<typeof Memberships>, (typeof MEMBERSHIP)[number]>;
/** A membership and an answer to a meetup, with what is kept of them. */
interface Answered {
  membership: Membership | null;
  rsvp: Row<typeof Rsvps> | null;
}

export const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

/** Of the meetups of some events, and where some people stand in their groups and meetups. */
interface Standings {
  meetups: ReadonlyMap<string, Row<typeof Meetups>>;
  standingOf: (event: Event, accountId: string) => NoticeStanding & Answered;
}

/**
 * What may be known hangs on this alone; read as it is now.
 * @param known memberships of these people that were read in the same step, where all events are of one group
 */
export async function standingsOf(
  reader: Reader,
  events: readonly Event[],
  accountIds: readonly string[],
  known: readonly Membership[] = [],
): Promise<Standings> {
  const groupIds = distinct(events.map(({ groupId }) => groupId));
  const meetupIds = distinct(events.map(({ meetupId }) => meetupId));
  const meetups = await rowsById(reader, Meetups, meetupIds);
  const found = new Set(known.map(({ accountId }) => accountId));
  const others = accountIds.filter((id) => !found.has(id));
  const members: Membership[] =
    groupIds.length > 0 && others.length > 0
      ? await reader.excerpts(Memberships, { where: { groupId: { in: groupIds }, accountId: { in: others } }, fields: MEMBERSHIP })
      : [];
  const answers: Row<typeof Rsvps>[] =
    meetupIds.length > 0 ? await reader.list(Rsvps, { where: { meetupId: { in: meetupIds }, accountId: { in: [...accountIds] } } }) : [];
  const memberOf = new Map([...known, ...members].map((row) => [`${row.groupId} ${row.accountId}`, row]));
  const answerOf = new Map(answers.map((row) => [`${row.meetupId} ${row.accountId}`, row]));
  const standingOf = ({ groupId, meetupId }: Event, accountId: string) => ({
    membership: memberOf.get(`${groupId} ${accountId}`) ?? null,
    rsvp: answerOf.get(`${meetupId} ${accountId}`) ?? null,
    meetup: meetups.get(meetupId ?? "") ?? null,
  });
  return { meetups, standingOf: standingOf };
}

/** What some events are about, as it is now, and where some people stand in it. */
export interface Surroundings {
  groups: ReadonlyMap<string, Row<typeof Groups>>;
  meetups: ReadonlyMap<string, Row<typeof Meetups>>;
  invitations: ReadonlyMap<string, Row<typeof Invitations>>;
  contextOf: (event: Event, accountId: string) => NoticeContext & Answered;
}

/** Reads it all at once: as many queries for one event as for a page of them. */
export async function surroundingsOf(reader: Reader, events: readonly Event[], accountIds: readonly string[]): Promise<Surroundings> {
  const groups = await referredBy(reader, Groups, events, ({ groupId }) => groupId);
  // Whether a request is still open is told by the one who asked.
  const asked = distinct(events.map(({ kind, actorId }) => (kind === "request-received" ? actorId : null)));
  const invitations = await referredBy(reader, Invitations, events, ({ kind, detail }) => (kind === "invited" ? detail : null));
  const now = new Date().toISOString();
  const { meetups, standingOf } = await standingsOf(reader, events, [...new Set([...accountIds, ...asked])]);
  const isInvited = ({ groupId, detail }: Event): boolean => {
    const [group, invitation] = [groups.get(groupId ?? ""), invitations.get(detail ?? "")];
    return group?.closedAt === null && invitation !== undefined && invitationState(invitation, now) === "active";
  };
  const contextOf = (event: Event, accountId: string) => ({
    ...standingOf(event, accountId),
    invited: isInvited(event),
    offeredTo: groups.get(event.groupId ?? "")?.transfer?.personId ?? null,
    actorState: standingOf(event, event.actorId ?? "").membership?.state ?? null,
  });
  return { groups, meetups, invitations, contextOf: contextOf };
}
