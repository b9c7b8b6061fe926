import "server-only";
import type { Event } from "@/lib/events/record";
import { Groups } from "@/lib/groups/record";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import { invitationState } from "@/lib/memberships/joining-rules";
import { Invitations, type MembershipRow, Memberships } from "@/lib/memberships/record";
import type { Reader } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { referredBy, rowsById } from "@/lib/platform/store/rows-by-id";
import type { NoticeContext, NoticeStanding } from "./policy";

/** The fields of a membership that permissions and notices need. */
export const MEMBERSHIP = ["groupId", "accountId", "state", "role", "until", "contact", "contactSince", "joinedAt", "since"] as const;
export type MembershipExcerpt = Pick<MembershipRow, (typeof MEMBERSHIP)[number]>;
/** A membership and an answer to a meetup, with the fields that are read of them. */
interface Answered {
  membership: MembershipExcerpt | null;
  rsvp: Row<typeof Rsvps> | null;
}

export const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

/** The meetups of some events, and the memberships and answers of some people in their groups and meetups. */
interface Standings {
  meetups: ReadonlyMap<string, Row<typeof Meetups>>;
  standingOf: (event: Event, accountId: string) => NoticeStanding & Answered;
}

/**
 * Only this decides what a person may know. It is read as it is now.
 * @param known memberships of these people that were read in the same transaction, when all events are of one group
 */
export async function standingsOf(
  reader: Reader,
  events: readonly Event[],
  accountIds: readonly string[],
  known: readonly MembershipExcerpt[] = [],
): Promise<Standings> {
  const groupIds = distinct(events.map(({ groupId }) => groupId));
  const meetupIds = distinct(events.map(({ meetupId }) => meetupId));
  const meetups = await rowsById(reader, Meetups, meetupIds);
  const found = new Set(known.map(({ accountId }) => accountId));
  const others = accountIds.filter((id) => !found.has(id));
  const members: MembershipExcerpt[] =
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
  return { meetups, standingOf };
}

/** What some events are about, as it is now, with the memberships and answers of some people. */
export interface Surroundings {
  groups: ReadonlyMap<string, Row<typeof Groups>>;
  meetups: ReadonlyMap<string, Row<typeof Meetups>>;
  invitations: ReadonlyMap<string, Row<typeof Invitations>>;
  contextOf: (event: Event, accountId: string) => NoticeContext & Answered;
}

/** Reads everything in one set of queries: a page of events needs no more queries than one event. */
export async function surroundingsOf(reader: Reader, events: readonly Event[], accountIds: readonly string[]): Promise<Surroundings> {
  const groups = await referredBy(reader, Groups, events, ({ groupId }) => groupId);
  // For "request-received": the membership of the person who asked shows whether the request is still open.
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
  return { groups, meetups, invitations, contextOf };
}
