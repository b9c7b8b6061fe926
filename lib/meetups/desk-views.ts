import type { HobbyCategory } from "@/lib/groups/schema";
import type { PrivatePart } from "./page-views";
import type { Fee, MeetupStatus, Online, Place, PlainFields } from "./schema";
import type { AttendeePage, CheckInPage } from "./views";

/** A row in the list of meetups on a group's dashboard page. */
export interface DeskMeetup {
  _id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  zone: string;
  /** Null for an online meetup. */
  place: string | null;
  fee: Fee | null;
  status: MeetupStatus;
  cancelReason: string | null;
  /** One date of a series. */
  repeats: boolean;
  capacity: number | null;
  going: number;
  held: number;
  waiting: number;
  came: number;
  /** The meetup has ended, so nobody can change it any more. */
  over: boolean;
}

/** The group a meetup is planned in. */
export interface PlanningGroup {
  _id: string;
  slug: string;
  groupName: string;
  imageUrl: string;
  hobbyCategory: HobbyCategory;
  /** No meetup can be planned in a closed group. */
  closed: boolean;
}

/** The fields of a meetup that an organizer chooses, private ones included. */
export interface PlannedMeetup extends PlainFields {
  _id: string;
  startsAt: string;
  endsAt: string;
  zone: string;
  place: Place | null;
  online: Online | null;
  rsvpOpensAt: string | null;
  rsvpClosesAt: string;
  host: { _id: string; displayName: string } | null;
}

/** One date that a change may affect. */
export interface ReachedDate {
  _id: string;
  startsAt: string;
  zone: string;
  /** Places taken, guests included. */
  going: number;
  /** Places taken by guests. */
  guests: number;
  /** Answers in the waiting line; each is one person with guests. */
  waiting: number;
  /** People marked as paid. */
  paid: number;
  /** Where it is and what it costs. A date may differ from its series in these. */
  place: Place | null;
  online: Online | null;
  fee: Fee | null;
  /** Somebody changed this date alone, so it may differ from its series. */
  edited: boolean;
  /** On or after the date that is being changed. */
  following: boolean;
}

/** `/dashboard/meetups/{id}/edit` */
export interface EditableMeetup {
  group: PlanningGroup;
  meetup: PlannedMeetup;
  /** Whether the meetup is one date of a series that still continues. */
  inSeries: boolean;
  /** The rule of that series. Null if no supported rule describes it, as after a move to other days. */
  rule: string | null;
  /** The day on which its series has this date, if an organizer moved the date to another day. */
  insteadOf: string | null;
  /** The meetup itself, and the other dates of its series that are still to come. */
  dates: ReachedDate[];
}

/** `/dashboard/groups/{id}/meetups/new` */
export interface Planning {
  group: PlanningGroup;
  /** The time zone of the group's last meetup, otherwise that of the site. */
  zone: string;
  currency: string;
  /** The meetup to copy. */
  from: PlannedMeetup | null;
}

/** `/dashboard/meetups/{id}` and its check-in page (`/door`). */
export interface HostedMeetup {
  group: PlanningGroup;
  meetup: DeskMeetup;
  host: string | null;
  inside: PrivatePart;
  /** Whether the person may change the meetup: organizers may, a host who is not an organizer may not. */
  organizes: boolean;
  attendees: AttendeePage;
  checkIns: CheckInPage;
}
