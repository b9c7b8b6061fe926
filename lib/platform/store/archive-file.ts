import "server-only";
import { z } from "zod";
import { addAll, claimOf, readAll, uniquesOf } from "./archive";
import { nameOf, References } from "./archive-references";
import { todaysLines } from "./archive-retired";
import type { Database } from "./database";
import type { AnyRecord } from "./record";

/** Raised when an older file needs more changes than null for its missing fields. */
const VERSION = 3;

/** A file that cannot be imported, with the number of its first broken line. */
class ArchiveError extends Error {
  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`Line ${line}: ${problem}. Nothing was written.`);
    this.name = "ArchiveError";
  }
}

/** The lines of one file; each call opens the file again. */
type Lines = () => AsyncIterable<string>;

const BATCH = 100;

/** Escapes U+2028 and U+2029, which JSON leaves unescaped: later versions of Node treat both as line ends. */
const toLine = (value: object): string => JSON.stringify(value).replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`);

const archived = (records: readonly AnyRecord[]): AnyRecord[] => records.filter((record) => record.archived);

/**
 * The whole store as JSON lines, from one snapshot: a header, then one row per line. The records come in reverse order of an import. If the
 * snapshot is lost, a new group is therefore still read before the new account that owns it, so the file never has the group without its
 * owner.
 * @param lost called at the end when the database dropped the snapshot: the file may then contain only a part of a later write
 */
export async function* exportLines(db: Database, records: readonly AnyRecord[], lost: () => void = () => {}): AsyncGenerator<string> {
  const snapshot = await db.snapshot();
  try {
    yield toLine({ format: "hobbyhub", version: VERSION, exportedAt: new Date().toISOString() });
    for (const record of archived(records).toReversed())
      for await (const rows of readAll(snapshot, record))
        for (const row of rows) if (record.moves(row)) yield toLine({ kind: record.name, record: row });
    if (snapshot.lost()) lost();
  } finally {
    await snapshot.close();
  }
}

interface Entry {
  record: AnyRecord;
  row: Record<string, unknown>;
}

/** Converts a row of an older file to the present form: the first version called every id but a group's `id`, and left out nulls. */
function upgraded(record: AnyRecord, row: unknown): unknown {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return row;
  const { id, ...rest } = row as Record<string, unknown>;
  const missing = Object.entries(record.schema.shape as Record<string, z.ZodType>)
    .filter(([field, schema]) => !(field in rest) && schema.safeParse(null).success)
    .map(([field]) => [field, null]);
  return { ...(id !== undefined && { _id: id }), ...rest, ...Object.fromEntries(missing) };
}

type Today = ReturnType<typeof todaysLines>;

/** Null for a row that is not imported (any more), such as a row that each store makes itself. */
function parseLine(records: AnyRecord[], text: string, line: number, today: Today): Entry | null {
  let entry: unknown;
  try {
    entry = JSON.parse(text);
  } catch {
    throw new ArchiveError(line, "this is not JSON");
  }
  const { kind: written, record: found, ...rest } = typeof entry === "object" && entry !== null ? (entry as Record<string, unknown>) : {};
  const present = today({ kind: written, record: found });
  if (!present) return null;
  const { kind, record: row } = present;
  const record = records.find(({ name }) => name === kind);
  if (!record || Object.keys(rest).length > 0) throw new ArchiveError(line, "this is not a record of a known kind");
  const result = record.schema.safeParse(upgraded(record, row));
  if (result.success) return record.moves(result.data) ? { record, row: result.data } : null;
  const [issue] = result.error.issues;
  throw new ArchiveError(line, `${record.name} ${issue?.path.join(".") ?? ""} ${issue?.message ?? "is broken"}`);
}

const Header = z.strictObject({
  format: z.literal("hobbyhub"),
  version: z.int().min(1).max(VERSION, `is above ${VERSION}: a later version of HobbyHub wrote this file`),
  exportedAt: z.string(),
});

/** Checks the header and returns the function that converts the lines after it. */
function readHeader(text: string): Today {
  let header: unknown;
  try {
    header = JSON.parse(text);
  } catch {
    throw new ArchiveError(1, "this is not an export of HobbyHub");
  }
  const result = Header.safeParse(header);
  if (result.success) return todaysLines(result.data.version);
  const version = result.error.issues.find(({ path }) => path[0] === "version");
  throw new ArchiveError(1, version ? `the version ${version.message}` : "this is not an export of HobbyHub");
}

/** The unique values of a row, besides its id, as text: two rows must not have the same one. */
const claimsOf = ({ record, row }: Entry): string[] =>
  uniquesOf(record).flatMap((fields) => {
    const claim = claimOf(row, fields);
    return claim === null ? [] : [`${record.name} ${fields.join(", ")} ${fields.map((field) => row[field]).join(" ")}`];
  });

/**
 * Checks that no other row of the store has a unique value of the file. Rows of the file whose id is in the store already are not imported,
 * so their values are not checked.
 */
async function checkClaims(claims: Map<string, { name: string; line: number }>, db: Database, records: AnyRecord[]): Promise<void> {
  const present = new Set<string>();
  const taken: { claim: string; name: string; line: number }[] = [];
  for (const record of records.filter((each) => uniquesOf(each).length > 0))
    for await (const rows of readAll(db, record))
      for (const row of rows) {
        const entry = { record, row: row as Record<string, unknown> };
        present.add(nameOf(entry));
        for (const claim of claimsOf(entry)) {
          const rival = claims.get(claim);
          if (rival && rival.name !== nameOf(entry)) taken.push({ claim, ...rival });
        }
      }
  const [first] = taken.filter(({ name }) => !present.has(name)).sort((a, b) => a.line - b.line);
  if (first) throw new ArchiveError(first.line, `${first.claim} belongs to somebody else in this store`);
}

/** The lines of a file that are not empty, with their numbers. */
async function* numbered(lines: Lines): AsyncGenerator<[text: string, line: number]> {
  let line = 0;
  for await (const text of lines()) {
    line += 1;
    if (text !== "" || line === 1) yield [text, line];
  }
}

/** A file that can be imported. */
interface CheckedArchive {
  /** The number of rows to import. */
  records: number;
  /**
   * The names (`<kind> <id>`) of rows that are not imported, because they refer to rows that are missing both in the file and in the store.
   */
  leftOut: ReadonlySet<string>;
}

/**
 * Reads a whole file and checks each line: shape, values, duplicates in the file and in the store.
 * @throws ArchiveError naming the first broken line
 */
export async function checkArchive(lines: Lines, db: Database, all: readonly AnyRecord[]): Promise<CheckedArchive> {
  const records = archived(all);
  const seen = new Set<string>();
  const references = new References();
  const claims = new Map<string, { name: string; line: number }>();
  let today: Today | null = null;
  for await (const [text, line] of numbered(lines)) {
    if (today === null) today = readHeader(text);
    else {
      const entry = parseLine(records, text, line, today);
      if (!entry) continue;
      const name = nameOf(entry);
      const claimed = claimsOf(entry);
      const twice = seen.has(name) ? name : claimed.find((claim) => claims.has(claim));
      if (twice) throw new ArchiveError(line, `${twice} stands here a second time`);
      seen.add(name);
      for (const claim of claimed) claims.set(claim, { name, line });
      references.add(entry);
    }
  }
  if (today === null) throw new ArchiveError(1, "the file is empty");
  const leftOut = await references.dangling(seen, db, all);
  for (const [claim, { name }] of claims) if (leftOut.has(name)) claims.delete(claim);
  await checkClaims(claims, db, records);
  return { records: seen.size - leftOut.size, leftOut };
}

/**
 * Imports a checked file without the rows of `leftOut`, one record after another. Each batch adds only rows that are missing, so an
 * interrupted import can be run again.
 * @param told called with the number of rows processed so far
 * @returns how many rows were added
 */
export async function importArchive(
  lines: Lines,
  db: Database,
  all: readonly AnyRecord[],
  told: (taken: number) => void,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<number> {
  const records = archived(all);
  let added = 0;
  let taken = 0;
  for (const record of records) {
    let batch: Record<string, unknown>[] = [];
    const write = async () => {
      added += await addAll(db, record, batch as never[]);
      taken += batch.length;
      told(taken);
      batch = [];
    };
    let today: Today | null = null;
    for await (const [text, line] of numbered(lines)) {
      if (today === null) {
        today = readHeader(text);
        continue;
      }
      if (today(JSON.parse(text))?.kind !== record.name) continue;
      const entry = parseLine(records, text, line, today);
      if (entry && !leftOut.has(nameOf(entry))) batch.push(entry.row);
      if (batch.length === BATCH) await write();
    }
    await write();
  }
  return added;
}
