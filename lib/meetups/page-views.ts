import type { HobbyCategory } from "@/lib/groups/schema";
import type { JoinPolicy } from "@/lib/groups/setting-schema";
import type { MonthReach } from "./month-rules";
import type { Phase } from "./phase-rules";
import type { Fee, MeetupStatus, Online, Place } from "./schema";
import type { AttendeePage, MeetupView, RsvpView } from "./views";

/** A row of `/meetups`. Nothing in it changes with an answer: an RSVP makes no list stale. */
export interface MeetupRow {
  _id: string;
  title: string;
  startsAt: string;
  zone: string;
  /** Null where it is online, or told to those who go. */
  place: string | null;
  online: boolean;
  /** Places are counted: the browser asks how many are left. */
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
  /** The moment at which the list stops being true by itself: something in it begins, or what "today" means is over. */
  until: string | null;
}

/** What a month's grid shows of a meetup. */
export interface MonthItem {
  _id: string;
  title: string;
  startsAt: string;
  zone: string;
  hobby: HobbyCategory;
  /** On the calendar of whoever looks, or of the site. */
  day: string;
  path: string;
}

/** `/meetups?view=month`: a month of all public groups, with one chosen day. */
export interface PublicMonth {
  month: string;
  reach: MonthReach;
  /** Some of each day's, by start. */
  items: MonthItem[];
  /** How many each day of its weeks has; no more than `MANY` are counted. */
  counts: number[];
  day: string;
  /** All of the chosen day, up to as many as a list shows. */
  chosen: MeetupRow[];
  /** There are more on the chosen day than that. */
  more: boolean;
  today: string;
  /** Of the site. */
  zone: string;
  /** The end of today, with which another day is marked. */
  until: string | null;
}

/** `/groups/{slug}/meetups/{id}`: the same for everyone, so that it can be static. */
export interface PublicMeetup extends MeetupView {
  picture: string;
  /** Where the group is at home. */
  town: string;
  category: HobbyCategory;
  listed: boolean;
  /** The group's address of today: an old one leads here. */
  slug: string;
  links: { google: string; outlook: string; file: string };
  /** As it was when the page was made. */
  phase: Phase;
  /** Nobody says yes in a closed group. */
  groupClosed: boolean;
}

/** What only those who go see. */
export interface PrivatePart {
  place: Place | null;
  online: Online | null;
}

/** What a group asks of those who join it. */
export interface AskedOnJoining {
  _id: string;
  groupName: string;
  joinPolicy: JoinPolicy;
  questions: string[];
  rules: string;
  /** 0 without rules. */
  rulesVersion: number;
}

/** `/dashboard/calendar/{id}`: one's own answer to a meetup. */
export interface MyMeetup {
  meetup: PublicMeetup;
  rsvp: RsvpView;
  inside: PrivatePart | null;
  /** For one who is not a member and would have to be. */
  asked: AskedOnJoining | null;
  /** The first of those who come; null for somebody who may not see them. */
  going: AttendeePage | null;
}
