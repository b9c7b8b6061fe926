import ICAL from "ical.js";
import { tzlib_get_ical_block } from "timezones-ical-library";
import type { HobbyCategory } from "@/lib/groups/schema";
import type { MeetupStatus } from "./schema";
import { comesTwice, withOffset } from "./time-rules";

// The library miscounts by one octet: with its default of 75 it writes lines of 76 octets, one more than RFC 5545 allows.
ICAL.foldLength = 74;

/** One date as a calendar shows it. The code that makes an event decides what the reader may know, and leaves private details out. */
export interface CalendarEvent {
  _id: string;
  title: string;
  description: string;
  startsAt: string;
  endsAt: string;
  zone: string;
  /** The name and address of the place, or the link of an online meetup. Empty if the reader may not know it. */
  where: string;
  /** The address of the meetup's page; empty once the page is gone. */
  url: string;
  groupName: string;
  category: HobbyCategory;
  status: MeetupStatus;
  /**
   * Set only in one person's own calendar: "tentative" if the person may still come, "out" if the person no longer goes. Absent for a
   * person who goes, and in public calendars.
   */
  standing?: "tentative" | "out";
  cancelReason: string | null;
  sequence: number;
  createdAt: string;
  updatedAt: string;
}

const utc = (at: string) => ICAL.Time.fromJSDate(new Date(at), true);

interface ZoneBlock {
  block: string;
  /** The library's name of the zone: "Asia/Kolkata" for "Asia/Calcutta". */
  name: string;
  /** The offsets as the block defines them. They differ from the runtime's offsets if one of the two has newer rules. */
  clock: ICAL.Timezone;
}

/** A cache with at most one entry per time zone, because making a block takes as long as making an event. */
const zoneBlocks = new Map<string, ZoneBlock | null>();

/** The VTIMEZONE block of a zone; null if the library does not know the zone. */
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
  // A local time that occurs twice means the first occurrence (RFC 5545, 3.3.5), but some programs take the second. Such a time is written
  // in UTC.
  if (known?.clock.utcOffset(time) !== offset || comesTwice(wall, zone)) {
    event.updatePropertyWithValue(property, utc(at));
    return;
  }
  const local = event.updatePropertyWithValue(property, time);
  local.setParameter("tzid", known.name);
}

/** The text contains no fee and no names, because every subscriber's program keeps it. */
function describe({ description, status, cancelReason, groupName, url }: CalendarEvent): string {
  const cancelled = status === "cancelled" ? `Cancelled. ${cancelReason ?? ""}`.trim() : "";
  return [cancelled, description, groupName, url].filter(Boolean).join("\n\n");
}

/** Whether this event tells a calendar program to remove it. */
export const takesOut = ({ status, standing }: CalendarEvent): boolean => status === "cancelled" || standing === "out";

function statusOf(event: CalendarEvent): "CANCELLED" | "TENTATIVE" | "CONFIRMED" {
  if (takesOut(event)) return "CANCELLED";
  return event.standing === "tentative" ? "TENTATIVE" : "CONFIRMED";
}

/**
 * One event for each date, with its own UID that never changes. Dates are edited, moved and cancelled one by one, so feeds have no RRULE.
 * DTSTAMP is the time of the last change, not of the request: the same meetups then give the same bytes, and so the same ETag.
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

// ical.js does not know that these properties are text (RFC 7986), and would not escape the commas of a name.
for (const property of ["name", "x-wr-calname"]) ICAL.design.icalendar.property[property] = { defaultType: "text" };

/**
 * A calendar file (RFC 5545) as a sequence of pieces, one for each event, because writing a thousand events takes 0.2 seconds. The file
 * also says how often a subscribed program should fetch it again.
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

/** The same calendar file as one text. */
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

/** Opens Outlook on the web with the meetup filled in. */
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
