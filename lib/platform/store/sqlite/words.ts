import type { IndexedWord } from "../database";
import type { AnyRecord } from "../record";
import { splitWords, strayAmong, WORDS_A_STEP } from "../search";
import { type Statements, tableOf, wordsTableOf } from "./statements";

/** The words stored with a row. */
export function wordsOf(statements: Statements, record: AnyRecord, id: string): string[] {
  const row = statements.of(`SELECT words FROM ${tableOf(record)} WHERE id = ?`).get(id);
  return splitWords((row as { words: string } | undefined)?.words ?? "");
}

export function addWords(statements: Statements, record: AnyRecord, id: string, words: readonly string[]): void {
  for (const word of words) statements.of(`INSERT OR IGNORE INTO ${wordsTableOf(record)} (word, id) VALUES (?, ?)`).run(word, id);
}

export function dropWords(statements: Statements, record: AnyRecord, id: string, words: readonly string[]): void {
  for (const word of words) statements.of(`DELETE FROM ${wordsTableOf(record)} WHERE word = ? AND id = ?`).run(word, id);
}

/** The words of a row that are missing in the index. */
export function missingWords(statements: Statements, record: AnyRecord, id: string, words: readonly string[]): string[] {
  const text = `SELECT word FROM ${wordsTableOf(record)} WHERE word IN (SELECT value FROM json_each(?)) AND id = ?`;
  const found = statements.of(text).all(JSON.stringify(words), id) as { word: string }[];
  const present = new Set(found.map(({ word }) => word));
  return words.filter((word) => !present.has(word));
}

/** Does one step of `dropStrayWords`. */
export function dropStray(statements: Statements, record: AnyRecord, after: IndexedWord | null) {
  const beyond = `SELECT word, id FROM ${wordsTableOf(record)} WHERE (word, id) > (?, ?) ORDER BY word, id LIMIT ${WORDS_A_STEP}`;
  const indexed = statements.of(beyond).all(after?.word ?? "", after?.id ?? "") as IndexedWord[];
  const ids = new Set(indexed.map(({ id }) => id));
  const text = `SELECT id, words FROM ${tableOf(record)} WHERE id IN (SELECT value FROM json_each(?))`;
  const rows = statements.of(text).all(JSON.stringify([...ids])) as { id: string; words: string }[];
  const stray = strayAmong(indexed, new Map(rows.map(({ id, words }) => [id, words])));
  for (const { word, id } of stray) dropWords(statements, record, id, [word]);
  return { dropped: stray.length, last: indexed.length < WORDS_A_STEP ? null : (indexed.at(-1) ?? null) };
}
