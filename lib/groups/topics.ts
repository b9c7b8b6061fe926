import type { Topic } from "@/lib/platform/store/changes";

/** What creating a group made stale. */
export const listTopics = (): Topic[] => ["groups"];

/** What changing or deleting a group made stale. */
export const groupTopics = (id: string): Topic[] => ["groups", `group:${id}`];
