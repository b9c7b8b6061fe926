import type { HobbyCategory } from "@/lib/groups/schema";
import type { JoinPolicy } from "@/lib/groups/setting-schema";
import type { MonthReach } from "./month-rules";
import type { Phase } from "./phase-rules";
import type { Fee, MeetupStatus, Online, Place } from "./schema";
import type { AttendeePage, MeetupView, RsvpView } from "./views";

/** A row of `/meetups`. An answer changes none of these fields, so it makes no list stale. */
export interface MeetupRow {
  _id: string;
  title: string;
  startsAt: string;
  zone: string;
  /** Null if the meetup is online, or if only people who go may know the place. */
  place: string | null;
  online: boolean;
  /** Whether the number of places is limited; then the browser asks how many are left. */
  limited: boolean;
  fee: Fee | null;
  status: MeetupStatus;
  group: { slug: string; groupName: string; imageUrl: string };
}

export interface MeetupRows {
  items: MeetupRow[];
  next: string | null;
  /** Of the site. */
  zone: string;
  /** The moment at which the list becomes outdated without any write: its first meetup begins, or the day ends that "today" means. */
  until: string | null;
}

/** A meetup in the grid of a month. */
export interface MonthItem {
  _id: string;
  title: string;
  startsAt: string;
  zone: string;
  hobby: HobbyCategory;
  /** The day in the zone of the reader, or of the site on a public page. */
  day: string;
  path: string;
}

/** `/meetups?view=month`: a month of all public groups, with the list of one chosen day. */
export interface PublicMonth {
  month: string;
  reach: MonthReach;
  /** Some meetups of each day, sorted by start. */
  items: MonthItem[];
  /** The number of meetups on each day of the grid, counted up to `MANY`. */
  counts: number[];
  day: string;
  /** The meetups of the chosen day, up to the length of one list page. */
  chosen: MeetupRow[];
  /** Whether the chosen day has more meetups than that. */
  more: boolean;
  today: string;
  /** Of the site. */
  zone: string;
  /** The end of today: after it the grid marks another day as today. */
  until: string | null;
}

/** `/groups/{slug}/meetups/{id}`: the same for every reader, so that the page can be static. */
export interface PublicMeetup extends MeetupView {
  picture: string;
  /** The group's location. */
  town: string;
  category: HobbyCategory;
  listed: boolean;
  /** The group's present address; a former one redirects to it. */
  slug: string;
  links: { google: string; outlook: string; file: string };
  /** The phase at the time when the page was rendered. */
  phase: Phase;
  /** Whether the group is closed, so that nobody can say yes. */
  groupClosed: boolean;
}

/** The details that only people who go, and hosts, may see. */
export interface PrivatePart {
  place: Place | null;
  online: Online | null;
}

/** The questions and rules that a group shows to people who join it. */
export interface AskedOnJoining {
  _id: string;
  groupName: string;
  joinPolicy: JoinPolicy;
  questions: string[];
  rules: string;
  /** 0 without rules. */
  rulesVersion: number;
}

/** `/dashboard/calendar/{id}`: the signed-in person's answer to a meetup. */
export interface MyMeetup {
  meetup: PublicMeetup;
  rsvp: RsvpView;
  inside: PrivatePart | null;
  /** Set for a person who must join the group first. */
  asked: AskedOnJoining | null;
  /** The first page of attendees; null if the person may not see them. */
  going: AttendeePage | null;
}
