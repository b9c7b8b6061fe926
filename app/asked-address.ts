import type { Query } from "./read-table-page";

/** The words of an address; what stands there twice counts as absent. */
export const wordsIn = (query: Query): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (typeof value === "string" && value ? [[name, value]] : [])));

/** A page as it was asked for, with its words: where somebody who has to log in first comes back to. */
export function askedAddress(path: string, query: Query): string {
  const words = new URLSearchParams(Object.entries(wordsIn(query)).map(([name, value]) => [name, value ?? ""]));
  return words.size > 0 ? `${path}?${words}` : path;
}
