import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { Accounts } from "@/lib/accounts/record";
import { type Event, Events } from "@/lib/events/record";
import type { EventKind } from "@/lib/events/schema";
import { groupPath } from "@/lib/groups/page-addresses";
import type { Group } from "@/lib/groups/record";
import type { CalendarEvent } from "@/lib/meetups/calendar-answers";
import { toEvent, toGoneEvent } from "@/lib/meetups/feed-queries";
import { meetupPath } from "@/lib/meetups/page-addresses";
import { seesInside } from "@/lib/meetups/policy";
import { goesAlongFrom } from "@/lib/memberships/group-rules";
import { groupsAwaited } from "@/lib/memberships/owned-queries";
import { ownedWords } from "@/lib/memberships/owned-rules";
import { invitationPath } from "@/lib/memberships/secrets";
import type { Fact } from "@/lib/platform/email/facts";
import type { Reader } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { referredBy } from "@/lib/platform/store/rows-by-id";
import { type MembershipExcerpt, type Surroundings, surroundingsOf } from "./context-queries";
import { isOfMany } from "./dates-queries";
import { invitedFacts } from "./invited-rules";
import { KIND_RULES } from "./kind-schema";
import { hasPlace, heldTill, IS_OFF, type Offer, shortFacts, standingOf, WITH_FILE, whenOf } from "./meetup-rules";
import { goneTold, toldOfMeetup } from "./meetup-told-rules";
import { isToldAgain, mayKnow, type NoticeContext, stillMatters } from "./policy";
import { ANSWERS } from "./question-schema";
import type { Notice } from "./record";
import type { NoticeView } from "./schema";
import { factsOf, noticeWords } from "./word-rules";

/** A notice as the app shows it, with what only a mail about it needs. */
export interface DetailedNotice {
  view: NoticeView;
  /** Whether a mail about it is still useful. For a notice of many dates this looks at the first date only (see `dates-queries.ts`). */
  matters: boolean;
  /** It is about several dates; the event names the first. */
  ofMany: boolean;
  /** What a mail says about the meetup. */
  facts: Fact[];
  calendar: CalendarEvent | null;
  /** The entries for the reader's calendar. For a series only the first date, until the mail is made (`file-queries.ts`). */
  file: CalendarEvent[];
  /** For a series with many cancelled dates: the reader's dates that are not cancelled. Empty until the mail is made. */
  stays: CalendarEvent[];
  /** Whether the reader has a place at its meetup. */
  goes: boolean;
  /** How many people wait for a place at its meetup, while a place that is given back goes to them. */
  inLine: number;
  /** For a new meetup: what it offers to a person who has not answered. */
  offer: Offer | null;
}

const GROUP_TABS: Partial<Record<EventKind, string>> = { "request-received": "", "invitation-refused": "/invitations" };
const ACCOUNT_PARTS: Partial<Record<EventKind, string>> = {
  "new-device": "#devices",
  "deletion-waits": "#data",
  "mail-rested": "#notices",
};

/** The titles of these kinds name the person who caused the event. */
const NAMES_ACTOR: ReadonlySet<EventKind> = new Set([
  "request-received",
  "invited",
  "invitation-refused",
  "transfer-offered",
  "transfer-accepted",
]);

async function pathOf({ kind, groupId, meetupId, detail }: Event, { groups, meetups }: Surroundings): Promise<string> {
  if (kind === "invited") return invitationPath(detail ?? "");
  if (KIND_RULES[kind].topic === null) return `/dashboard/account${ACCOUNT_PARTS[kind] ?? ""}`;
  const group = groups.get(groupId ?? "");
  if (!group) return "/allGroups";
  if (kind === "host-lost" && meetups.has(meetupId ?? "")) return `/dashboard/meetups/${meetupId}/edit`;
  if (meetups.has(meetupId ?? "")) return meetupPath(group.slug ?? group._id, meetupId ?? "");
  const tab = GROUP_TABS[kind];
  return tab === undefined ? groupPath(group._id) : `/dashboard/groups/${group._id}${tab}`;
}

/** The reader, with the time zone for all times. */
export interface Hearer {
  accountId: string;
  zone: string;
}

type Told = Pick<NoticeContext, "offeredTo"> & { membership: MembershipExcerpt | null };

/** When a ban, or an offer to take the group over, ends by itself. */
function endOf(kind: EventKind, { membership, offeredTo }: Told, accountId: string, group: Group | undefined): string | null {
  if (kind === "banned") return membership?.state === "banned" ? membership.until : null;
  return kind === "transfer-offered" && offeredTo === accountId ? (group?.transfer?.expiresAt ?? null) : null;
}

/** A move of the group as a member is told of it. What the member shares may have changed since. */
const moveTold = (move: NonNullable<Group["move"]>, membership: MembershipExcerpt | null) => ({
  text: move.text,
  addressFrom: membership && goesAlongFrom(membership, move),
});

/** The surroundings with the accounts of those who caused the events, and the groups for which the reader's deletion waits. */
type Around = Surroundings & { actors: ReadonlyMap<string, Row<typeof Accounts>>; waitsFor: string | null };

/**
 * The groups that delay the deletion of the reader's account, in words. Null if the account is not to be deleted, or no group delays it.
 */
async function waitsForOf(reader: Reader, { accountId, zone }: Hearer, now: string): Promise<string | null> {
  const account = await reader.get(Accounts, accountId);
  return (account && ownedWords(await groupsAwaited(reader, account, now), zone).join(" ")) || null;
}

/**
 * What a person said about the event, and what else the text needs. Text that can change or be taken back is read from its own record now.
 */
function detailOf({ kind, detail }: Event, { invitations, waitsFor }: Around): string | null {
  if (kind === "deletion-waits") return waitsFor;
  if (kind === "invitation-refused") return null;
  if (kind !== "invited") return detail;
  const invitation = invitations.get(detail ?? "");
  return invitation?.revokedAt === null ? invitation.text : null;
}

/** An event as its reader sees it. */
async function told(
  event: Event,
  { accountId, zone }: Hearer,
  around: Around,
  now: string,
): Promise<Omit<DetailedNotice, "view"> & { view: Omit<NoticeView, "_id" | "read"> }> {
  const { kind, groupId, meetupId, actorId, at, changes } = event;
  const [group, meetup] = [around.groups.get(groupId ?? ""), around.meetups.get(meetupId ?? "")];
  const context = around.contextOf(event, accountId);
  const groupName = group?.groupName ?? event.groupName;
  const actor = NAMES_ACTOR.has(kind) && actorId !== null ? around.actors.get(actorId) : undefined;
  const { membership, rsvp } = context;
  const inside = meetup !== undefined && seesInside({ now, accountId, membership, meetup, rsvp: rsvp?.state ?? null });
  const dated = meetup ?? event.gone[0];
  const when = dated ? whenOf(dated, at) : null;
  const again = meetup !== undefined && isToldAgain(event, meetup, now);
  const matters = !again && stillMatters(kind, context, accountId, now);
  const words = noticeWords({
    kind,
    zone,
    actor: nameOf(actor),
    when,
    heldUntil: rsvp?.heldUntil && meetup ? heldTill(rsvp.heldUntil, meetup.zone) : null,
    free: meetup !== undefined && group?.closedAt === null && rsvp?.state === "not-going" && hasPlace(meetup, now),
    group: groupName,
    meetup: dated?.title ?? event.meetupTitle ?? "A meetup",
    detail: detailOf(event, around),
    inLine: membership?.state === "waiting",
    until: endOf(kind, context, accountId, group),
    over: kind === "banned" && group !== undefined && !matters,
    move: group?.move?.announcedAt === at ? moveTold(group.move, membership) : null,
  });
  const path = await pathOf(event, around);
  const reader = { kind, group: groupName, path, inside, rsvp, toldAt: at };
  const keeps = rsvp === null || rsvp.state === "not-going" ? undefined : rsvp.fee;
  const invitation = kind === "invited" ? around.invitations.get(event.detail ?? "") : undefined;
  const facts =
    invitation && group
      ? invitedFacts(group, invitation, zone)
      : factsOf(changes, { zone: meetup?.zone ?? zone, inside, placeFor: meetup?.placeFor, keeps, off: IS_OFF.has(kind) });
  const calendar =
    meetup && group ? { ...toEvent(meetup, group, inside), ...standingOf(rsvp?.state ?? null, meetup.hostId === accountId) } : null;
  const dates = calendar ? [calendar] : event.gone.map((one) => toGoneEvent(one, { groupName, reason: words.detail, at }));
  return {
    view: {
      kind,
      ...words,
      path,
      act: KIND_RULES[kind].act,
      groupId,
      meetupId,
      createdAt: at,
      facts: shortFacts(kind, when, facts),
      actor: actor ? { _id: actor._id, displayName: nameOf(actor), photoURL: actor.photoURL } : null,
      waits: matters && kind in ANSWERS,
    },
    matters,
    ofMany: isOfMany(event),
    facts: meetup ? toldOfMeetup(changes, facts, meetup, reader) : when === null ? facts : [...goneTold(when, reader), ...facts],
    calendar: dates[0] ?? null,
    file: WITH_FILE.has(kind) ? dates : [],
    stays: [],
    goes: rsvp?.state === "going",
    inLine: meetup && now < meetup.rsvpClosesAt ? meetup.waiting : 0,
    offer: kind === "meetup-new" && meetup ? meetup : null,
  };
}

/**
 * One person's notices with the current names, in their order. Permission is checked again here, for the page and for every mail: what the
 * person may no longer know is left out.
 */
export async function toldNotices(
  reader: Reader,
  hearer: Hearer,
  notices: readonly Notice[],
  now = new Date().toISOString(),
): Promise<DetailedNotice[]> {
  const events = await referredBy(reader, Events, notices, ({ eventId }) => eventId);
  const rows = [...events.values()];
  const actors = await referredBy(reader, Accounts, rows, ({ actorId }) => actorId);
  const waitsFor = rows.some(({ kind }) => kind === "deletion-waits") ? await waitsForOf(reader, hearer, now) : null;
  const around = { ...(await surroundingsOf(reader, rows, [hearer.accountId])), actors, waitsFor };
  const shown: DetailedNotice[] = [];
  for (const { _id, eventId, readAt } of notices) {
    const event = events.get(eventId);
    if (!event || !mayKnow(event.kind, around.contextOf(event, hearer.accountId))) continue;
    const { view, ...rest } = await told(event, hearer, around, now);
    shown.push({ view: { _id, ...view, read: readAt !== null }, ...rest });
  }
  return shown;
}
