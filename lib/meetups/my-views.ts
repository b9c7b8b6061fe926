import type { PersonView } from "@/lib/accounts/person-views";
import type { HobbyCategory } from "@/lib/groups/schema";
import type { MeetupRow } from "./page-views";

export const INVOLVEMENTS = ["going", "hosting", "waiting", "unanswered"] as const;
/** The relation of a person to a meetup. An offered place counts as waiting. */
export type Involvement = (typeof INVOLVEMENTS)[number];

/** A row of the person's own calendar. */
export interface MyMeetupRow extends MeetupRow {
  endsAt: string;
  hobby: HobbyCategory;
  involvement: Involvement;
  /** Place in line, from 1. */
  position: number | null;
  /** The time until which an offered place is held. */
  heldUntil: string | null;
  guests: number;
  /** The days of the start and of the end in the reader's own zone. */
  day: string;
  lastDay: string;
  /** The title of an earlier meetup that the reader goes to or hosts and that overlaps with this one; null if there is none. */
  clashesWith: string | null;
  /** The buttons of the row: say yes for the first time, confirm on the last day, say no. */
  may: { go: boolean; confirm: boolean; decline: boolean };
  /** The number of places taken, guests included. */
  going: number;
  /** Some of the people who go; empty if the reader may not see them. */
  faces: PersonView[];
}

/** A group in which the person may plan meetups. */
export interface PlannableGroup {
  _id: string;
  groupName: string;
}

export interface MyCalendar {
  rows: MyMeetupRow[];
  /** The reader's own zone. `day` and `today` are days in it. */
  zone: string;
  today: string;
  now: string;
}
