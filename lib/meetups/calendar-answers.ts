import ICAL from "ical.js";
import { tzlib_get_ical_block } from "timezones-ical-library";
import type { HobbyCategory } from "@/lib/groups/schema";
import type { MeetupStatus } from "./schema";
import { comesTwice, withOffset } from "./time-rules";

// The library counts one octet too few: with its own 75, lines of 76 octets come out, one more than RFC 5545 allows.
ICAL.foldLength = 74;

/** A date as a calendar shows it. Whoever makes one decides what its reader may know: what is private is not in it. */
export interface CalendarEvent {
  _id: string;
  title: string;
  description: string;
  startsAt: string;
  endsAt: string;
  zone: string;
  /** Name and address, or the link of an online meetup; empty where the reader may not know. */
  where: string;
  /** The meetup's page; empty where there is none any more. */
  url: string;
  groupName: string;
  category: HobbyCategory;
  status: MeetupStatus;
  /** Whose calendar it is does not know yet whether they go, or does not go any more; absent for one who does, and for everybody's calendars. */
  standing?: "tentative" | "out";
  cancelReason: string | null;
  sequence: number;
  createdAt: string;
  updatedAt: string;
}

const utc = (at: string) => ICAL.Time.fromJSDate(new Date(at), true);

interface ZoneBlock {
  block: string;
  /** What the zone is called there: "Asia/Kolkata" where it was "Asia/Calcutta". */
  name: string;
  /** Its clock as the block explains it, which is not the runtime's where one of the two has newer rules. */
  clock: ICAL.Timezone;
}

/** As many as there are zones: making one takes as long as making an event. */
const zoneBlocks = new Map<string, ZoneBlock | null>();

/** What explains a zone; null for one that the library does not know. */
function zoneBlock(zone: string): ZoneBlock | null {
  const known = zoneBlocks.get(zone);
  if (known !== undefined) return known;
  const made = tzlib_get_ical_block(zone);
  const [block, parameter] = Array.isArray(made) ? made : [];
  const found =
    block && parameter
      ? { block, name: parameter.replace(/^TZID=/, ""), clock: new ICAL.Timezone(ICAL.Component.fromString(block)) }
      : null;
  zoneBlocks.set(zone, found);
  return found;
}

function setTime(event: ICAL.Component, property: "dtstart" | "dtend", at: string, zone: string): void {
  const known = zoneBlock(zone);
  const written = withOffset(at, zone);
  const wall = written.slice(0, 19);
  const time = ICAL.Time.fromDateTimeString(wall);
  const offset = (Date.parse(`${wall}Z`) - Date.parse(written)) / 1000;
  // A local time that comes twice means the first of the two (RFC 5545, 3.3.5), but not every program takes it so.
  if (known?.clock.utcOffset(time) !== offset || comesTwice(wall, zone)) {
    event.updatePropertyWithValue(property, utc(at));
    return;
  }
  const local = event.updatePropertyWithValue(property, time);
  local.setParameter("tzid", known.name);
}

/** No fee, no names: what stands here is kept by whoever subscribes. */
function describe({ description, status, cancelReason, groupName, url }: CalendarEvent): string {
  const cancelled = status === "cancelled" ? `Cancelled. ${cancelReason ?? ""}`.trim() : "";
  return [cancelled, description, groupName, url].filter(Boolean).join("\n\n");
}

/** Whether it takes itself out of a calendar. */
export const takesOut = ({ status, standing }: CalendarEvent): boolean => status === "cancelled" || standing === "out";

function statusOf(event: CalendarEvent): "CANCELLED" | "TENTATIVE" | "CONFIRMED" {
  if (takesOut(event)) return "CANCELLED";
  return event.standing === "tentative" ? "TENTATIVE" : "CONFIRMED";
}

/**
 * One event a date, with a UID of its own that never changes: dates are edited, moved and cancelled one by one, so feeds have no RRULE.
 * DTSTAMP is the last change, not now: the same meetups give the same bytes, and so the same ETag.
 */
function eventOf(meetup: CalendarEvent): ICAL.Component {
  const event = new ICAL.Component("vevent");
  event.updatePropertyWithValue("uid", `${meetup._id}@meetups.hobbyhub`);
  event.updatePropertyWithValue("dtstamp", utc(meetup.updatedAt));
  event.updatePropertyWithValue("created", utc(meetup.createdAt));
  event.updatePropertyWithValue("last-modified", utc(meetup.updatedAt));
  event.updatePropertyWithValue("sequence", meetup.sequence);
  setTime(event, "dtstart", meetup.startsAt, meetup.zone);
  setTime(event, "dtend", meetup.endsAt, meetup.zone);
  event.updatePropertyWithValue("summary", meetup.title);
  event.updatePropertyWithValue("description", describe(meetup));
  if (meetup.where) event.updatePropertyWithValue("location", meetup.where);
  if (meetup.url) event.updatePropertyWithValue("url", meetup.url);
  event.updatePropertyWithValue("categories", meetup.category);
  event.updatePropertyWithValue("status", statusOf(meetup));
  return event;
}

const END = "END:VCALENDAR";

// ical.js does not know that these are texts (RFC 7986), and would leave the commas of a name as they are.
for (const property of ["name", "x-wr-calname"]) ICAL.design.icalendar.property[property] = { defaultType: "text" };

/**
 * A calendar file (RFC 5545) piece by piece, an event each: a thousand take two tenths of a second to write. As a feed it says how often to
 * come back.
 */
export function* calendarPieces(name: string, meetups: readonly CalendarEvent[]): Generator<string> {
  const calendar = new ICAL.Component("vcalendar");
  calendar.updatePropertyWithValue("version", "2.0");
  calendar.updatePropertyWithValue("prodid", "-//HobbyHub//Meetups//EN");
  calendar.updatePropertyWithValue("calscale", "GREGORIAN");
  calendar.updatePropertyWithValue("method", "PUBLISH");
  calendar.updatePropertyWithValue("name", name);
  calendar.updatePropertyWithValue("x-wr-calname", name);
  calendar.updatePropertyWithValue("refresh-interval", ICAL.Duration.fromString("PT6H"));
  calendar.updatePropertyWithValue("x-published-ttl", "PT6H");
  const blocks = new Set(meetups.flatMap(({ zone }) => zoneBlock(zone)?.block ?? []));
  for (const block of blocks) calendar.addSubcomponent(ICAL.Component.fromString(block));
  yield calendar.toString().slice(0, -END.length);
  for (const meetup of meetups) yield `${eventOf(meetup).toString()}\r\n`;
  yield `${END}\r\n`;
}

/** A calendar file of some events, at once. */
export const calendarFile = (name: string, meetups: readonly CalendarEvent[]): string => [...calendarPieces(name, meetups)].join("");

/** "20261128T000000Z" */
const compact = (at: string): string => `${at.slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Opens Google Calendar with the meetup filled in. */
export function googleLink(meetup: CalendarEvent): string {
  const words = new URLSearchParams({
    action: "TEMPLATE",
    text: meetup.title,
    dates: `${compact(meetup.startsAt)}/${compact(meetup.endsAt)}`,
    ctz: meetup.zone,
    details: meetup.url,
    location: meetup.where,
  });
  return `https://calendar.google.com/calendar/render?${words}`;
}

/** The same for Outlook on the web. */
export function outlookLink(meetup: CalendarEvent): string {
  const words = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: meetup.title,
    startdt: meetup.startsAt,
    enddt: meetup.endsAt,
    body: meetup.url,
    location: meetup.where,
  });
  return `https://outlook.live.com/calendar/0/action/compose?${words}`;
}
