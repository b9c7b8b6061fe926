import "server-only";
import type { ListPage } from "@/lib/list-page";
import type { Reader, Search } from "@/lib/platform/store/database";
import { joinWords, pageOfMatches, SEARCH_CANDIDATES } from "@/lib/platform/store/search";
import { type Group, Groups, nameKey, searchWords } from "./record";

/** The groups that a person owns and has not closed, sorted by name. */
export const openGroupsOf = (reader: Reader, ownerId: string): Promise<Group[]> =>
  reader.list(Groups, { where: { ownerId, closedAt: null }, by: "nameKey" });

/**
 * Searches a person's own groups for all the words. It reads the groups themselves, at most as many as any search looks at. It cannot use
 * the word index: that index leaves out unlisted groups, so that nobody else's search finds them.
 */
export async function searchOwn(
  reader: Reader,
  { words, ...listing }: Search<typeof Groups>,
): Promise<(ListPage<Group> & { cut: boolean }) | null> {
  const { after: _a, before: _b, ...order } = listing;
  const own = words.length === 0 ? [] : await reader.list(Groups, { ...order, limit: SEARCH_CANDIDATES + 1 });
  const looked = own.slice(0, SEARCH_CANDIDATES);
  const keyOf = (group: Group) => (listing.by === "createdAt" ? group.createdAt : nameKey(group.groupName));
  const candidates = looked.map((group) => ({ id: group._id, key: keyOf(group), words: joinWords(searchWords(group)) }));
  const page = pageOfMatches(candidates, words, listing);
  const byId = new Map(looked.map((group) => [group._id, group]));
  return page && { ...page, items: page.items.flatMap((id) => byId.get(id) ?? []), cut: own.length > looked.length };
}
