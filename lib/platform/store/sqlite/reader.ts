import { isId } from "@/lib/id";
import { type ListPage, pageFrom } from "@/lib/list-page";
import {
  type Count,
  type Excerpt,
  inOrder,
  type Listing,
  mayTie,
  type Order,
  type PageListing,
  type Reader,
  type Search,
  type Where,
  whereId,
} from "../database";
import { type AnyRecord, partOf, type Row } from "../record";
import { afterPrefix, type Candidate, Candidates, drivingWord, pageOfMatches } from "../search";
import { rowDecoder } from "./mapper";
import { columnOf, columnsOf, conditionOf, type Statements, tableOf, wordsTableOf } from "./statements";

/** The `+` matters: with a bare parameter SQLite compiles the statement again at each run, which takes longer than running it. */
const LIMIT = "LIMIT +?";

/** Adds the id only when rows can have equal values: an index without the id could not give that order. */
const orderOf = (record: AnyRecord, { where, by = "_id", descending = false }: Listing<AnyRecord>): string => {
  const direction = descending ? "DESC" : "ASC";
  const keys = [...(by === "_id" ? [] : [columnOf(record, by)]), ...(by === "_id" || mayTie(record, where, by) ? ["id"] : [])];
  return `ORDER BY ${keys.map((key) => `${key} ${direction}`).join(", ")}`;
};

/** Reads through one connection. The methods are asynchronous only because MongoDB's are: each result is ready at once. */
export class SqliteReader implements Reader {
  readonly #decoders = new Map<AnyRecord, (found: unknown) => unknown>();

  readonly #parts = new Map<string, AnyRecord>();

  /** @param pause awaited wherever a long transaction may pause */
  constructor(
    protected readonly statements: Statements,
    protected readonly pause?: () => Promise<void> | undefined,
  ) {}

  #rows<R extends AnyRecord>(record: R, found: unknown[]): Row<R>[] {
    const decoder = this.#decoders.get(record) ?? rowDecoder(record);
    this.#decoders.set(record, decoder);
    return found.map(decoder) as Row<R>[];
  }

  async get<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null> {
    if (!isId(id)) return null;
    return this.#rows(record, this.statements.rows(record, "WHERE id = ?").all(id))[0] ?? null;
  }

  async getAll<R extends AnyRecord>(record: R, ids: readonly string[]): Promise<Row<R>[]> {
    return inOrder(ids, ids.length === 0 ? [] : await this.list(record, { where: whereId<R>({ in: ids }) }));
  }

  async first<R extends AnyRecord>(record: R, where: Where<R>, order?: Order<R>): Promise<Row<R> | null> {
    const [row] = await this.list(record, { where, ...order, limit: 1 });
    return row ?? null;
  }

  async list<R extends AnyRecord>(record: R, { where, limit, ...order }: Listing<R> = {}): Promise<Row<R>[]> {
    if (this.pause) await this.pause();
    const { sql, values } = conditionOf(record, where);
    const rest = `WHERE ${sql} ${orderOf(record, { where, ...order })} ${LIMIT}`;
    const rows = this.#rows(record, this.statements.rows(record, rest).all(...values, limit ?? -1));
    if (this.pause) await this.pause();
    return rows;
  }

  async excerpts<R extends AnyRecord, Name extends keyof Row<R> & string>(
    record: R,
    { where, fields, limit, ...order }: Excerpt<R, Name>,
  ): Promise<Pick<Row<R>, Name>[]> {
    if (this.pause) await this.pause();
    const { sql, values } = conditionOf(record, where);
    const name = `${record.name} ${fields.join(" ")}`;
    const part = this.#parts.get(name) ?? partOf(record, fields);
    this.#parts.set(name, part);
    const text = `SELECT ${columnsOf(part)} FROM ${tableOf(record)} WHERE ${sql} ${orderOf(record, { where, ...order })} ${LIMIT}`;
    const rows = this.#rows(part, this.statements.of(text).all(...values, limit ?? -1)) as Pick<Row<R>, Name>[];
    if (this.pause) await this.pause();
    return rows;
  }

  async page<R extends AnyRecord>(record: R, listing: PageListing<R>): Promise<ListPage<Row<R>> | null> {
    const { where, by, descending = false, limit, after, before } = listing;
    const { sql, values } = conditionOf(record, where);
    const cursor = after ?? before;
    const backwards = after === undefined && before !== undefined;
    const key = columnOf(record, by);
    const place = isId(cursor ?? "")
      ? this.statements.of(`SELECT ${key} AS key, id FROM ${tableOf(record)} WHERE id = ? AND ${sql}`).get(cursor, ...values)
      : undefined;
    if (cursor !== undefined && !place) return null;
    const down = descending !== backwards;
    const beyond = place ? `AND (${key}, id) ${down ? "<" : ">"} (?, ?)` : "";
    const from = place ? Object.values(place) : [];
    const order = orderOf(record, { where, by, descending: down });
    const text = `SELECT ${columnsOf(record)} FROM ${tableOf(record)} WHERE ${sql} ${beyond} ${order} ${LIMIT}`;
    return pageFrom(this.#rows(record, this.statements.of(text).all(...values, ...from, limit + 1)), listing);
  }

  async count<R extends AnyRecord>(record: R, where: Where<R>): Promise<number> {
    const { sql, values } = conditionOf(record, where);
    const found = this.statements.of(`SELECT count(*) AS total FROM ${tableOf(record)} WHERE ${sql}`).get(...values);
    return (found as { total: number }).total;
  }

  async search<R extends AnyRecord>(record: R, { words, ...listing }: Search<R>): Promise<(ListPage<Row<R>> & { cut: boolean }) | null> {
    const { driving, others } = drivingWord(words) ?? { driving: undefined, others: [] };
    const candidates = new Candidates();
    if (driving !== undefined) {
      // Read entry by entry: usually a thousand are enough, and a prefix of one letter may have a million.
      const rows = this.statements.sqlite
        .prepare<[string, string], string>(`SELECT id FROM ${wordsTableOf(record)} WHERE word >= ? AND word < ? ORDER BY word, id`)
        .pluck();
      for (const id of rows.iterate(driving, afterPrefix(driving))) if (!candidates.take(id)) break;
    }
    const { sql, values } = conditionOf(record, listing.where);
    // The candidates match the longest word already, so the large column `words` is read only when other words were typed. CROSS JOIN fixes
    // the order of the join: SQLite would otherwise check for each row that meets the listing's `where` whether it is a candidate. Rows
    // that come in order are sorted faster.
    const details = `SELECT id, ${columnOf(record, listing.by)} AS key, ${others.length > 0 ? "words" : "''"} AS words
      FROM (SELECT value AS candidate FROM json_each(?)) CROSS JOIN ${tableOf(record)} ON id = candidate WHERE ${sql} ORDER BY key, id`;
    const found = this.statements.of(details).all(JSON.stringify([...candidates.ids]), ...values) as Candidate[];
    const page = pageOfMatches(found, others, listing);
    return page && { ...page, items: await this.getAll(record, page.items), cut: candidates.cut };
  }

  async counts(record: AnyRecord, scope: string): Promise<Map<string, Count>> {
    const rows = this.statements
      .of("SELECT key, total, changed_at AS changedAt FROM tallies WHERE record = ? AND scope = ?")
      .all(record.name, scope) as (Count & { key: string })[];
    return new Map(rows.map(({ key, total, changedAt }) => [key, { total, changedAt }]));
  }
}
