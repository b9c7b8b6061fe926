import type { Fee, MeetupStatus } from "./schema";

/** A date on its group's own pages. An answer changes none of these fields. */
export interface GroupMeetupRow {
  _id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  zone: string;
  place: string | null;
  online: boolean;
  /** Whether the number of places is limited. */
  limited: boolean;
  fee: Fee | null;
  status: MeetupStatus;
}

/** Whether a group is active, judged by the people who were checked in. */
export type Liveness =
  /**
   * Met in the last 60 days. `times` counts the meetups, `said` the people who said yes or came without saying so, `came` those who came.
   */
  | { kind: "alive"; times: number; said: number; came: number }
  /** `resting`: met, but not in the last 60 days. `quiet`: not in the last 90 days. */
  | { kind: "resting" | "quiet"; lastMet: string | null }
  | { kind: "new" };

/** What a group's page shows about its meetups. */
export interface GroupMeetups {
  coming: GroupMeetupRow[];
  /** Null for a group that is closed. */
  liveness: Liveness | null;
  /** Whether the group has any meetup, coming or past. */
  any: boolean;
  zone: string;
  /** When this was read. */
  now: string;
  /** The address of the group's calendar feed. */
  calendar: string;
  /** The moment at which some of this becomes outdated without any write. */
  until: string | null;
}

/** A group's coming dates and its latest past ones. */
export interface GroupDates {
  coming: GroupMeetupRow[];
  past: GroupMeetupRow[];
  until: string | null;
}

/** The links to subscribe to a calendar, one for each kind of program. */
export interface SubscribeLinks {
  webcal: string;
  google: string;
  outlook: string;
  file: string;
}
