import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { Accounts } from "@/lib/accounts/record";
import { found } from "@/lib/errors";
import { Events } from "@/lib/events/record";
import { Groups } from "@/lib/groups/record";
import { nextCursor, pageOf } from "@/lib/list-page";
import type { FormField } from "@/lib/platform/http/form";
import type { Actor } from "@/lib/platform/permission/actor";
import { permit, refused } from "@/lib/platform/permission/permit";
import { shown } from "@/lib/platform/permission/shown";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import { referredBy } from "@/lib/platform/store/rows-by-id";
import { factsOf } from "./fact-queries";
import { NO_INVITATION } from "./invitation-store";
import { openTo } from "./invited-queries";
import { invitationRefusal, invitationState, refusalOf, roleIn } from "./joining-rules";
import type { EndedInvitation } from "./page-views";
import { personView, ROWS } from "./people-queries";
import { can } from "./policy";
import { listAnswerFields } from "./queries";
import { Acceptances, GroupSeats, Invitations } from "./record";
import { invitationPath, tokenHash } from "./secrets";
import { contextOf, GuardedGroup, viewOf } from "./standing-queries";
import type { InvitationCard, InvitationRow, ListView } from "./views";

/** A group's invitations, the newest first, without their tokens. @throws AppError not_found, forbidden */
export async function listInvitations(actor: Actor, groupId: string, after?: string): Promise<ListView<InvitationRow>> {
  const db = await database();
  return db.read(async (reader) => {
    const { thing: group, standing } = await permit(actor, GuardedGroup, groupId, "organize", { reader });
    const { now } = standing;
    const page = pageOf(await reader.page(Invitations, { where: { groupId }, by: "createdAt", descending: true, limit: ROWS, after }));
    const rows = page.items;
    const accounts = await referredBy(reader, Accounts, rows, ({ invitedBy }) => invitedBy);
    const items = rows.map((row): InvitationRow => {
      const { _id, name, email, uses, used, createdAt, expiresAt, revokedAt, declinedAt, invitedBy } = row;
      const by = nameOf(accounts.get(invitedBy));
      return {
        _id,
        name,
        email,
        role: roleIn(row, group),
        state: invitationState(row, now),
        uses,
        used,
        createdAt,
        expiresAt,
        revokedAt,
        declinedAt,
        invitedBy: by,
      };
    });
    return { items, next: nextCursor(page) };
  });
}

/** "tahmina@example.com" as another person sees it: "t••••@example.com". */
const masked = (email: string): string => `${email.slice(0, 1)}••••${email.slice(email.lastIndexOf("@"))}`;

/** Whether the person declined the invitation and did not accept it afterwards. */
const hasDeclined = async (reader: Reader, accountId: string, invitationId: string): Promise<boolean> =>
  (await reader.first(Events, refusalOf(accountId, invitationId))) !== null &&
  (await reader.first(Acceptances, { invitationId, accountId })) === null;

/**
 * The invitation behind a link.
 * @throws AppError not_found if it is unknown; gone if it is used up, expired or revoked, unless the actor joined by it
 */
export async function getInvitation(actor: Actor | null, token: string): Promise<InvitationCard> {
  const db = await database();
  return db.read(async (reader) => {
    const invitation = found(await reader.first(Invitations, { tokenHash: tokenHash(token) }), NO_INVITATION);
    const context = await contextOf(reader, invitation.groupId, actor?.accountId ?? null);
    const account = actor && (await reader.get(Accounts, actor.accountId));
    const person = account && { email: account.email, emailVerified: account.emailVerified !== null };
    const refusal = invitationRefusal(invitation, person, context.now);
    // A person who joined by this invitation still sees it and their standing, even if it has ended.
    const cameByIt = context.membership?.invitationId === invitation._id;
    if (refusal?.status === "gone" && !cameByIt) throw refused(refusal, actor, "join");
    const verdict = can({ ...context.standing, invited: !cameByIt }, "join");
    const { expiresAt, uses, used, text, email, invitedBy } = invitation;
    const inviter = await reader.get(Accounts, invitedBy);
    return {
      group: factsOf(context.group, await reader.get(GroupSeats, context.group._id)),
      role: roleIn(invitation, context.group),
      state: invitationState(invitation, context.now),
      expiresAt,
      uses,
      used,
      text,
      invitedBy: personView(invitedBy, inviter),
      sentTo: email === null ? null : email === person?.email ? email : masked(email),
      membership: actor && (await viewOf(reader, context)),
      declined: actor !== null && (await hasDeclined(reader, actor.accountId, invitation._id)),
      accept: shown(verdict.allowed ? (refusal ?? verdict) : verdict),
    };
  });
}

/** The questions of the group behind a link, as fields of a form without scripts. Empty for an unknown link. */
export async function listInvitedFields(token: string): Promise<FormField[]> {
  const db = await database();
  const invitation = await db.read((reader) => reader.first(Invitations, { tokenHash: tokenHash(token) }));
  return invitation ? listAnswerFields(invitation.groupId) : [];
}

/** Who sent an invitation that has ended, and to which group. Null if it is unknown, or if the group is not public. */
export async function getEndedInvitation(token: string): Promise<EndedInvitation | null> {
  const db = await database();
  return db.read(async (reader) => {
    const invitation = await reader.first(Invitations, { tokenHash: tokenHash(token) });
    if (!invitation) return null;
    const group = await reader.get(Groups, invitation.groupId);
    if (group?.visibility !== "public") return null;
    const { invitedBy } = invitation;
    const { displayName } = personView(invitedBy, await reader.get(Accounts, invitedBy));
    return { invitedBy: displayName, groupName: group.groupName, slug: group.slug ?? group._id };
  });
}

/**
 * The path of the newest open, unanswered invitation to an address; null if there is none. The caller must have checked that the person
 * owns the address.
 */
export async function findInvitationOf(email: string): Promise<string | null> {
  const db = await database();
  const [newest] = await db.read((reader) => openTo(reader, email, new Date().toISOString()));
  return newest ? invitationPath(newest._id) : null;
}
