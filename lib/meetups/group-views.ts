import type { Fee, MeetupStatus } from "./schema";

/** A date on its group's own pages. Nothing in it changes with an answer. */
export interface GroupMeetupRow {
  _id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  zone: string;
  place: string | null;
  online: boolean;
  /** Places are counted. */
  limited: boolean;
  fee: Fee | null;
  status: MeetupStatus;
}

/** Whether a group is alive, told by those who were checked in. */
export type Liveness =
  /** Met in the last 60 days: how often, how many had said they would come, how many of them came. */
  | { kind: "alive"; times: number; said: number; came: number }
  /** Met before, not in the last 60 days, or not for 90. */
  | { kind: "resting" | "quiet"; lastMet: string | null }
  | { kind: "new" };

/** What a group's page says of its meetups. */
export interface GroupMeetups {
  coming: GroupMeetupRow[];
  /** Null for a group that is closed. */
  liveness: Liveness | null;
  /** Whether there is anything at all, to come or past. */
  any: boolean;
  zone: string;
  /** When this was read. */
  now: string;
  /** Where a calendar program asks for them. */
  calendar: string;
  /** The moment at which some of this stops being true by itself. */
  until: string | null;
}

/** All that a group plans and what it did last. */
export interface GroupDates {
  coming: GroupMeetupRow[];
  past: GroupMeetupRow[];
  until: string | null;
}

/** A calendar as calendars subscribe to it. */
export interface SubscribeLinks {
  webcal: string;
  google: string;
  outlook: string;
  file: string;
}
