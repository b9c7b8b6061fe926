import type { Group } from "@/lib/groups/record";
import { openOffer } from "@/lib/memberships/policy";
import { no, type Verdict, yes } from "@/lib/platform/permission/verdict";

/** An open group prevents the deletion of its owner's account, unless an offer to take the group over is still open. */
export const keepsAccount = (group: Pick<Group, "closedAt" | "transfer">, now: string): boolean =>
  group.closedAt === null && openOffer(group, now) === null;

const named = (names: readonly string[]): string =>
  names.slice(0, 3).join(", ") + (names.length > 3 ? ` and ${names.length - 3} more` : "");

/** Whether the owner of these groups may request the deletion of their account. */
export function mayLeave(groups: readonly Pick<Group, "groupName" | "closedAt" | "transfer">[], now: string): Verdict {
  const keeping = groups.filter((group) => keepsAccount(group, now)).map(({ groupName }) => groupName);
  if (keeping.length === 0) return yes;
  return no(
    "groups_first",
    `You still own ${named(keeping)}.`,
    "Offer each group to somebody, or close it; then delete your account.",
    "conflict",
  );
}
