type Row = Record<string, unknown>;

interface Line {
  kind: unknown;
  record: unknown;
}

/** A mail of the outbox that older versions kept: one that was sent has nothing left to do, one that waited is due work. */
function outbox(row: Row): Line | null {
  const { sentAt = null, attempts, createdAt, dueAt, lastError = null } = row;
  if (sentAt !== null) return null;
  const _id = row._id ?? row.id;
  const work = { _id, lane: "mail", kind: "contact.message", key: _id, dueAt, createdAt, attempts, lastError, accountId: null, data: {} };
  return { kind: "work", record: work };
}

/** How far the clock came with an event was a number: told anew, it leaves out whoever was told already. */
const noticeEvents = (row: Row): Line => ({
  kind: "noticeEvents",
  record: typeof row.reached === "number" ? { ...row, reached: null } : row,
});

/** By the name a kind had then. Like the migrations this is what old data went through, for good: no room of today has a part in it. */
const RETIRED = new Map<unknown, (row: Row) => Line | null>([
  ["outbox", outbox],
  ["noticeEvents", noticeEvents],
]);

/** A line of a file as today's records have it: kinds that are no more become what took their place, or nothing. */
export function today(line: Line): Line | null {
  const become = RETIRED.get(line.kind);
  if (!become || typeof line.record !== "object" || line.record === null) return line;
  return become(line.record as Row);
}
