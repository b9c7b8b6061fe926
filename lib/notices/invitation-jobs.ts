import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { Accounts } from "@/lib/accounts/record";
import { env } from "@/lib/env";
import { Groups } from "@/lib/groups/record";
import { invitationState } from "@/lib/memberships/joining-rules";
import { Invitations } from "@/lib/memberships/record";
import { invitationPath } from "@/lib/memberships/secrets";
import type { DueWork } from "@/lib/platform/clock/record";
import { mayBeMailed } from "@/lib/platform/email/mail-limit";
import type { Mail } from "@/lib/platform/email/send";
import type { Database } from "@/lib/platform/store/database";
import type { Limit } from "@/lib/platform/store/limits";
import { restOf } from "./addressee-queries";
import { invitedFacts } from "./invited-rules";
import { KIND_RULES, TOPIC_RULES } from "./kind-schema";
import { noticeMail } from "./notice-mails";
import { unsubscribeToken } from "./secrets";
import { InvitationData } from "./tasks";

/** Limit of invitations mailed to one address, whoever sends them: nobody may flood a mailbox through us. */
export const TO_ONE_ADDRESS: Limit = { name: "invitations:address", points: 10, windowSeconds: 24 * 60 * 60 };

/** Whether this invitation may still be mailed to that address under the limit. */
export const takesInvitation = (db: Database, work: DueWork, email: string): Promise<boolean> =>
  mayBeMailed(db, work, TO_ONE_ADDRESS, email);

/**
 * A mail to an address that no confirmed account has. Its unsubscribe link is the only way to stop invitations for a person without an
 * account.
 */
export async function invitationMail(db: Database, work: DueWork): Promise<Mail | null> {
  const { invitationId } = InvitationData.parse(work.data);
  const found = await db.read(async (reader) => {
    const invitation = await reader.get(Invitations, invitationId);
    const group = invitation && (await reader.get(Groups, invitation.groupId));
    const rest = invitation?.email ? await restOf(reader, invitation.email) : null;
    return group && { invitation, group, rest, inviter: await reader.get(Accounts, invitation.invitedBy) };
  });
  if (!found) return null;
  const { invitation, group, rest, inviter } = found;
  const { email, name, text } = invitation;
  if (email === null || invitationState(invitation, new Date().toISOString()) !== "active" || group.closedAt !== null || rest !== null)
    return null;
  if (!(await takesInvitation(db, work, email))) return null;
  const notice = {
    _id: invitationId,
    title: `${nameOf(inviter)} invites you to ${group.groupName}`,
    detail: text ? `“${text}”` : null,
    path: await invitationPath(invitationId),
  };
  return {
    to: email,
    ...(await noticeMail({
      displayName: name,
      why: TOPIC_RULES.invitations.why,
      unsubscribe: await unsubscribeToken(invitationId, "address"),
      hasSettings: false,
      notices: [notice],
      facts: invitedFacts(group, invitation, env().SITE_TIME_ZONE),
      act: KIND_RULES.invited.act,
    })),
  };
}
