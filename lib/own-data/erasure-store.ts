import "server-only";
import { Events } from "@/lib/events/record";
import { forgetWhomFor } from "@/lib/memberships/forget-store";
import { Invitations } from "@/lib/memberships/record";
import { declaredRecords } from "@/lib/platform/store";
import type { Database, Reader, Transaction, Where } from "@/lib/platform/store/database";
import type { AnyRecord } from "@/lib/platform/store/record";
import { FORMER, type PersonReference, personReferencesOf } from "./reference-rules";

/** Somebody whose account goes. */
interface Person {
  accountId: string;
  /** Null for an address they never proved: what is kept under it may be a stranger's. */
  address: string | null;
}

const BATCH = 200;

type Row = { _id: string };

/** What names this person by this field; null where nothing can. */
const whereOf = ({ field, by }: PersonReference, { accountId, address }: Person): Where<AnyRecord> | null => {
  const value = by === "address" ? address : accountId;
  return value === null ? null : ({ [field]: value } as Where<AnyRecord>);
};

const idsOf = async (reader: Reader, record: AnyRecord, where: Where<AnyRecord>, limit = BATCH): Promise<string[]> =>
  ((await reader.list(record, { where, limit })) as Row[]).map(({ _id }) => _id);

/** Whom it was for stands in the invitation and in the record of actions. */
async function unname(tx: Transaction, invitationId: string, now: string): Promise<void> {
  const invitation = await tx.get(Invitations, invitationId);
  if (!invitation) return;
  await forgetWhomFor(tx, invitation);
  const { revokedAt, used } = invitation;
  // Without its address it would be anybody's.
  await tx.update(Invitations, invitationId, { email: null, name: null, text: null, revokedAt: used > 0 ? revokedAt : (revokedAt ?? now) });
}

/** Does to one row what its record says is to be done where it names somebody. */
async function endReference(tx: Transaction, { record, field, end }: PersonReference, id: string, now: string): Promise<void> {
  if (end === "row") await tx.delete(record, id);
  else if (record === Invitations && field === "email") await unname(tx, id, now);
  // What they wrote with it goes; the link they handed on stays.
  else if (record === Invitations) await tx.update(Invitations, id, { invitedBy: FORMER, text: null });
  else await tx.update(record, id, { [field]: end === "former" ? FORMER : null });
}

/** Takes a person out of other people's rows inside the caller's step, as far as one step goes. @returns whether any was left */
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
 * An address is no longer a person's, and is kept nowhere as having been: what they wrote goes to the new one with them, and what else is
 * kept under the old one is nobody's from now on.
 */
export async function leaveAddress(tx: Transaction, from: string, to: string, now: string): Promise<void> {
  for (const reference of personReferencesOf(declaredRecords()).filter(({ by }) => by === "address")) {
    const { record, field, end } = reference;
    for (const { _id } of (await tx.list(record, { where: { [field]: from } as Where<AnyRecord> })) as Row[])
      if (end === "row") await tx.update(record, _id, { [field]: to });
      else await endReference(tx, reference, _id, now);
  }
}

/** News on its way names people in a list. Nobody takes the place: the clock counts how many it has told. */
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
