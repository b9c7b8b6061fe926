import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { Email } from "@/lib/accounts/schema";
import { env } from "@/lib/env";
import { AppError, type FieldErrors } from "@/lib/errors";
import { type Happening, recordEvents } from "@/lib/events/store";
import { Groups } from "@/lib/groups/record";
import { parse } from "@/lib/parse";
import { consume } from "@/lib/platform/http/limits";
import type { Actor } from "@/lib/platform/permission/actor";
import { permit, refused } from "@/lib/platform/permission/permit";
import { no } from "@/lib/platform/permission/verdict";
import { database } from "@/lib/platform/store";
import type { Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { joinStep } from "./commands";
import { daysAfter } from "./draft-rules";
import { invitationRefusal } from "./joining-rules";
import { stateAt } from "./policy";
import { Actions, GroupSeats, Invitations, KeptBans, Memberships } from "./record";
import { INVITATION_DAYS, InvitationInput, JoinInput, MAX_INVITATION_DAYS, MAX_OPEN_INVITATIONS } from "./schema";
import { addressHash, invitationToken, tokenHash } from "./secrets";
import { GuardedGroup } from "./standing-queries";
import { loadScene } from "./store";
import type { MembershipView, NewInvitation } from "./views";

/** E-mail invitations one person may send. Multiplied by `RATE_LIMIT_FACTOR` like all limits. */
const MAILED = { name: "invitations:mailed", points: 50, windowSeconds: 24 * 60 * 60 };

const invalid = (fields: FieldErrors) => new AppError("invalid", "Some of this needs another look.", { fields });

/** When an invitation ends: in two weeks unless said, and within a year. @throws AppError invalid */
function endOf(expiresAt: string | undefined, now: string): string {
  if (expiresAt === undefined) return daysAfter(now, INVITATION_DAYS);
  const end = new Date(expiresAt).toISOString();
  if (end <= now) throw invalid({ expiresAt: ["Choose a day that is still to come."] });
  if (end > daysAfter(now, MAX_INVITATION_DAYS)) throw invalid({ expiresAt: ["An invitation is good for a year at most."] });
  return end;
}

/** A banned person is not invited. @throws AppError invalid */
async function refuseBanned(tx: Transaction, groupId: string, email: string, hash: string, now: string): Promise<void> {
  const account = await tx.first(Accounts, { email });
  const membership = account && (await tx.first(Memberships, { groupId, accountId: account._id }));
  const kept = await tx.first(KeptBans, { groupId, addressHash: hash });
  const isKept = kept !== null && (kept.until === null || kept.until > now);
  if (isKept || stateAt(membership, now) === "banned")
    throw invalid({ email: ["This address belongs to somebody who is banned from this group. Lift the ban first."] });
}

const UNVERIFIED = no(
  "unverified",
  "Confirm your own address before you invite by e-mail.",
  "Open the link we sent to it, or make a link to share.",
);

/** Who may send a mail with this invitation. @throws AppError forbidden, too_many_requests, invalid */
async function checkMail(actor: Actor, email: string): Promise<string> {
  const address = parse(InvitationAddress, { email }).email;
  const db = await database();
  const account = await db.read((reader) => reader.get(Accounts, actor.accountId));
  if (!account?.emailVerified) throw refused(UNVERIFIED, actor, "invite");
  await consume(MAILED, actor.accountId);
  return address;
}

const InvitationAddress = InvitationInput.pick({ email: true }).extend({ email: Email });

/**
 * Makes an invitation. Its secret is in the answer and nowhere else.
 * @throws AppError not_found, forbidden (an organizer's role by somebody who is not the owner, an unconfirmed address), conflict (too many
 *   are open), invalid, too_many_requests
 */
export async function invite(actor: Actor, groupId: string, input: unknown): Promise<NewInvitation> {
  const wish = parse(InvitationInput, input ?? {});
  const { role = "member", name, text } = wish;
  const now = new Date().toISOString();
  const expiresAt = endOf(wish.expiresAt, now);
  const db = await database();
  const permitted = await permit(actor, GuardedGroup, groupId, role === "organizer" ? "invite-organizers" : "invite");
  const email = wish.email === undefined ? null : await checkMail(actor, wish.email);
  const hash = email === null ? "" : await addressHash(email);
  const _id = newId();
  const token = await invitationToken(_id);
  await db.write(
    async (tx) => {
      await tx.lock(GroupSeats, groupId);
      await permitted.again(tx);
      const open = await tx.count(Invitations, { groupId, revokedAt: null, expiresAt: { gt: now } });
      if (open >= MAX_OPEN_INVITATIONS)
        throw new AppError("conflict", `${MAX_OPEN_INVITATIONS} invitations are open. Revoke some of them first.`);
      if (email !== null) await refuseBanned(tx, groupId, email, hash, now);
      const uses = email === null ? (wish.uses ?? 1) : 1;
      const given = { role, name: name || null, text: text || null, email, uses, used: 0 };
      const kept = { invitedBy: actor.accountId, createdAt: now, expiresAt, revokedAt: null, tokenHash: tokenHash(token) };
      await tx.insert(Invitations, { _id, groupId, ...given, ...kept });
      if (email !== null)
        await recordEvents(tx, await happeningOf(tx, groupId, actor, now), [{ kind: "invited", to: { people: [] }, detail: _id }]);
      await tx.insert(Actions, {
        _id: newId(),
        groupId,
        at: now,
        action: "invited",
        actorId: actor.accountId,
        personId: null,
        detail: name || email,
      });
    },
    { key: groupId },
  );
  return { _id, url: `${env().SITE_URL}/invitations/${token}` };
}

async function happeningOf(tx: Transaction, groupId: string, { accountId }: Actor, at: string): Promise<Happening> {
  const group = await tx.get(Groups, groupId);
  return { groupId, groupName: group?.groupName ?? "", actorId: accountId, at };
}

/** Twice is once. @throws AppError not_found, forbidden */
export async function revokeInvitation(actor: Actor, groupId: string, invitationId: string): Promise<{ done: true }> {
  const now = new Date().toISOString();
  const db = await database();
  return db.write(
    async (tx) => {
      await permit(actor, GuardedGroup, groupId, "organize", { reader: tx });
      const invitation = await tx.get(Invitations, invitationId);
      if (invitation?.groupId !== groupId) throw new AppError("not_found", "There is no such invitation.");
      if (invitation.revokedAt !== null) return { done: true as const };
      await tx.update(Invitations, invitationId, { revokedAt: now });
      const detail = invitation.name ?? invitation.email;
      await tx.insert(Actions, { _id: newId(), groupId, at: now, action: "revoked", actorId: actor.accountId, personId: null, detail });
      return { done: true as const };
    },
    { key: groupId },
  );
}

/** @throws AppError not_found */
async function byToken(token: string) {
  const db = await database();
  const invitation = await db.read((reader) => reader.first(Invitations, { tokenHash: tokenHash(token) }));
  if (!invitation) throw new AppError("not_found", "We do not know this invitation. Perhaps the end of the link is missing.");
  return invitation;
}

/** Accepting twice is one acceptance. @throws AppError not_found, gone, forbidden (a ban, another's address), invalid */
export async function acceptInvitation(actor: Actor, token: string, input: unknown): Promise<MembershipView> {
  const wish = parse(JoinInput, input ?? {});
  const { _id, groupId } = await byToken(token);
  const more = { invitationId: _id, addressHash: await addressHash(actor.email) };
  return joinStep(actor, groupId, { type: "accept-invitation", input: wish }, more);
}

/** The invitation stays good, in case somebody thinks again. @throws AppError not_found, gone, forbidden */
export async function refuseInvitation(actor: Actor, token: string): Promise<{ done: true }> {
  const invitation = await byToken(token);
  const { groupId, _id } = invitation;
  const now = new Date().toISOString();
  const db = await database();
  return db.write(
    async (tx) => {
      const wish = { groupId, actor, invitationId: _id, now, act: { type: "accept-invitation", input: {} } as const };
      const { scene } = await loadScene(tx, wish);
      const refusal = scene.invitation && invitationRefusal(scene.invitation, scene.actor, now);
      if (refusal) throw refused(refusal, actor, "refuse-invitation");
      const told = { kind: "invitation-refused" as const, to: { person: invitation.invitedBy }, detail: _id };
      await recordEvents(tx, await happeningOf(tx, groupId, actor, now), [told]);
      return { done: true as const };
    },
    { key: groupId },
  );
}
