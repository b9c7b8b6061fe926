import type { HobbyCategory } from "@/lib/groups/schema";

/** One patch for each meetup somebody came to. Only `meetup` says which: keys and pictures, too, are made of what everybody may know. */
export interface Patch {
  /** Its number among all that they came to, the first is 1. */
  nth: number;
  hobby: HobbyCategory;
  /** Which of the hobby's drawings it is. */
  drawing: number;
  startsAt: string;
  zone: string;
  /** Null where the looker may not know which one it was. */
  meetup: { _id: string; title: string; groupName: string; path: string } | null;
}

interface Milestone {
  at: number;
  /** When it was reached. */
  startsAt: string;
  zone: string;
}

export interface Earned {
  count: number;
  /** The newest first. */
  patches: Patch[];
  reached: Milestone[];
  /** Of each hobby so many of all that somebody came to, the most first. */
  hobbies: { hobby: HobbyCategory; count: number }[];
  /** The next one; null after the last. */
  next: number | null;
}

/** What was sewn on lately, for the person who earned it. */
export interface PatchNews {
  /** So many of the patches are news. */
  fresh: number;
  /** Who led the newest meetup; null where that was nobody, somebody who is gone, or they themselves. */
  host: string | null;
}

/** `/people/{id}`. */
export interface PersonPage {
  _id: string;
  displayName: string;
  photoURL: string | null;
  about: string;
  /** Where they live; empty where they do not say. */
  place: string;
  since: string;
  self: boolean;
  earned: Earned;
  /** On one's own page, when there is any. */
  news: PatchNews | null;
  /** Groups to which both belong; one's own on one's own page. */
  groups: { slug: string; groupName: string; imageUrl: string; hobbyCategory: HobbyCategory }[];
}
