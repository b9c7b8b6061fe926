import type { ClientSession, Db, Document, Filter, Sort } from "mongodb";
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
import { type AnyRecord, type Field, partOf, type Row } from "../record";
import { afterPrefix, type Candidate, Candidates, drivingWord, pageOfMatches } from "../search";
import { filterOf, keyOf } from "./filter";
import { rowDecoder, toObjectId } from "./mapper";
import { laterOf } from "./tallies";
import { indexOfWords } from "./words";

/** Usually one batch holds all candidates. */
const ROWS_AT_ONCE = 1500;

/** Adds the id only when rows can have equal values: an index without the id could not give that order. */
export const sortOf = <R extends AnyRecord>(record: R, { where, by = "_id", descending = false }: Listing<R>): Sort => {
  const direction = descending ? -1 : 1;
  return { [keyOf(record, by)]: direction, ...(by !== "_id" && mayTie(record, where, by) && { _id: direction }) };
};

/** Reads; within a transaction when there is a session. */
export class MongoReader implements Reader {
  constructor(
    protected readonly db: Db,
    protected readonly session?: ClientSession,
  ) {}

  /** The options of every operation. */
  protected get options() {
    return this.session ? { session: this.session } : {};
  }

  #find(record: AnyRecord, filter: Filter<Document>, sort: Sort, limit = 0): Promise<Document[]> {
    return this.db
      .collection(record.table)
      .find(filter, { ...this.options, projection: { words: 0 } })
      .sort(sort)
      .limit(limit)
      .toArray();
  }

  async get<R extends AnyRecord>(record: R, id: string): Promise<Row<R> | null> {
    const _id = toObjectId(id);
    const document = _id && (await this.db.collection(record.table).findOne({ _id }, { ...this.options, projection: { words: 0 } }));
    return document && rowDecoder(record)(document);
  }

  async getAll<R extends AnyRecord>(record: R, ids: readonly string[]): Promise<Row<R>[]> {
    return inOrder(ids, ids.length === 0 ? [] : await this.list(record, { where: whereId<R>({ in: ids }) }));
  }

  async first<R extends AnyRecord>(record: R, where: Where<R>, order?: Order<R>): Promise<Row<R> | null> {
    const [row] = await this.list(record, { where, ...order, limit: 1 });
    return row ?? null;
  }

  async list<R extends AnyRecord>(record: R, { where, limit = 0, ...order }: Listing<R> = {}): Promise<Row<R>[]> {
    const documents = await this.#find(record, filterOf(record, where), sortOf(record, { where, ...order }), limit);
    return documents.map(rowDecoder(record));
  }

  async excerpts<R extends AnyRecord, Name extends keyof Row<R> & string>(
    record: R,
    { where, fields, limit = 0, ...order }: Excerpt<R, Name>,
  ): Promise<Pick<Row<R>, Name>[]> {
    const part = partOf(record, fields);
    const documents = await this.db
      .collection(record.table)
      .find(filterOf(record, where), {
        ...this.options,
        projection: { _id: 0, ...Object.fromEntries(part.fields.map(({ key }: Field) => [key, 1])) },
      })
      .sort(sortOf(record, { where, ...order }))
      .limit(limit)
      .toArray();
    return documents.map(rowDecoder(part)) as Pick<Row<R>, Name>[];
  }

  async page<R extends AnyRecord>(record: R, listing: PageListing<R>): Promise<ListPage<Row<R>> | null> {
    const { where, by, descending = false, limit, after, before } = listing;
    const cursor = after ?? before;
    const backwards = after === undefined && before !== undefined;
    const filter = filterOf(record, where);
    const key = keyOf(record, by);
    const _id = toObjectId(cursor ?? "");
    const place =
      _id && (await this.db.collection(record.table).findOne({ $and: [{ _id }, filter] }, { ...this.options, projection: { [key]: 1 } }));
    if (cursor !== undefined && !place) return null;
    const down = descending !== backwards;
    const sort = sortOf(record, { where, by, descending: down });
    const beyond = down ? "$lt" : "$gt";
    const read = (start: Filter<Document>) => this.#find(record, { $and: [filter, start] }, sort, limit + 1);
    // Two queries instead of one with $or: each is a plain index scan.
    const documents = place
      ? [
          ...(key === "_id" ? [] : await read({ [key]: place[key], _id: { [beyond]: place._id } })),
          ...(await read({ [key]: { [beyond]: place[key] } })),
        ]
      : await this.#find(record, filter, sort, limit + 1);
    return pageFrom(documents.map(rowDecoder(record)), listing);
  }

  count<R extends AnyRecord>(record: R, where: Where<R>): Promise<number> {
    return this.db.collection(record.table).countDocuments(filterOf(record, where), this.options);
  }

  async search<R extends AnyRecord>(record: R, { words, ...listing }: Search<R>): Promise<(ListPage<Row<R>> & { cut: boolean }) | null> {
    const typed = drivingWord(words);
    const others = typed?.others ?? [];
    const { ids, cut } = typed ? await this.#candidates(record, typed.driving) : new Candidates();
    const key = keyOf(record, listing.by);
    const documents = await this.db
      .collection(record.table)
      .find({ $and: [{ _id: { $in: [...ids].flatMap((id) => toObjectId(id) ?? []) } }, filterOf(record, listing.where)] }, this.options)
      .project({ [key]: 1, ...(others.length > 0 && { words: 1 }) })
      .toArray();
    const found = documents.map(
      ({ _id, words: kept = "", ...rest }): Candidate => ({ id: _id.toHexString(), key: rest[key], words: kept }),
    );
    const page = pageOfMatches(found, others, listing);
    return page && { ...page, items: await this.getAll(record, page.items), cut };
  }

  async #candidates(record: AnyRecord, prefix: string): Promise<Candidates> {
    const candidates = new Candidates();
    const rows = indexOfWords(this.db, record)
      .find(
        { word: { $gte: prefix, $lt: afterPrefix(prefix) } },
        { ...this.options, projection: { _id: 0, id: 1 }, batchSize: ROWS_AT_ONCE },
      )
      .sort({ word: 1, id: 1 });
    for await (const { id } of rows) if (!candidates.take(id.toHexString())) break;
    return candidates;
  }

  async counts(record: AnyRecord, scope: string): Promise<Map<string, Count>> {
    const counts = new Map<string, Count>();
    // From one snapshot and in one batch: an increment that `Tallies` folds during the read would be counted twice.
    const moment = this.session ? this.options : { readConcern: { level: "snapshot" as const } };
    const increments = this.db.collection("tallies").find({ record: record.name, scope }, { ...moment, batchSize: ROWS_AT_ONCE });
    for (const { key, by, at } of await increments.toArray()) {
      const { total, changedAt } = counts.get(key) ?? { total: 0, changedAt: "" };
      counts.set(key, { total: total + by, changedAt: laterOf(at, changedAt) });
    }
    return counts;
  }
}
