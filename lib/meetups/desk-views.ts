import type { HobbyCategory } from "@/lib/groups/schema";
import type { PrivatePart } from "./page-views";
import type { Fee, MeetupStatus, Online, Place, PlainFields } from "./schema";
import type { AttendeePage, CheckInPage } from "./views";

/** A row of the meetups on a group's desk. */
export interface DeskMeetup {
  _id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  zone: string;
  /** Null where it is online. */
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
  /** A date that nobody changes any more. */
  over: boolean;
}

/** The group a meetup is planned in. */
export interface PlanningGroup {
  _id: string;
  slug: string;
  groupName: string;
  imageUrl: string;
  hobbyCategory: HobbyCategory;
  /** Nothing more is planned in it for now. */
  closed: boolean;
}

/** What an organizer decides about a meetup, private parts included. */
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

/** One date that a change may reach. */
export interface ReachedDate {
  _id: string;
  startsAt: string;
  zone: string;
  /** Places taken, guests among them. */
  going: number;
  /** Places taken by guests. */
  guests: number;
  /** Parties in line. */
  waiting: number;
  /** People marked as paid. */
  paid: number;
  /** Where it is and what it costs, which it may have of its own. */
  place: Place | null;
  online: Online | null;
  fee: Fee | null;
  /** Changed by hand, alone. */
  edited: boolean;
  /** On or after the date that is being changed. */
  following: boolean;
}

/** `/dashboard/meetups/{id}/edit` */
export interface EditableMeetup {
  group: PlanningGroup;
  meetup: PlannedMeetup;
  /** One date of a series that goes on. */
  inSeries: boolean;
  /** Of that series, as far as it can be said in words: one that was moved may have none. */
  rule: string | null;
  /** The day on which its series would have it, where it was moved to another one by hand. */
  insteadOf: string | null;
  /** Itself, and the dates of its series that are to come. */
  dates: ReachedDate[];
}

/** `/dashboard/groups/{id}/meetups/new` */
export interface Planning {
  group: PlanningGroup;
  /** Where the clock of the last meetup stood; else that of the site. */
  zone: string;
  currency: string;
  /** What is copied. */
  from: PlannedMeetup | null;
}

/** `/dashboard/meetups/{id}` and its door. */
export interface HostedMeetup {
  group: PlanningGroup;
  meetup: DeskMeetup;
  host: string | null;
  inside: PrivatePart;
  /** Organizers may change it, a host who is none may not. */
  organizes: boolean;
  attendees: AttendeePage;
  checkIns: CheckInPage;
}
