import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { Groups } from "@/lib/groups/record";
import type { Reader } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { referredBy } from "@/lib/platform/store/rows-by-id";
import { roleIn } from "./joining-rules";
import type { InvitedView } from "./page-views";
import { accountsOf, personView } from "./people-queries";
import { can, stateAt } from "./policy";
import { Invitations } from "./record";
import { invitationToken } from "./secrets";
import { contextIn, type MembershipContext } from "./standing-queries";

/** Invitations that are listed: the newest. */
const MOST_LISTED = 24;

/** Those that wait for an answer at somebody's address, the newest first; none while it is not proven to be theirs. */
async function openTo(reader: Reader, accountId: string, now: string, groupId?: string): Promise<Row<typeof Invitations>[]> {
  const account = await reader.get(Accounts, accountId);
  if (!account?.emailVerified) return [];
  const open = { email: account.email, stand: "open" as const, declinedAt: null, expiresAt: { gt: now } };
  const rows = await reader.list(Invitations, { where: { ...open, ...(groupId && { groupId }) } });
  return rows.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

type Asked = Pick<MembershipContext, "membership" | "group" | "now">;

/** Whether a yes takes more than one press. Who has asked to join or waits answered the questions then. */
function asksFirst({ membership, group: { questions, rules, rulesVersion }, now }: Asked): boolean {
  const known = stateAt(membership, now) !== "none";
  return (!known && questions.length > 0) || (rules !== "" && !(known && membership?.rulesAccepted === rulesVersion));
}

/** An invitation as the one it was sent to reads it; null where they may not come in by it, or a yes would change nothing. */
async function invitedView(
  reader: Reader,
  invitation: Row<typeof Invitations>,
  { group, membership, standing, now }: MembershipContext,
): Promise<InvitedView | null> {
  if (!can({ ...standing, invited: true }, "join").allowed) return null;
  const role = roleIn(invitation, group);
  if (stateAt(membership, now) === "waiting" && (role !== "organizer" || membership?.role === "organizer")) return null;
  const { _id, invitedBy, expiresAt } = invitation;
  return {
    invitedBy: personView(invitedBy, (await accountsOf(reader, [invitedBy])).get(invitedBy)),
    ...{ role, expiresAt, path: `/invitations/${await invitationToken(_id)}`, asks: asksFirst({ membership, group, now }) },
  };
}

/** The newest invitation to a group that waits for somebody's answer. */
export async function invitedTo(reader: Reader, accountId: string, context: MembershipContext): Promise<InvitedView | null> {
  const [newest] = await openTo(reader, accountId, context.now, context.group._id);
  return newest ? invitedView(reader, newest, context) : null;
}

interface InvitedGroup {
  context: MembershipContext;
  invited: InvitedView;
}

/** Groups that somebody is neither in nor waits for, and is invited to: the newest first. */
export async function groupsInvitedTo(reader: Reader, accountId: string, now: string): Promise<InvitedGroup[]> {
  const open = await openTo(reader, accountId, now);
  const newest = [...new Map(open.toReversed().map((invitation) => [invitation.groupId, invitation])).values()].toReversed();
  const listed = newest.slice(0, MOST_LISTED);
  const groups = await referredBy(reader, Groups, listed, ({ groupId }) => groupId);
  const found: InvitedGroup[] = [];
  for (const invitation of listed) {
    const group = groups.get(invitation.groupId);
    const context = group && (await contextIn(reader, group, accountId, now));
    const isOutside = context && stateAt(context.membership, now) === "none";
    const invited = isOutside ? await invitedView(reader, invitation, context) : null;
    if (context && invited) found.push({ context, invited });
  }
  return found;
}
