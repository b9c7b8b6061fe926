import type { EventKind } from "@/lib/events/schema";
import { COMING_STATES } from "@/lib/meetups/schema";
import { stateAt } from "@/lib/memberships/policy";
import type { MembershipState } from "@/lib/memberships/schema";
import type { Limit } from "@/lib/platform/store/limits";
import { KIND_RULES, type NoticeAudience } from "./kind-schema";

/** Summaries that one person asks for, to look at. */
export const SUMMARY_LIMIT: Limit = { name: "summary:account", points: 5, windowSeconds: 60 * 60 };

/** Where somebody stands at this moment in a group and its meetup; null for what is not there. */
export interface NoticeStanding {
  membership: { state: MembershipState; role: string; until: string | null } | null;
  rsvp: { state: string; heldUntil: string | null; stillComingAt: string | null } | null;
  meetup: { status: string; startsAt: string; endsAt: string; hostId: string | null } | null;
}

/** The same, with what else a notice may be about. */
export interface NoticeContext extends NoticeStanding {
  /** To whom the group is offered. */
  offeredTo: string | null;
  /** Where the one who did it stands in the group. */
  actorState: string | null;
  /** Whether the invitation it tells of still lets somebody in. */
  invited: boolean;
}

const isMember = ({ membership }: NoticeStanding): boolean => membership?.state === "member";
const isThere = (standing: NoticeStanding): boolean => standing.meetup !== null && (standing.rsvp !== null || isMember(standing));

const KNOWS: Record<NoticeAudience, (standing: NoticeStanding) => boolean> = {
  anyone: () => true,
  member: isMember,
  inside: ({ membership }) => membership?.state === "member" || membership?.state === "waiting",
  organizer: (standing) => isMember(standing) && standing.membership?.role !== "member",
  answered: isThere,
  going: isThere,
  offered: isThere,
};

/** Whether somebody who stands there may (still) know of such a thing. */
export const mayKnow = (kind: EventKind, standing: NoticeStanding): boolean =>
  KNOWS[KIND_RULES[kind].to](standing) && (kind !== "meetup-new" || standing.meetup !== null);

const COMING: ReadonlySet<string | undefined> = new Set(COMING_STATES);

/** Whether a mail about it still has a reason: what was decided, has begun or was taken back needs none. */
export function stillMatters(
  kind: EventKind,
  { membership, rsvp, meetup, offeredTo, actorState, invited }: NoticeContext,
  accountId: string,
  now: string,
): boolean {
  const ahead = meetup !== null && meetup.status === "scheduled" && meetup.startsAt > now;
  const hosts = meetup?.hostId === accountId;
  switch (kind) {
    case "request-received":
      return actorState === "requested";
    case "invited":
      return invited && stateAt(membership, now) !== "banned";
    case "banned":
      return stateAt(membership, now) === "banned";
    case "transfer-offered":
      return offeredTo === accountId;
    case "meetup-new":
      // Whoever has answered knows of it.
      return ahead && rsvp === null;
    case "seat-confirmed":
      return ahead && rsvp?.state === "going";
    case "meetup-reminder":
      return ahead && (hosts || rsvp?.state === "going");
    case "still-coming":
      return ahead && rsvp?.state === "going" && rsvp.stillComingAt === null;
    case "seat-offered":
      return ahead && rsvp?.state === "offered" && (rsvp.heldUntil ?? "") > now;
    case "meetup-changed":
      return ahead && (hosts || COMING.has(rsvp?.state));
    case "meetup-cancelled":
      return meetup !== null && meetup.endsAt > now && (hosts || COMING.has(rsvp?.state));
    case "host-named":
      return ahead && hosts;
    case "host-replaced":
      return ahead && !hosts;
    case "host-lost":
      return ahead && meetup.hostId === null;
    default:
      return true;
  }
}
