import { groupPaths } from "@/lib/groups/topics";
import type { PathsOf } from "@/lib/platform/rendering/stale-path";

/** What each noun's topics make stale. */
const NOUNS: readonly PathsOf[] = [groupPaths];

/** The static pages a topic makes stale; `*` says that too much was missed to tell. */
export const pathsOf: PathsOf = (topic) => (topic === "*" ? [{ path: "/", type: "layout" }] : NOUNS.flatMap((paths) => paths(topic)));
