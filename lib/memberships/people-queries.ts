import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import type { PersonView } from "@/lib/accounts/person-views";
import { type Account, Accounts } from "@/lib/accounts/record";
import type { Group } from "@/lib/groups/record";
import type { Reader } from "@/lib/platform/store/database";
import { openOffer } from "./policy";
import { Memberships } from "./record";
import type { ListView } from "./views";

/** A person as other members of the group see them. */
export const personView = (id: string, account: Account | null | undefined): PersonView => ({
  _id: id,
  displayName: nameOf(account),
  photoURL: account?.photoURL ?? null,
});

/** In how many groups a person is a member. */
export async function groupsJoined(reader: Reader, accountId: string): Promise<number> {
  const counts = await reader.counts(Memberships, accountId);
  return (counts.get("run")?.total ?? 0) + (counts.get("belong")?.total ?? 0);
}

/** The offer to take a group over, as its recipient sees it. Null for any other person. */
export async function offerTo(reader: Reader, group: Pick<Group, "ownerId" | "transfer">, personId: string | null, now: string) {
  const offer = openOffer(group, now);
  if (offer === null || offer.personId !== personId) return null;
  const { ownerId } = group;
  const owner = ownerId === null ? null : await reader.get(Accounts, ownerId);
  return { offeredBy: nameOf(owner), expiresAt: offer.expiresAt };
}

/** How many rows of a list a page shows. */
export const ROWS = 50;

/** Makes a page from rows that were read with one row more than a page holds. `cursor` makes the next page's cursor from the last row. */
export async function listView<From, To>(
  rows: readonly From[],
  cursor: (row: From) => string,
  show: (shown: readonly From[]) => Promise<To[]>,
): Promise<ListView<To>> {
  const shown = rows.slice(0, ROWS);
  const last = shown.at(-1);
  return { items: await show(shown), next: rows.length > ROWS && last !== undefined ? cursor(last) : null };
}
