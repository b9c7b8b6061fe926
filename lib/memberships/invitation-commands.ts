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

/** How many invitations a person may send by e-mail in a day. Multiplied by `RATE_LIMIT_FACTOR`, like all limits. */
const MAILED = { name: "invitations:mailed", points: 50, windowSeconds: 24 * 60 * 60 };

/**
 * Whether a refusal costs nothing. Nothing was created or sent, and the organizer sees the reason at the desk anyway: too many invitations
 * are open, or one to this address is open already. The refusal of a banned person's address does cost, so that an organizer cannot find
 * out that address by trying many.
 */
const isKnownAtDesk = ({ code, reason }: AppError): boolean => code === "conflict" || reason === "already_invited";

/** When an invitation ends: after `INVITATION_DAYS` by default, after `MAX_INVITATION_DAYS` at most. @throws AppError invalid */
function endOf(expiresAt: string | undefined, now: string): string {
  if (expiresAt === undefined) return daysAfter(now, INVITATION_DAYS);
  if (expiresAt <= now) throw invalidFields({ expiresAt: ["Choose a day that is still to come."] });
  if (expiresAt > daysAfter(now, MAX_INVITATION_DAYS)) throw invalidFields({ expiresAt: ["An invitation is good for a year at most."] });
  return expiresAt;
}

const InvitationAddress = InvitationInput.pick({ email: true }).extend({ email: Email });

/** Checks that the actor may send an invitation to this address. @returns the normalized address. @throws AppError forbidden, invalid */
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
 * The answer to an earlier call with the same key; null if there was none.
 * @throws AppError gone if the invitation has been revoked since
 */
async function madeBefore(_id: string): Promise<NewInvitation | null> {
  const made = await invitations.findById(_id);
  if (made?.revokedAt) throw new AppError("gone", "This invitation was made before, and has been taken back since. Make another one.");
  return made && answerOf(_id);
}

/** The token in the address is derived from the id, so the same id always gives the same answer. */
const answerOf = async (_id: string): Promise<NewInvitation> => ({
  _id,
  url: `${env().SITE_URL}/invitations/${await invitationToken(_id)}`,
});

/**
 * Creates an invitation. Only the answer and the mail hold its token. A second call with the same `key` creates nothing and sends no mail:
 * it returns the invitation of the first call. This also holds if the content differs, or if the actor has reached a limit.
 * @throws AppError not_found, forbidden (the actor is not the owner and invites an organizer, or has not confirmed their own address),
 *   conflict (too many are open), gone (the invitation of the first call has been revoked), invalid, too_many_requests
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

/** A second call changes nothing. @throws AppError not_found, forbidden */
export async function revokeInvitation(actor: Actor, groupId: string, invitationId: string): Promise<{ done: true }> {
  const now = new Date().toISOString();
  await invitations.revoke(await permit(actor, GuardedGroup, groupId, "organize", { now }), invitationId, now);
  return { done: true };
}

/**
 * A second call by the same person counts as no further use.
 * @throws AppError not_found, gone, forbidden (a ban, another person's address), invalid
 */
export async function acceptInvitation(actor: Actor, token: string, input: unknown = {}): Promise<MembershipView> {
  const wish = parse(JoinInput, input);
  const { _id, groupId } = await invitations.findByToken(tokenHash(token));
  return joinStep(actor, groupId, { type: "accept-invitation", input: wish }, { invitationId: _id });
}

/** Declines an invitation. It stays valid, in case the person changes their mind. @throws AppError not_found, gone, forbidden */
export async function refuseInvitation(actor: Actor, token: string): Promise<{ done: true }> {
  await invitations.refuse(actor, await invitations.findByToken(tokenHash(token)), new Date().toISOString());
  return { done: true };
}
