import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { AppError, found, invalidFields } from "@/lib/errors";
import { Events } from "@/lib/events/record";
import { type Happening, recordEvents } from "@/lib/events/store";
import { type Group, Groups } from "@/lib/groups/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { type Permitted, refused } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { risingId } from "@/lib/platform/store/id";
import type { Row } from "@/lib/platform/store/record";
import { invitedAlready } from "./invitation-rules";
import { invitationRefusal, refusalOf } from "./joining-rules";
import { stateAt } from "./policy";
import { Actions, GroupSeats, Invitations, KeptBans, Memberships } from "./record";
import { MAX_OPEN_INVITATIONS } from "./schema";
import { loadScene } from "./store";

type Invitation = Row<typeof Invitations>;

export const NO_INVITATION = "We do not know this invitation. Perhaps the end of the link is missing.";

/** Inviting an organizer needs another permission than inviting a member. */
export type Inviting =
  | { role: "member"; permitted: Permitted<Group, "invite"> }
  | { role: "organizer"; permitted: Permitted<Group, "invite-organizers"> };

/** The input for a new invitation. `addressHash` is the hash of `email`, null without one: it finds the ban of a deleted account. */
export type InvitationDraft = Pick<Invitation, "_id" | "name" | "text" | "email" | "uses" | "expiresAt" | "tokenHash"> & {
  addressHash: string | null;
};

/** Refuses to invite a banned person. @throws AppError invalid */
async function refuseBanned(tx: Transaction, groupId: string, email: string, addressHash: string, now: string): Promise<void> {
  const account = await tx.first(Accounts, { email });
  const membership = account && (await tx.first(Memberships, { groupId, accountId: account._id }));
  const kept = await tx.first(KeptBans, { groupId, addressHash });
  const isKept = kept !== null && (kept.until === null || kept.until > now);
  if (isKept || stateAt(membership, now) === "banned")
    throw invalidFields({ email: ["This address belongs to somebody who is banned from this group. Lift the ban first."] });
}

/** @throws AppError invalid */
async function refuseInvitedAlready(
  tx: Transaction,
  { thing: group, actor }: Inviting["permitted"],
  email: string,
  now: string,
): Promise<void> {
  const where = { groupId: group._id, email, stand: "open" as const, expiresAt: { gt: now } };
  const refusal = invitedAlready(await tx.list(Invitations, { where }), now);
  if (refusal) throw refused(refusal, actor, "invite");
}

async function happeningOf(tx: Transaction, groupId: string, { accountId }: Actor, at: string): Promise<Happening> {
  const group = await tx.get(Groups, groupId);
  return { groupId, groupName: group?.groupName ?? "", actorId: accountId, at };
}

/** The stored invitations. Every method also throws what `Database` throws. */
export const invitationStore = (open: () => Promise<Database>) => ({
  /**
   * Creates an invitation. If one with this id exists, creates nothing.
   * @returns whether it was created
   * @throws AppError conflict if too many are open; invalid if the address is banned or has an unanswered invitation; the refusals of `can`
   */
  async create({ role, permitted }: Inviting, { addressHash, ...given }: InvitationDraft, now: string): Promise<boolean> {
    const db = await open();
    const { _id: groupId } = permitted.thing;
    const invitedBy = permitted.actor.accountId;
    return db.write(
      async (tx) => {
        await tx.lock(GroupSeats, groupId);
        await permitted.again(tx, now);
        const { _id, name, email } = given;
        if (await tx.get(Invitations, _id)) return false;
        const open = await tx.count(Invitations, { groupId, stand: "open", expiresAt: { gt: now } });
        if (open >= MAX_OPEN_INVITATIONS)
          throw new AppError("conflict", `${MAX_OPEN_INVITATIONS} invitations are open. Revoke some of them first.`);
        if (email !== null && addressHash !== null) await refuseBanned(tx, groupId, email, addressHash, now);
        if (email !== null) await refuseInvitedAlready(tx, permitted, email, now);
        await tx.insert(Invitations, { ...given, groupId, role, used: 0, invitedBy, createdAt: now, revokedAt: null, declinedAt: null });
        if (email !== null)
          await recordEvents(tx, await happeningOf(tx, groupId, permitted.actor, now), [
            { kind: "invited", to: { people: [] }, detail: _id },
          ]);
        const done = { action: "invited", actorId: invitedBy, personId: null, detail: name ?? email, until: null } as const;
        await tx.insert(Actions, { _id: risingId(), groupId, at: now, ...done });
        return true;
      },
      { key: groupId },
    );
  },

  /** A second call changes nothing. @throws AppError not_found, and the refusals of `can` */
  async revoke(permitted: Permitted<Group, "organize">, invitationId: string, now: string): Promise<void> {
    const db = await open();
    const { _id: groupId } = permitted.thing;
    await db.write(
      async (tx) => {
        await permitted.again(tx, now);
        const invitation = await tx.get(Invitations, invitationId);
        if (invitation?.groupId !== groupId) throw new AppError("not_found", "There is no such invitation.");
        if (invitation.revokedAt !== null) return;
        await tx.update(Invitations, invitationId, { revokedAt: now });
        const detail = invitation.name ?? invitation.email;
        const done = { action: "revoked", actorId: permitted.actor.accountId, personId: null, detail, until: null } as const;
        await tx.insert(Actions, { _id: risingId(), groupId, at: now, ...done });
      },
      { key: groupId },
    );
  },

  /**
   * Declines the invitation and notifies the person who sent it. It stays valid.
   * @throws AppError gone, and the refusals of `invitationRefusal`
   */
  async refuse(actor: Actor, { _id, groupId, invitedBy, email }: Invitation, now: string): Promise<void> {
    const db = await open();
    await db.write(
      async (tx) => {
        const wish = { groupId, actor, invitationId: _id, now, act: { type: "accept-invitation", input: {} } as const };
        const { scene } = await loadScene(tx, wish);
        const refusal = invitationRefusal(found(scene.invitation, NO_INVITATION), scene.actor, now);
        if (refusal) throw refused(refusal, actor, "refuse-invitation");
        const { actorId, ...refusing } = refusalOf(actor.accountId, _id);
        // A second refusal changes nothing: the person who sent the invitation already has the notice.
        if (await tx.first(Events, { actorId, ...refusing })) return;
        if (email !== null) await tx.update(Invitations, _id, { declinedAt: now });
        await recordEvents(tx, await happeningOf(tx, groupId, actor, now), [{ ...refusing, to: { person: invitedBy } }]);
      },
      { key: groupId },
    );
  },

  async findById(id: string): Promise<Invitation | null> {
    const db = await open();
    return db.read((reader) => reader.get(Invitations, id));
  },

  /** @throws AppError not_found */
  async findByToken(tokenHash: string): Promise<Invitation> {
    const db = await open();
    const invitation = await db.read((reader) => reader.first(Invitations, { tokenHash }));
    return found(invitation, NO_INVITATION);
  },
});

export const invitations = invitationStore(database);
