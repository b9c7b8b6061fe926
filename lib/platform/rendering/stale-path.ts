import type { Topic } from "@/lib/platform/store/changes";

/** A path as `revalidatePath` takes it; `type` goes with a path that has a parameter in it, or with a whole layout. */
export interface StalePath {
  path: string;
  type?: "page" | "layout";
}

/** The static pages a topic makes stale. */
export type PathsOf = (topic: Topic) => StalePath[];
