import { ALL_PAGES } from "@/lib/pages";
import type { PathsOf, StalePath } from "@/lib/platform/rendering/stale-path";

/** Next names a page with parameters by its file: pages are in the main layout's folder, files are not. */
const pathOf = (route: string, file?: true): StalePath =>
  route.includes("[") ? { path: file ? route : `/(site)${route}`, type: "page" } : { path: route };

const pagesThatShow = (topic: string): StalePath[] =>
  ALL_PAGES.flatMap(([route, { shows, file }]) => (shows?.includes(topic) ? [pathOf(route, file)] : []));

/**
 * The static pages a topic makes stale; `*` says that too much was missed to tell. `group:<id>` names none: the pages that show the group
 * say so themselves while they are made (`lib/platform/rendering/shown-topics.ts`).
 */
export const pathsOf: PathsOf = (topic) => (topic === "*" ? [{ path: "/", type: "layout" }] : pagesThatShow(topic));

/** For a host where it is not known which pages show one group or meetup (`group:<id>`): the pages of all groups, or of all meetups. */
export const everyPathOf: PathsOf = (topic) => (topic.includes(":") ? pagesThatShow(topic.replace(/:.*/, ":")) : []);
