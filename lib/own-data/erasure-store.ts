import "server-only";
import { Events } from "@/lib/events/record";
import { forgetWhomFor } from "@/lib/memberships/forget-store";
import { Invitations } from "@/lib/memberships/record";
import { declaredRecords } from "@/lib/platform/store";
import type { Database, Reader, Transaction, Where } from "@/lib/platform/store/database";
import type { AnyRecord } from "@/lib/platform/store/record";
import { FORMER, type PersonReference, personReferencesOf } from "./reference-rules";

/** A person whose account is being deleted. */
interface Person {
  accountId: string;
  /** Null for an address they never proved: data under it may be a stranger's. */
  address: string | null;
}

const BATCH = 200;

type Row = { _id: string };

/** The query for rows that name this person in this field; null if no row can. */
const whereOf = ({ field, by }: PersonReference, { accountId, address }: Person): Where<AnyRecord> | null => {
  const value = by === "address" ? address : accountId;
  return value === null ? null : ({ [field]: value } as Where<AnyRecord>);
};

const idsOf = async (reader: Reader, record: AnyRecord, where: Where<AnyRecord>, limit = BATCH): Promise<string[]> =>
  ((await reader.list(record, { where, limit })) as Row[]).map(({ _id }) => _id);

/** Removes the invited person's name and address from the invitation and from the record of actions. */
async function unname(tx: Transaction, invitationId: string, now: string): Promise<void> {
  const invitation = await tx.get(Invitations, invitationId);
  if (!invitation) return;
  await forgetWhomFor(tx, invitation);
  const { revokedAt, used } = invitation;
  // Without its address, anybody could use the invitation, so an unused one is revoked.
  await tx.update(Invitations, invitationId, { email: null, name: null, text: null, revokedAt: used > 0 ? revokedAt : (revokedAt ?? now) });
}

/** Applies to one row what its record declares for a reference to a deleted person. */
async function endReference(tx: Transaction, { record, field, end }: PersonReference, id: string, now: string): Promise<void> {
  if (end === "row") await tx.delete(record, id);
  else if (record === Invitations && field === "email") await unname(tx, id, now);
  // The text of the inviter is deleted; the link that they handed on still works.
  else if (record === Invitations) await tx.update(Invitations, id, { invitedBy: FORMER, text: null });
  else await tx.update(record, id, { [field]: end === "former" ? FORMER : null });
}

/** Removes a person from other people's rows inside the caller's transaction, one batch per call. @returns whether any row was left */
export async function eraseReferences(
  tx: Transaction,
  person: Person,
  now: string,
  except: (reference: PersonReference) => boolean = () => false,
): Promise<boolean> {
  for (const reference of personReferencesOf(declaredRecords())) {
    if (reference.end === "room") continue;
    const where = except(reference) ? null : whereOf(reference, person);
    const ids = where ? await idsOf(tx, reference.record, where) : [];
    for (const id of ids) await endReference(tx, reference, id, now);
    if (ids.length > 0) return true;
  }
  return false;
}

/**
 * A person no longer has an address, and no row may show that they had it. Rows that are the person's own move to the new address. Other
 * rows under the old address lose it and then belong to nobody.
 */
export async function leaveAddress(tx: Transaction, from: string, to: string, now: string): Promise<void> {
  for (const reference of personReferencesOf(declaredRecords()).filter(({ by }) => by === "address")) {
    const { record, field, end } = reference;
    for (const { _id } of (await tx.list(record, { where: { [field]: from } as Where<AnyRecord> })) as Row[])
      if (end === "row") await tx.update(record, _id, { [field]: to });
      else await endReference(tx, reference, _id, now);
  }
}

/**
 * Events that are not yet told to all may name the person in `people`. Their id is replaced by an empty text, which the fan-out job skips.
 */
export async function clearEvents(db: Database, accountId: string): Promise<void> {
  const naming = (await db.read((reader) => reader.list(Events, { where: { done: false } }))).filter(({ people }) =>
    people.includes(accountId),
  );
  for (const { _id } of naming)
    await db.write(async (tx) => {
      const event = await tx.lock(Events, _id);
      if (event) await tx.update(Events, _id, { people: event.people.map((id) => (id === accountId ? "" : id)) });
    });
}
