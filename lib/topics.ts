import { ALL_PAGES } from "@/lib/pages";
import type { PathsOf, StalePath } from "@/lib/platform/rendering/stale-path";

/** Next names a page with parameters by its file: pages are in the main layout's folder, files are not. */
const pathOf = (route: string, file?: true): StalePath =>
  route.includes("[") ? { path: file ? route : `/(site)${route}`, type: "page" } : { path: route };

/**
 * The static pages that a topic makes stale by their paths; `*` says that too much was missed to tell. `group:<id>` names none: the pages
 * that show the group carry it as a tag (`lib/platform/rendering/shown-topics.ts`).
 */
export const pathsOf: PathsOf = (topic) =>
  topic === "*"
    ? [{ path: "/", type: "layout" }]
    : ALL_PAGES.flatMap(([route, { shows, file }]) => (shows?.includes(topic) ? [pathOf(route, file)] : []));
