import { DAY_MS, inMs } from "@/lib/duration";
import { SHORT_ZONES } from "@/lib/zone";

type Row = Record<string, unknown>;

interface Line {
  kind: unknown;
  record: unknown;
}

/** When each invitation was last declined, by its id, as the news of it tells that stands before it in a file. */
type Declined = Map<unknown, string>;

/** The last version whose files may hold what stands below. */
const LAST_VERSION = 2;

/** A mail of the outbox that older versions kept: one that was sent has nothing left to do, one that waited is due work. */
function outbox(row: Row): Line | null {
  const { sentAt = null, attempts, createdAt, dueAt, lastError = null } = row;
  if (sentAt !== null) return null;
  const _id = row._id ?? row.id;
  const work = { _id, lane: "mail", kind: "contact.message", key: _id, dueAt, createdAt, attempts, lastError, accountId: null, data: {} };
  return { kind: "work", record: work };
}

/** How far the clock came with an event was a number: told anew, it leaves out whoever was told already. */
function noticeEvents(row: Row, declined: Declined): Row {
  const { kind, detail, at, reached } = row;
  if (kind === "invitation-refused" && String(at) > (declined.get(detail) ?? "")) declined.set(detail, String(at));
  return typeof reached === "number" ? { ...row, reached: null } : row;
}

/** Zones that were taken by a name which nothing can calculate with. */
function namedZone(row: Row): Row {
  const zone = SHORT_ZONES[String(row.zone).toUpperCase()];
  return zone === undefined ? row : { ...row, zone };
}

/** Meetups of a version that told nothing by itself: the clock looks at each that comes, and finds when it has to look again. */
function meetups(row: Row): Row {
  const now = inMs(0);
  const comes = row.status === "scheduled" && String(row.endsAt) > now;
  return namedZone(comes && !("nextAt" in row) ? { ...row, nextAt: now } : row);
}

/** Names that were written down at a door before names there had an end: they have 90 days from now. */
const checkIns = (row: Row): Row =>
  typeof row.name === "string" && !("nameUntil" in row) ? { ...row, nameUntil: inMs(90 * DAY_MS) } : row;

/** What was one topic is two: what somebody chose holds for both. */
function noticeSettings(row: Row): Row {
  const topics = row.topics as Row | undefined;
  return topics?.meetups === undefined || "places" in topics ? row : { ...row, topics: { ...topics, places: topics.meetups } };
}

/** When somebody chose to share an address for a move: of older choices nobody knows, so they count from now on. */
const memberships = (row: Row): Row =>
  row.contact === "if-the-group-moves" && !("contactSince" in row) ? { ...row, contactSince: inMs(0) } : row;

/** When somebody said no to an invitation that was mailed to them: only the news of it told. */
function invitations(row: Row, declined: Declined): Row {
  const declinedAt = declined.get(row._id);
  return declinedAt === undefined || typeof row.email !== "string" || "declinedAt" in row ? row : { ...row, declinedAt };
}

/** By the name a kind had then. Like the migrations this is what old data went through, for good: no room of today has a part in it. */
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
 * What makes of a line, as a file of this version has it, one of today's records; null where nothing took the place of its kind. To be given
 * the lines of one file in their order.
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
