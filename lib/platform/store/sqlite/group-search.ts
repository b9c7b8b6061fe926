import { and, asc, gte, lt, sql } from "drizzle-orm";
import type { GroupMatches, GroupSearch } from "../port/groups";
import { afterPrefix, type Candidate, Candidates, drivingWord, pageOfMatches } from "../search";
import type { Connection } from "./connection";
import { groupsInOrder } from "./group-rows";
import { groupWords } from "./schema";

/** Rows of words that begin alike, ordered by (word, group id): the primary key's own order. */
export const wordsQuery = ({ db }: Pick<Connection, "db">) =>
  db
    .select({ id: groupWords.groupId })
    .from(groupWords)
    .where(and(gte(groupWords.word, sql.placeholder("from")), lt(groupWords.word, sql.placeholder("to"))))
    .orderBy(asc(groupWords.word), asc(groupWords.groupId));

/** `GroupStore.search`. */
export function groupSearcher(connection: Connection) {
  const { sqlite } = connection;
  // Read row by row: usually a thousand are enough, and a prefix of one letter may have a million.
  const rows = sqlite.prepare<[string, string], string>(wordsQuery(connection).toSQL().sql).pluck();
  const details = (words: string) =>
    sqlite.prepare<[string], Candidate>(
      `SELECT id, name_key AS nameKey, created_at AS createdAt, category, owner_id AS ownerId, ${words} AS words
       FROM groups WHERE id IN (SELECT value FROM json_each(?))`,
    );
  // One typed word is matched already: the others' long column is read only when there are others.
  const [withWords, withoutWords] = [details("words"), details("''")];

  return ({ words, ...wanted }: GroupSearch): GroupMatches | null => {
    const typed = drivingWord(words);
    const candidates = new Candidates();
    if (typed) for (const id of rows.iterate(typed.driving, afterPrefix(typed.driving))) if (!candidates.take(id)) break;
    const others = typed?.others ?? [];
    const found = (others.length > 0 ? withWords : withoutWords).all(JSON.stringify([...candidates.ids]));
    const page = pageOfMatches(found, { ...wanted, others });
    if (!page) return null;
    const { ids, hasPrevious, hasNext } = page;
    return { items: groupsInOrder(connection, ids), hasPrevious, hasNext, cut: candidates.cut };
  };
}
