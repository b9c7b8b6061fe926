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

/** Pages of a single group, which anyone may read, and its card. Their addresses hold the slug, a topic the id. */
const GROUP_PAGES: StalePath[] = [
  { path: "/(site)/groups/[slug]", type: "page" },
  { path: "/groups/[slug]/card.png", type: "page" },
];

/** Where nobody knows which pages show the group of a topic: those of every group. */
export const everyPathOf = (topic: Topic): StalePath[] => (topic.startsWith("group:") ? GROUP_PAGES : []);

/**
 * The static pages a topic makes stale. `group:<id>` names none: the pages that show the group say so themselves while they are made
 * (`lib/platform/rendering/shown-topics.ts`), and its cards are in the lists, which every write to a group names too.
 */
export const groupPaths: PathsOf = (topic) => (topic === "groups" ? LIST_PAGES : []);

/** What creating a group made stale. */
export const listTopics = (): Topic[] => ["groups"];

/** What changing or deleting a group made stale. */
export const groupTopics = (id: string): Topic[] => ["groups", `group:${id}`];
