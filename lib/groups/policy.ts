import type { Actor } from "@/lib/platform/permission/actor";
import { no, table, type Verdict, yes } from "@/lib/platform/permission/verdict";
import type { Group } from "./schema";

export type GroupAction = "edit" | "delete";

/** Everything a permission depends on. */
export interface GroupStanding {
  /** Null when nobody is signed in. */
  accountId: string | null;
  ownerId: Group["ownerId"];
}

export const standingOf = (actor: Pick<Actor, "accountId"> | null, { ownerId }: Pick<Group, "ownerId">): GroupStanding => ({
  accountId: actor?.accountId ?? null,
  ownerId,
});

const owner =
  (reason: string) =>
  ({ accountId, ownerId }: GroupStanding): Verdict =>
    accountId === ownerId ? yes : no("owner_only", reason);

export const can = table<GroupStanding, GroupAction>({
  edit: owner("Only the person who created a group can change it."),
  delete: owner("Only the person who created a group can delete it."),
});
