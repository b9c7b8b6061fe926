import type { Viewer } from "@/lib/platform/auth/viewer";
import type { Group } from "./schema";

/** Only the person who created a group changes or deletes it. */
export const canEdit = (viewer: Viewer | null, group: Pick<Group, "ownerId">): boolean => viewer?.id === group.ownerId;
