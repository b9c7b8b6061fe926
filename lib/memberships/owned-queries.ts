import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { Groups } from "@/lib/groups/record";
import type { Reader } from "@/lib/platform/store/database";
import type { Owned } from "./owned-rules";
import { accountsOf } from "./people-queries";

/** The open groups that somebody owns, by name, with whom each is offered to and until when. */
export async function ownedGroups(reader: Reader, ownerId: string, now: string): Promise<Owned[]> {
  const groups = await reader.list(Groups, { where: { ownerId, closedAt: null }, by: "nameKey" });
  const offers = groups.map(({ transfer }) => (transfer !== null && transfer.expiresAt > now ? transfer : null));
  const heirs = await accountsOf(
    reader,
    offers.flatMap((offer) => offer?.personId ?? []),
  );
  return groups.map(({ _id, groupName }, at) => {
    const offer = offers[at];
    return { _id, groupName, offered: offer ? { to: nameOf(heirs.get(offer.personId)), until: offer.expiresAt } : null };
  });
}
