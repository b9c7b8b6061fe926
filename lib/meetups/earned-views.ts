import type { HobbyCategory } from "@/lib/groups/schema";

/**
 * One patch for each meetup that the person came to. Only `meetup` says which meetup it was: all other fields contain nothing that
 * identifies it.
 */
export interface Patch {
  /** Its number among all patches of this person, counted from 1 for the first. */
  nth: number;
  hobby: HobbyCategory;
  /** The index of the drawing among those of the hobby. */
  drawing: number;
  startsAt: string;
  zone: string;
  /** Null if the viewer may not know which meetup it was. */
  meetup: { _id: string; title: string; groupName: string; path: string } | null;
}

interface Milestone {
  at: number;
  /** The start of the meetup at which the milestone was reached. */
  startsAt: string;
  zone: string;
}

export interface Earned {
  count: number;
  /** Sorted with the newest first. */
  patches: Patch[];
  reached: Milestone[];
  /** The number of patches for each hobby, the most frequent first. */
  hobbies: { hobby: HobbyCategory; count: number }[];
  /** The next one; null after the last. */
  next: number | null;
}

/** The new patches, for the person who earned them. */
export interface PatchNews {
  /** The number of new patches. */
  fresh: number;
  /** The host of the newest meetup. Null if it had no host, if the host's account is deleted, or if the person was the host. */
  host: string | null;
}

/** `/people/{id}`. */
export interface PersonPage {
  _id: string;
  displayName: string;
  photoURL: string | null;
  about: string;
  /** Where the person lives; empty if the person does not say. */
  place: string;
  since: string;
  self: boolean;
  earned: Earned;
  /** Set only on the person's own page, and only if there is news. */
  news: PatchNews | null;
  /** The groups that the person and the viewer share; on the person's own page, all of the person's groups. */
  groups: { slug: string; groupName: string; imageUrl: string; hobbyCategory: HobbyCategory }[];
}
