import "server-only";
import { ARCHIVE_VERSION, ArchiveHeader, RECORDS } from "./archive-format";
import { ARCHIVE_KINDS, type ArchiveKind, type ArchiveRecords } from "./port/archive";
import type { Store } from "./port/store";
import { recordId } from "./records";

/** A file that cannot be taken, with the number of its first broken line. */
export class ArchiveError extends Error {
  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`Line ${line}: ${problem}. Nothing was written.`);
    this.name = "ArchiveError";
  }
}

/** Lines of one file; opened anew for each reading. */
export type Lines = () => AsyncIterable<string>;

const BATCH = 100;

/** One line for whoever reads it: later versions of Node end one at U+2028 and U+2029 too, which JSON leaves as they are. */
const toLine = (value: object): string => JSON.stringify(value).replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`);

/**
 * The whole store as JSON lines: a header, then one record a line. The kinds come in reverse: somebody who registers and founds a group
 * during the export is then read after the group, so that no group ever stands in a file without its owner.
 */
export async function* exportLines(store: Store): AsyncGenerator<string> {
  yield toLine({ format: "hobbyhub", version: ARCHIVE_VERSION, exportedAt: new Date().toISOString() });
  for (const kind of ARCHIVE_KINDS.toReversed())
    for await (const batch of store.archive.read(kind)) for (const record of batch) yield toLine({ kind, record });
}

type Entry = { [Kind in ArchiveKind]: { kind: Kind; record: ArchiveRecords[Kind] } }[ArchiveKind];

function parseLine(text: string, line: number): Entry {
  let entry: unknown;
  try {
    entry = JSON.parse(text);
  } catch {
    throw new ArchiveError(line, "this is not JSON");
  }
  const { kind, record, ...rest } = typeof entry === "object" && entry !== null ? (entry as Record<string, unknown>) : {};
  const known = ARCHIVE_KINDS.find((each) => each === kind);
  if (!known || Object.keys(rest).length > 0) throw new ArchiveError(line, "this is not a record of a known kind");
  const result = RECORDS[known].safeParse(record);
  if (result.success) return { kind: known, record: result.data } as Entry;
  const [issue] = result.error.issues;
  throw new ArchiveError(line, `${known} ${issue?.path.join(".") ?? ""} ${issue?.message ?? "is broken"}`);
}

function checkHeader(text: string): void {
  let header: unknown;
  try {
    header = JSON.parse(text);
  } catch {
    throw new ArchiveError(1, "this is not an export of HobbyHub");
  }
  const result = ArchiveHeader.safeParse(header);
  if (result.success) return;
  const version = result.error.issues.find(({ path }) => path[0] === "version");
  throw new ArchiveError(1, version ? `the version ${version.message}` : "this is not an export of HobbyHub");
}

const nameOf = ({ kind, record }: Entry): string => `${kind} ${recordId(record)}`;

/** What two records may not share, besides their id. */
function claimOf({ kind, record }: Entry): string | undefined {
  if (kind === "accounts") return `e-mail address ${record.email}`;
  return kind === "links" ? `sign-in ${record.provider} ${record.providerAccountId}` : undefined;
}

const ownerOf = ({ kind, record }: Entry): string | undefined => {
  if (kind === "links") return record.userId;
  return kind === "groups" ? record.ownerId : undefined;
};

/**
 * Looks through the store for what the file claims for another record. One that is there already stays as it is and claims nothing.
 * @throws ArchiveError naming the first line with such a claim
 */
async function checkClaims(claims: Map<string, { name: string; line: number }>, store: Store): Promise<void> {
  const present = new Set<string>();
  const taken: { claim: string; name: string; line: number }[] = [];
  for (const kind of ["accounts", "links"] as const)
    for await (const batch of store.archive.read(kind))
      for (const record of batch) {
        const entry = { kind, record } as Entry;
        const claim = claimOf(entry) ?? "";
        const rival = claims.get(claim);
        present.add(nameOf(entry));
        if (rival && rival.name !== nameOf(entry)) taken.push({ claim, ...rival });
      }
  const [first] = taken.filter(({ name }) => !present.has(name)).sort((a, b) => a.line - b.line);
  if (first) throw new ArchiveError(first.line, `${first.claim} belongs to somebody else in this store`);
}

/**
 * Reads a whole file and checks every line of it: shape, values, duplicates here and in the store, and that whoever owns something is
 * there or in the store.
 * @returns how many records it holds
 * @throws ArchiveError naming the first broken line
 */
export async function checkArchive(lines: Lines, store: Store): Promise<number> {
  const seen = new Set<string>();
  const owners = new Map<string, number>();
  const claims = new Map<string, { name: string; line: number }>();
  let line = 0;
  let records = 0;
  for await (const text of lines()) {
    line += 1;
    if (line === 1) checkHeader(text);
    else if (text !== "") {
      const entry = parseLine(text, line);
      const name = nameOf(entry);
      const claim = claimOf(entry);
      const twice = seen.has(name) ? name : claim && claims.has(claim) ? claim : undefined;
      if (twice) throw new ArchiveError(line, `${twice} stands here a second time`);
      seen.add(name);
      if (claim) claims.set(claim, { name, line });
      const owner = ownerOf(entry);
      if (owner && !owners.has(owner)) owners.set(owner, line);
      records += 1;
    }
  }
  if (line === 0) throw new ArchiveError(1, "the file is empty");
  for (const [owner, at] of owners)
    if (!seen.has(`accounts ${owner}`) && !(await store.accounts.findById(owner)))
      throw new ArchiveError(at, `its owner ${owner} is missing`);
  await checkClaims(claims, store);
  return records;
}

const kindOf = (text: string): unknown => (JSON.parse(text) as { kind: unknown }).kind;

/**
 * Writes a checked file, a kind at a time. Every batch adds what is not there yet, so an import that was cut off can be run again.
 * @param told hears how many records were taken so far
 * @returns how many were added
 */
export async function importArchive(lines: Lines, store: Store, told: (taken: number) => void): Promise<number> {
  let added = 0;
  let taken = 0;
  const write = async <Kind extends ArchiveKind>(kind: Kind, batch: ArchiveRecords[Kind][]) => {
    if (batch.length === 0) return;
    added += await store.archive.add(kind, batch);
    taken += batch.length;
    told(taken);
  };
  for (const kind of ARCHIVE_KINDS) {
    let batch: ArchiveRecords[typeof kind][] = [];
    let line = 0;
    for await (const text of lines()) {
      line += 1;
      if (line === 1 || text === "" || kindOf(text) !== kind) continue;
      batch.push(parseLine(text, line).record);
      if (batch.length < BATCH) continue;
      await write(kind, batch);
      batch = [];
    }
    await write(kind, batch);
  }
  return added;
}
