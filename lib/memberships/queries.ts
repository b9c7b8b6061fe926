import "server-only";
import { type Group, Groups, Slugs } from "@/lib/groups/record";
import { fieldsOf } from "@/lib/groups/schema";
import type { FormField } from "@/lib/platform/http/form";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import { MAX_ANSWER } from "./answer-rules";
import { answeredWithin, factsOf, organizersOf } from "./fact-queries";
import { goesAlongFrom } from "./group-rules";
import { invitedTo } from "./invited-queries";
import type { JoinPanelView, PublicGroupPage } from "./page-views";
import { groupsJoined, offerTo } from "./people-queries";
import { isOrganizer, isPaused, roleOf } from "./policy";
import { GroupSeats, type Membership, type Seats } from "./record";
import { contextIn, contextOf, type MembershipContext, viewOf } from "./standing-queries";
import { isKeptBan } from "./step-builder-rules";
import type { MembershipView } from "./views";

/** The actor's membership in a group. @throws AppError not_found */
export async function getMembership(actor: Actor, groupId: string): Promise<MembershipView> {
  const db = await database();
  return db.read(async (reader) => viewOf(reader, await contextOf(reader, groupId, actor.accountId)));
}

/** A group's questions, as the fields of the form that the API shows again after it refused a form without scripts. */
export async function listAnswerFields(groupId: string): Promise<FormField[]> {
  const db = await database();
  const group = await db.read((reader) => reader.get(Groups, groupId));
  return (group?.questions ?? []).map((label, at) => ({ name: `answers.${at}`, label, rows: 3, maxLength: MAX_ANSWER }));
}

/** Where a slug leads: to a group's page, to the group's current slug, or nowhere. */
type Found = { group: PublicGroupPage } | { movedTo: string; groupId: string } | null;

async function publicPage(reader: Reader, group: Group, seats: Seats | null): Promise<PublicGroupPage> {
  const { maxMembers: _, ...fields } = fieldsOf(group);
  return {
    ...fields,
    ...factsOf(group, seats),
    createdAt: group.createdAt,
    organizers: await organizersOf(reader, group._id),
    answeredWithinHours: seats && answeredWithin(seats),
  };
}

/** `/groups/{slug}`, the same for everyone. Depends on the topic `group:<id>` of the group it shows. */
export async function getPublicGroup(slug: string): Promise<Found> {
  const db = await database();
  return db.read(async (reader) => {
    const address = await reader.first(Slugs, { slug: slug.normalize("NFC") });
    const group = address && (await reader.get(Groups, address.groupId));
    if (!group) return null;
    const shown = await publicPage(reader, group, await reader.get(GroupSeats, group._id));
    return shown.slug === slug.normalize("NFC") ? { group: shown } : { movedTo: shown.slug, groupId: shown._id };
  });
}

/** What the organizers will see about a person. The page shows it before the person joins. */
const seenOf = async (reader: Reader, { accountId, createdAt }: Actor): Promise<NonNullable<JoinPanelView["seen"]>> => ({
  accountSince: createdAt,
  groups: await groupsJoined(reader, accountId),
});

function moveOf({ group, membership, now }: MembershipContext): JoinPanelView["move"] {
  const role = roleOf(membership);
  if (group.move === null || membership === null || role === null || role === "owner") return null;
  const { to, text } = group.move;
  const from = goesAlongFrom(membership, group.move);
  return { to, text, address: from === null ? null : { from, given: from <= now } };
}

const banOf = (membership: Membership): JoinPanelView["ban"] => ({
  reason: membership.reason ?? "",
  until: membership.until,
  at: isKeptBan(membership) ? null : membership.since,
});

async function panelOf(reader: Reader, actor: Actor, context: MembershipContext, seats: Seats | null): Promise<JoinPanelView> {
  const { membership, group, now } = context;
  const { can, ...view } = await viewOf(reader, context);
  const role = roleOf(membership);
  return {
    membership: { ...view, can: { join: can.join, leave: can.leave, "edit-text": can["edit-text"], "see-members": can["see-members"] } },
    since:
      view.state === "none" || !membership ? null : view.state === "member" ? (membership.joinedAt ?? membership.since) : membership.since,
    answers: view.state === "requested" ? (membership?.answers ?? []) : [],
    rulesChanged: view.state === "member" && role !== "owner" && group.rules !== "" && membership?.rulesAccepted !== group.rulesVersion,
    ban: view.state === "banned" && membership ? banOf(membership) : null,
    declined: membership && isPaused(membership, now) ? { reason: membership.reason, askAgainAt: membership.until } : null,
    invited: await invitedTo(reader, actor.accountId, context),
    transfer: await offerTo(reader, group, context.standing.personId, now),
    move: moveOf(context),
    requests: isOrganizer(context.standing) ? (seats?.requestCount ?? 0) : null,
    seen: can.join.allowed ? await seenOf(reader, actor) : null,
  };
}

/** A group's page for the person who is signed in, with their membership; null if there is no such group. */
export async function getGroupPage(actor: Actor, groupId: string): Promise<{ group: PublicGroupPage; panel: JoinPanelView } | null> {
  const db = await database();
  return db.read(async (reader) => {
    const group = await reader.get(Groups, groupId);
    if (!group) return null;
    const seats = await reader.get(GroupSeats, groupId);
    const context = await contextIn(reader, group, actor.accountId);
    return { group: await publicPage(reader, group, seats), panel: await panelOf(reader, actor, context, seats) };
  });
}
