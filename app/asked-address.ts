import type { Query } from "./read-table-page";

/** The query parameters of an address; a parameter that occurs twice is ignored. */
export const wordsIn = (query: Query): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (typeof value === "string" && value ? [[name, value]] : [])));

/** The address of a request with its query. After a login, the person returns to it. */
export function askedAddress(path: string, query: Query): string {
  const words = new URLSearchParams(Object.entries(wordsIn(query)).map(([name, value]) => [name, value ?? ""]));
  return words.size > 0 ? `${path}?${words}` : path;
}
