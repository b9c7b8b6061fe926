import type { Actor } from "@/lib/platform/permission/actor";
import type { Group } from "./schema";

/** Only the person who created a group changes or deletes it. */
export const canEdit = (actor: Pick<Actor, "accountId"> | null, group: Pick<Group, "ownerId">): boolean =>
  actor?.accountId === group.ownerId;
