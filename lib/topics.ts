import { ALL_PAGES } from "@/lib/pages";
import type { PathsOf, StalePath } from "@/lib/platform/rendering/stale-path";

/** Next identifies a page with parameters by its file. Pages are in the folder of the main layout, files are not. */
const pathOf = (route: string, file?: true): StalePath =>
  route.includes("[") ? { path: file ? route : `/(site)${route}`, type: "page" } : { path: route };

/**
 * The static pages that a topic makes stale, by their paths. `*` means that changes were missed and every page is stale. `group:<id>`
 * returns no paths: pages that show the group carry it as a tag (`lib/platform/rendering/shown-topics.ts`).
 */
export const pathsOf: PathsOf = (topic) =>
  topic === "*"
    ? [{ path: "/", type: "layout" }]
    : ALL_PAGES.flatMap(([route, { shows, file }]) => (shows?.includes(topic) ? [pathOf(route, file)] : []));
