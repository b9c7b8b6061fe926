import "server-only";
import { Email } from "@/lib/accounts/schema";
import { accounts } from "@/lib/accounts/store";
import { env } from "@/lib/env";
import { AppError, invalidFields } from "@/lib/errors";
import { parse } from "@/lib/parse";
import { onceId } from "@/lib/platform/auth/once-id";
import { spendOnce } from "@/lib/platform/http/spend-once";
import type { Actor } from "@/lib/platform/permission/actor";
import { permit, refused } from "@/lib/platform/permission/permit";
import { newId } from "@/lib/platform/store/id";
import { joinStep } from "./commands";
import { type Inviting, invitations } from "./invitation-store";
import { mayInviteByMail } from "./policy";
import { INVITATION_DAYS, InvitationInput, JoinInput, MAX_INVITATION_DAYS } from "./schema";
import { addressHash, invitationToken, tokenHash } from "./secrets";
import { GuardedGroup } from "./standing-queries";
import { daysAfter } from "./step-builder-rules";
import type { MembershipView, NewInvitation } from "./views";

/** E-mail invitations one person may send. Multiplied by `RATE_LIMIT_FACTOR` like all limits. */
const MAILED = { name: "invitations:mailed", points: 50, windowSeconds: 24 * 60 * 60 };

/**
 * Nothing was made or mailed, and whoever invites sees at the desk what it says: too many are open, or this address has one that waits. An
 * address of somebody who is banned costs, so that nobody finds out by trying which one it is.
 */
const isKnownAtDesk = ({ code, reason }: AppError): boolean => code === "conflict" || reason === "already_invited";

/** When an invitation ends: in two weeks unless said, and within a year. @throws AppError invalid */
function endOf(expiresAt: string | undefined, now: string): string {
  if (expiresAt === undefined) return daysAfter(now, INVITATION_DAYS);
  const end = new Date(expiresAt).toISOString();
  if (end <= now) throw invalidFields({ expiresAt: ["Choose a day that is still to come."] });
  if (end > daysAfter(now, MAX_INVITATION_DAYS)) throw invalidFields({ expiresAt: ["An invitation is good for a year at most."] });
  return end;
}

const InvitationAddress = InvitationInput.pick({ email: true }).extend({ email: Email });

/** Who may send a mail with this invitation. @throws AppError forbidden, invalid */
async function checkMail(actor: Actor, email: string): Promise<string> {
  const address = parse(InvitationAddress, { email }).email;
  const account = await accounts.findById(actor.accountId);
  if (address === account?.email) throw invalidFields({ email: ["This is your own address."] });
  const verdict = mayInviteByMail(account);
  if (!verdict.allowed) throw refused(verdict, actor, "invite");
  return address;
}

/** @throws AppError not_found, forbidden */
async function permitToInvite(actor: Actor, groupId: string, role: Inviting["role"], now: string): Promise<Inviting> {
  return role === "organizer"
    ? { role, permitted: await permit(actor, GuardedGroup, groupId, "invite-organizers", { now }) }
    : { role, permitted: await permit(actor, GuardedGroup, groupId, "invite", { now }) };
}

/**
 * What an earlier call of the same key was answered with; one that was taken back since is not given out again.
 * @throws AppError gone
 */
async function madeBefore(_id: string): Promise<NewInvitation | null> {
  const made = await invitations.findById(_id);
  if (made?.revokedAt) throw new AppError("gone", "This invitation was made before, and has been taken back since. Make another one.");
  return made && answerOf(_id);
}

/** The secret is worked out from the id. */
const answerOf = async (_id: string): Promise<NewInvitation> => ({
  _id,
  url: `${env().SITE_URL}/invitations/${await invitationToken(_id)}`,
});

/**
 * Makes an invitation. Its secret is in the answer and nowhere else. Asked again with the same `key` it makes nothing and mails nobody: the
 * invitation it made before is the answer, also to other content and where no more may be made.
 * @throws AppError not_found, forbidden (an organizer's role by somebody who is not the owner, an unconfirmed address), conflict (too many
 *   are open), gone (made before, and taken back since), invalid, too_many_requests
 */
export async function invite(actor: Actor, groupId: string, input: unknown = {}, key?: string): Promise<NewInvitation> {
  const { role = "member", name, text, uses = 1, ...wish } = parse(InvitationInput, input);
  const now = new Date().toISOString();
  const expiresAt = endOf(wish.expiresAt, now);
  const inviting = await permitToInvite(actor, groupId, role, now);
  const once = await onceId(key, "invitation", actor.accountId, groupId);
  const find = async () => (once === undefined ? null : madeBefore(once));
  const made = await find();
  if (made) return made;
  const email = wish.email === undefined ? null : await checkMail(actor, wish.email);
  const _id = once ?? newId();
  const token = await invitationToken(_id);
  const kept = { _id, name: name || null, text: text || null, email, uses: email === null ? uses : 1, expiresAt };
  const hashes = { tokenHash: tokenHash(token), addressHash: email === null ? null : await addressHash(email) };
  const cost = { limits: email === null ? [] : [MAILED], key: actor.accountId, isFree: isKnownAtDesk };
  const make = async () => ({ made: await invitations.create(inviting, { ...kept, ...hashes }, now), answer: await answerOf(_id) });
  return spendOnce(cost, { id: once, find, make });
}

/** Twice is once. @throws AppError not_found, forbidden */
export async function revokeInvitation(actor: Actor, groupId: string, invitationId: string): Promise<{ done: true }> {
  const now = new Date().toISOString();
  await invitations.revoke(await permit(actor, GuardedGroup, groupId, "organize", { now }), invitationId, now);
  return { done: true };
}

/** Accepting twice is one acceptance. @throws AppError not_found, gone, forbidden (a ban, another's address), invalid */
export async function acceptInvitation(actor: Actor, token: string, input: unknown = {}): Promise<MembershipView> {
  const wish = parse(JoinInput, input);
  const { _id, groupId } = await invitations.findByToken(tokenHash(token));
  return joinStep(actor, groupId, { type: "accept-invitation", input: wish }, { invitationId: _id });
}

/** The invitation stays good, in case somebody thinks again. @throws AppError not_found, gone, forbidden */
export async function refuseInvitation(actor: Actor, token: string): Promise<{ done: true }> {
  await invitations.refuse(actor, await invitations.findByToken(tokenHash(token)), new Date().toISOString());
  return { done: true };
}
