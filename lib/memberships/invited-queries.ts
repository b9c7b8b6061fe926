import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { Groups } from "@/lib/groups/record";
import type { Reader } from "@/lib/platform/store/database";
import { referredBy } from "@/lib/platform/store/rows-by-id";
import { roleIn, wrongYes } from "./joining-rules";
import type { InvitedView } from "./page-views";
import { personView } from "./people-queries";
import { can, stateAt } from "./policy";
import { type Invitation, Invitations } from "./record";
import { invitationPath } from "./secrets";
import { contextIn, type MembershipContext } from "./standing-queries";

/** How many invitations a list shows at most: the newest. */
const MOST_LISTED = 24;

/** The open, unanswered invitations to an address, the newest first. The caller must have checked that the person owns the address. */
export async function openTo(reader: Reader, email: string, now: string, groupId?: string): Promise<Invitation[]> {
  const open = { email, stand: "open" as const, declinedAt: null, expiresAt: { gt: now } };
  const rows = await reader.list(Invitations, { where: { ...open, ...(groupId && { groupId }) } });
  return rows.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

async function openToPerson(reader: Reader, accountId: string, now: string, groupId?: string): Promise<Invitation[]> {
  const account = await reader.get(Accounts, accountId);
  return account?.emailVerified ? openTo(reader, account.email, now, groupId) : [];
}

const mayComeIn = ({ standing }: MembershipContext): boolean => can({ ...standing, invited: true }, "join").allowed;

/** An invitation as its recipient sees it. Null if accepting it would change nothing. */
async function invitedView(reader: Reader, invitation: Invitation, context: MembershipContext): Promise<InvitedView | null> {
  const { group, membership, now } = context;
  const [role, state] = [roleIn(invitation, group), stateAt(membership, now)];
  if (state === "waiting" && (role !== "organizer" || membership?.role === "organizer")) return null;
  const { _id, invitedBy, expiresAt } = invitation;
  return {
    invitedBy: personView(invitedBy, await reader.get(Accounts, invitedBy)),
    role,
    expiresAt,
    path: await invitationPath(_id),
    asks: Object.keys(wrongYes(group, state === "none" ? null : membership, {})).length > 0,
  };
}

/** The newest invitation to this group that the person has not answered. Null if there is none, or if they may not join. */
export async function invitedTo(reader: Reader, accountId: string, context: MembershipContext): Promise<InvitedView | null> {
  if (!mayComeIn(context)) return null;
  const [newest] = await openToPerson(reader, accountId, context.now, context.group._id);
  return newest ? invitedView(reader, newest, context) : null;
}

interface InvitedGroup {
  context: MembershipContext;
  invited: InvitedView;
}

/** The groups that a person is invited to and has no membership, request or place in line in. The newest invitation comes first. */
export async function groupsInvitedTo(reader: Reader, accountId: string, now: string): Promise<InvitedGroup[]> {
  const open = await openToPerson(reader, accountId, now);
  const newest = [...new Map(open.toReversed().map((invitation) => [invitation.groupId, invitation])).values()].toReversed();
  const listed = newest.slice(0, MOST_LISTED);
  const groups = await referredBy(reader, Groups, listed, ({ groupId }) => groupId);
  const found: InvitedGroup[] = [];
  for (const invitation of listed) {
    const group = groups.get(invitation.groupId);
    const context = group && (await contextIn(reader, group, accountId, now));
    const isOutside = context && stateAt(context.membership, now) === "none" && mayComeIn(context);
    const invited = isOutside ? await invitedView(reader, invitation, context) : null;
    if (context && invited) found.push({ context, invited });
  }
  return found;
}
