import type { PersonView } from "@/lib/accounts/person-views";
import type { HobbyCategory } from "@/lib/groups/schema";
import type { MeetupRow } from "./page-views";

export const INVOLVEMENTS = ["going", "hosting", "waiting", "unanswered"] as const;
/** How somebody stands at a meetup of theirs; an offered place counts as waiting. */
export type Involvement = (typeof INVOLVEMENTS)[number];

/** A row of one's own calendar. */
export interface MyMeetupRow extends MeetupRow {
  endsAt: string;
  hobby: HobbyCategory;
  involvement: Involvement;
  /** Place in line, from 1. */
  position: number | null;
  /** Until when an offered place is held. */
  heldUntil: string | null;
  guests: number;
  /** The day on the reader's own calendar. */
  day: string;
  /** Of one that begins before another one to which the reader goes has ended. */
  clashesWith: string | null;
  /** What the list offers: to say yes for the first time, to confirm it on the last day, to say no. */
  may: { go: boolean; confirm: boolean; decline: boolean };
  /** So many places are taken, guests among them. */
  going: number;
  /** Some of those who go, for whoever may see them. */
  faces: PersonView[];
}

/** A group in which somebody may plan meetups. */
export interface PlannableGroup {
  _id: string;
  groupName: string;
}

export interface MyCalendar {
  rows: MyMeetupRow[];
  /** The reader's own zone, in which the days are. */
  zone: string;
  today: string;
  now: string;
}
