import "server-only";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { Accounts } from "@/lib/accounts/record";
import { found } from "@/lib/errors";
import { type Event, Events } from "@/lib/events/record";
import { Groups } from "@/lib/groups/record";
import { accountCalendar } from "@/lib/meetups/feed-queries";
import { Meetups } from "@/lib/meetups/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { database, declaredRecords } from "@/lib/platform/store";
import type { Database, Reader, Where } from "@/lib/platform/store/database";
import type { Shown } from "@/lib/platform/store/people";
import type { AnyRecord } from "@/lib/platform/store/record";
import { yieldToEventLoop } from "@/lib/yield-to-event-loop";
import type { DownloadFile, Explanation } from "./download-views";
import { type PersonReference, personReferencesOf } from "./reference-rules";

const BATCH = 500;

let explain: (told: Explanation) => Promise<string> = async () => {
  throw new Error("Nobody has said how a download explains itself.");
};

/** Sets the function that renders the explanation page of a download. The route passes it in, because lib contains no pages. */
export const explainBy = (page: typeof explain): void => {
  explain = page;
};

type Kept = Record<string, unknown> & { _id: string };

/** The names in a notice's event at that time: the group or meetup may be deleted or hidden now. */
const calledThen = ({ groupName, meetupTitle, gone: [first] }: Event): object => ({
  ...(groupName !== "" && { groupName }),
  ...((meetupTitle ?? first) && { meetupTitle: meetupTitle ?? first?.title }),
});

/** Adds the names of groups and meetups, because ids alone mean little to a person. */
async function named(reader: Reader, rows: Kept[]): Promise<object[]> {
  const idsIn = (field: string) => [...new Set(rows.flatMap((row) => (typeof row[field] === "string" ? [row[field] as string] : [])))];
  const groups = new Map((await reader.getAll(Groups, idsIn("groupId"))).map(({ _id, groupName }) => [_id, { groupName }]));
  const meetups = new Map(
    (await reader.getAll(Meetups, idsIn("meetupId"))).map(({ _id, title, startsAt }) => [
      _id,
      { meetupTitle: title, meetupStartsAt: startsAt },
    ]),
  );
  const events = new Map((await reader.getAll(Events, idsIn("eventId"))).map((event) => [event._id, calledThen(event)]));
  return rows.map((row) => ({
    ...row,
    ...events.get(row.eventId as string),
    ...groups.get(row.groupId as string),
    ...meetups.get(row.meetupId as string),
  }));
}

/** All rows that name the person in this field, batch by batch, without the fields that are left out. */
async function* rowsOf(db: Database, { record, field, without = [] }: PersonReference & Shown, value: string): AsyncGenerator<object[]> {
  for (let after: string | null = ""; after !== null; ) {
    const later: object = field !== "_id" && after !== "" ? { _id: { gt: after } } : {};
    const where = { [field]: value, ...later } as Where<AnyRecord>;
    const batch = await db.read(async (reader) => {
      const rows = (await reader.list(record, { where, limit: BATCH })) as Kept[];
      const last = rows.length === BATCH ? (rows.at(-1)?._id ?? null) : null;
      const kept = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name))) as Kept);
      return { last, rows: await named(reader, kept) };
    });
    if (batch.rows.length > 0) yield batch.rows;
    after = batch.last;
  }
}

/** A ZIP that is being built. Packed data is small, so it stays in memory until it is complete. */
class Archive {
  readonly #chunks: Uint8Array[] = [];
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#chunks.push(chunk);
  });

  /** @param parts the text of the file, piece by piece */
  async add(name: string, parts: AsyncIterable<string> | Iterable<string>): Promise<void> {
    const file = new ZipDeflate(name, { level: 6 });
    this.#zip.add(file);
    for await (const part of parts) {
      file.push(strToU8(part));
      await yieldToEventLoop();
    }
    file.push(new Uint8Array(0), true);
  }

  end(): Uint8Array<ArrayBuffer> {
    this.#zip.end();
    return new Uint8Array(Buffer.concat(this.#chunks));
  }
}

/** The rows as one JSON list. At the end it calls `count` with their number. */
async function* jsonOf(batches: AsyncIterable<object[]>, count: (rows: number) => void): AsyncGenerator<string> {
  let rows = 0;
  yield "[";
  for await (const batch of batches) {
    yield batch.map((row, at) => `${rows + at === 0 ? "" : ","}\n${JSON.stringify(row, null, 2)}`).join("");
    rows += batch.length;
  }
  yield "\n]\n";
  count(rows);
}

/** Everything we keep about the actor, as one ZIP. @throws AppError not_found, unavailable */
export async function downloadOwnData({ accountId }: Actor): Promise<Uint8Array<ArrayBuffer>> {
  const db = await database();
  const { email, emailVerified, zone } = found(await db.read((reader) => reader.get(Accounts, accountId)));
  const archive = new Archive();
  const files: DownloadFile[] = [];
  const leftOut: string[] = [];
  for (const reference of personReferencesOf(declaredRecords())) {
    if ("because" in reference) leftOut.push(reference.because);
    // Data under an address that was never proved may be a stranger's.
    const value = reference.by === "address" ? emailVerified && email : accountId;
    if ("because" in reference || !value) continue;
    const { file: name, about } = reference;
    await archive.add(
      name,
      jsonOf(rowsOf(db, reference, value), (rows) => void files.push({ name, about, rows })),
    );
  }
  await archive.add("meetups.ics", await accountCalendar(accountId));
  files.push({ name: "meetups.ics", about: "The meetups you go to or went to, for a calendar.", rows: null });
  await archive.add("start-here.html", [await explain({ email, zone, at: new Date().toISOString(), files, leftOut })]);
  return archive.end();
}
