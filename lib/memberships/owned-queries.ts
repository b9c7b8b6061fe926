import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { type Account, Accounts } from "@/lib/accounts/record";
import { openGroupsOf } from "@/lib/groups/own-queries";
import type { Reader } from "@/lib/platform/store/database";
import { rowsById } from "@/lib/platform/store/rows-by-id";
import type { Owned } from "./owned-rules";
import { openOffer } from "./policy";

/**
 * The open groups that delay the deletion of an account that is due. Sorted by name, each with the member it is offered to and the end of
 * the offer. Empty if no deletion is planned, or if it is not due yet.
 */
export async function groupsAwaited(reader: Reader, account: Pick<Account, "_id" | "deletionAt">, now: string): Promise<Owned[]> {
  if (account.deletionAt === null || account.deletionAt > now) return [];
  const groups = await openGroupsOf(reader, account._id);
  const offers = groups.map((group) => openOffer(group, now));
  const heirs = await rowsById(
    reader,
    Accounts,
    offers.flatMap((offer) => offer?.personId ?? []),
  );
  return groups.map(({ _id, groupName }, at) => {
    const offer = offers[at];
    return { _id, groupName, offered: offer ? { to: nameOf(heirs.get(offer.personId)), until: offer.expiresAt } : null };
  });
}
