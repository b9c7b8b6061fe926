import type { Topic } from "@/lib/platform/store/changes";

/** A path as `revalidatePath` takes it. `type` is needed for a path with a parameter in it and for a whole layout. */
export interface StalePath {
  path: string;
  type?: "page" | "layout";
}

/** Returns the static pages that a topic makes stale. */
export type PathsOf = (topic: Topic) => StalePath[];
