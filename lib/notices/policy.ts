import type { Event } from "@/lib/events/record";
import type { EventKind } from "@/lib/events/schema";
import { type Moment, type MomentTimes, passedMoments } from "@/lib/meetups/moment-rules";
import { COMING_STATES } from "@/lib/meetups/schema";
import { stateAt } from "@/lib/memberships/policy";
import type { MembershipState } from "@/lib/memberships/schema";
import type { Limit } from "@/lib/platform/store/limits";
import { KIND_RULES, type NoticeAudience } from "./kind-schema";

/** Limit of sample summaries that one person may ask for. */
export const SUMMARY_LIMIT: Limit = { name: "summary:account", points: 5, windowSeconds: 60 * 60 };

/** A person's present membership in a group and answer to its meetup; null for what does not exist. */
export interface NoticeStanding {
  membership: { state: MembershipState; role: string; until: string | null } | null;
  rsvp: { state: string; heldUntil: string | null; stillComingAt: string | null } | null;
  meetup: { status: string; startsAt: string; endsAt: string; hostId: string | null } | null;
}

/** The same, with everything else a notice may be about. */
export interface NoticeContext extends NoticeStanding {
  /** The account to which the group is offered. */
  offeredTo: string | null;
  /** The membership state in the group of the person who caused the event. */
  actorState: string | null;
  /** Whether the invitation in the notice can still be used. */
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

/** Whether a person with this standing may (still) know of an event of this kind. */
export const mayKnow = (kind: EventKind, standing: NoticeStanding): boolean =>
  KNOWS[KIND_RULES[kind].to](standing) && (kind !== "meetup-new" || standing.meetup !== null);

const COMING: ReadonlySet<string | undefined> = new Set(COMING_STATES);

/** The moments before the start at which people are told of these. */
const MOMENTS: Partial<Record<EventKind, Moment>> = { "still-coming": "day-before", "meetup-reminder": "hours-before" };

/** Whether an organizer moved the meetup after people were told, so far that they are told again before the new start. */
export function isToldAgain({ kind, detail }: Pick<Event, "kind" | "detail">, meetup: MomentTimes, now: string): boolean {
  const moment = MOMENTS[kind];
  return moment !== undefined && detail !== null && detail !== meetup.startsAt && !passedMoments(meetup, "", now).has(moment);
}

/**
 * Whether a mail about it is still useful. A request that was decided, a meetup that has begun or an offer that was taken back needs no
 * mail.
 */
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
      // A person who has answered already knows of the meetup.
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
