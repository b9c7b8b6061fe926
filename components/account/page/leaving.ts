import { formatNumber } from "@/lib/format-number";
import type { OwnGroup } from "@/lib/own-data/schema";
import { ApiError, api } from "@/lib/platform/http/client";

/** What happens to a group: it is closed, or offered to a person. */
export type Wish = "close" | { heir: string };

/** The suggestion: an organizer of the group; "close" if the owner is its only member. Otherwise there is none. */
export function suggested(groups: readonly OwnGroup[], groupId: string): Wish | null {
  const group = groups.find(({ _id }) => _id === groupId);
  const [first] = group?.heirs ?? [];
  if (!first) return "close";
  return first.organizes ? { heir: first._id } : null;
}

/** What happens to closed groups after their owner's account is deleted. */
export const closedWords = (closed: number): string =>
  closed > 1
    ? `The ${formatNumber(closed)} groups that you have closed stay readable. Nobody owns them then, so nobody can open them again.`
    : `${closed === 1 ? "The group that you have closed" : "A closed group"} stays readable. Nobody owns it then, so nobody can open it again.`;

const settle = (groupId: string, wish: Wish) =>
  wish === "close"
    ? api(`/api/groups/${groupId}/closing`, { method: "POST", body: {} })
    : api(`/api/groups/${groupId}/transfer`, { method: "PUT", body: { personId: wish.heir } });

const ask = (password: string | null) => api("/api/accounts/me/deletion", { method: "POST", body: password === null ? {} : { password } });

/**
 * Requests the deletion of the account. The first request comes before the groups are settled, so that a wrong password closes no group.
 * @throws ApiError
 */
export async function leave(groups: readonly OwnGroup[], wishOf: (groupId: string) => Wish | null, password: string | null): Promise<void> {
  try {
    await ask(password);
    return;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
  }
  for (const { _id, offered } of groups) {
    const wish = offered ? null : wishOf(_id);
    if (wish) await settle(_id, wish);
  }
  await ask(password);
}
