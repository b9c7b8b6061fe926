import type { PathsOf, StalePath } from "@/lib/platform/rendering/stale-path";
import type { Topic } from "@/lib/platform/store/changes";

/** Pages that show some group: the featured ones, the lists in every filter and order, and the dates in the sitemap. */
const LIST_PAGES: StalePath[] = [
  { path: "/" },
  { path: "/allGroups" },
  // Next names a page with parameters by its file, route group included.
  { path: "/(site)/allGroups/[...view]", type: "page" },
  { path: "/sitemap.xml" },
];

/**
 * The static pages a topic makes stale. A group's own page is rendered for each viewer, so `group:<id>` names none: its cards are in
 * the lists, which every write to a group names too.
 */
export const groupPaths: PathsOf = (topic) => (topic === "groups" ? LIST_PAGES : []);

/** What creating a group made stale. */
export const listTopics = (): Topic[] => ["groups"];

/** What changing or deleting a group made stale. */
export const groupTopics = (id: string): Topic[] => ["groups", `group:${id}`];
