import { everyPathOf as everyGroupPathOf, groupPaths } from "@/lib/groups/topics";
import { everyMeetupPathOf, meetupPaths } from "@/lib/meetups/topics";
import type { PathsOf } from "@/lib/platform/rendering/stale-path";

/** What each noun's topics make stale. */
const NOUNS: readonly PathsOf[] = [groupPaths, meetupPaths];

/** The static pages a topic makes stale; `*` says that too much was missed to tell. */
export const pathsOf: PathsOf = (topic) => (topic === "*" ? [{ path: "/", type: "layout" }] : NOUNS.flatMap((paths) => paths(topic)));

/** Where nobody knows which pages show what a topic names: all of that kind. */
export const everyPathOf: PathsOf = (topic) => [...everyGroupPathOf(topic), ...everyMeetupPathOf(topic)];
