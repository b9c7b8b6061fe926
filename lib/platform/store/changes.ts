/** A topic that a write made stale, such as a group. `*` means that changes were missed, so everything must be treated as stale. */
export type Topic = string;

export interface ChangeStore {
  /**
   * Begins to read the topics recorded from now on, by any process. When nothing has happened, a call costs microseconds (SQLite:
   * `data_version` of a read-only connection) or at most one query per 250 ms (MongoDB).
   */
  follow(): ChangeReader;
}

export interface ChangeReader {
  /**
   * Returns the topics recorded since the last call, each once. A caller that reads the store only after the first answer misses no change.
   * If that answer came before the reader could begin, `*` follows once it has begun. While the store is unavailable the answer is empty,
   * so the last good page stays; the missed topics follow later.
   */
  newTopics(): Promise<Topic[]>;
}
