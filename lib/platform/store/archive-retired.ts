import { DAY_MS, inMs } from "@/lib/duration";
import { SHORT_ZONES } from "@/lib/zone";

type Row = Record<string, unknown>;

interface Line {
  kind: unknown;
  record: unknown;
}

/** When each invitation was last declined, by its id. It is read from the notice events, which precede the invitations in a file. */
type Declined = Map<unknown, string>;

/** The last version whose files may contain the old forms below. */
const LAST_VERSION = 2;

/** A mail of the outbox of older versions. A sent mail is dropped; a waiting mail becomes due work. */
function outbox(row: Row): Line | null {
  const { sentAt = null, attempts, createdAt, dueAt, lastError = null } = row;
  if (sentAt !== null) return null;
  const _id = row._id ?? row.id;
  const work = { _id, lane: "mail", kind: "contact.message", key: _id, dueAt, createdAt, attempts, lastError, accountId: null, data: {} };
  return { kind: "work", record: work };
}

/**
 * Older versions stored the progress of an event as a number. It is reset, so the event is delivered again; people who have its notice
 * already get no second one.
 */
function noticeEvents(row: Row, declined: Declined): Row {
  const { kind, detail, at, reached } = row;
  if (kind === "invitation-refused" && String(at) > (declined.get(detail) ?? "")) declined.set(detail, String(at));
  return typeof reached === "number" ? { ...row, reached: null } : row;
}

/** Replaces short zone names, which cannot be used for calculations, with full names. */
function namedZone(row: Row): Row {
  const zone = SHORT_ZONES[String(row.zone).toUpperCase()];
  return zone === undefined ? row : { ...row, zone };
}

/**
 * Meetups of a version without scheduled notices. `nextAt` becomes now for each meetup that has not ended, so that the clock looks at it
 * and schedules the next look.
 */
function meetups(row: Row): Row {
  const now = inMs(0);
  const comes = row.status === "scheduled" && String(row.endsAt) > now;
  return namedZone(comes && !("nextAt" in row) ? { ...row, nextAt: now } : row);
}

/** Names of walk-in guests from a version that kept them without limit: they are deleted 90 days from now. */
const checkIns = (row: Row): Row =>
  typeof row.name === "string" && !("nameUntil" in row) ? { ...row, nameUntil: inMs(90 * DAY_MS) } : row;

/** One notice topic was split into two: both get the person's old choice. */
function noticeSettings(row: Row): Row {
  const topics = row.topics as Row | undefined;
  return topics?.meetups === undefined || "places" in topics ? row : { ...row, topics: { ...topics, places: topics.meetups } };
}

/** When a member agreed to share their address if the group moves. For older choices the time is unknown, so they count from now on. */
const memberships = (row: Row): Row =>
  row.contact === "if-the-group-moves" && !("contactSince" in row) ? { ...row, contactSince: inMs(0) } : row;

/** When a person declined an invitation by mail. In older files only the notice event has this time. */
function invitations(row: Row, declined: Declined): Row {
  const declinedAt = declined.get(row._id);
  return declinedAt === undefined || typeof row.email !== "string" || "declinedAt" in row ? row : { ...row, declinedAt };
}

/** Conversions by the kind's old name. They describe old data, like migrations, so they never change with the rooms' present code. */
const CHANGED = new Map<unknown, (row: Row, declined: Declined) => Row>([
  ["accounts", namedZone],
  ["check-ins", checkIns],
  ["invitations", invitations],
  ["meetups", meetups],
  ["memberships", memberships],
  ["noticeEvents", noticeEvents],
  ["noticeSettings", noticeSettings],
  ["series", namedZone],
]);

/**
 * Returns a function that converts a line of a file of this version to a present record; null when nothing replaced its kind. Call it with
 * the lines of one file, in order.
 */
export function todaysLines(version: number): (line: Line) => Line | null {
  const declined: Declined = new Map();
  return (line) => {
    const { kind, record } = line;
    if (version > LAST_VERSION || typeof record !== "object" || record === null) return line;
    if (kind === "outbox") return outbox(record as Row);
    return { kind, record: CHANGED.get(kind)?.(record as Row, declined) ?? record };
  };
}
