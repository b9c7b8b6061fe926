/** What a write made stale. `*` means: too much was missed to say, take everything for stale. */
export type Topic = string;

export interface ChangeStore {
  /**
   * A reader of what other processes (and this one) recorded from now on. Asking costs microseconds when nothing happened
   * (SQLite: `data_version` of a connection that never writes) or at most one query per 250 ms (MongoDB).
   */
  follow(): ChangeReader;
}

export interface ChangeReader {
  /**
   * Topics recorded since the last call, each once. Whoever reads the store only after the first answer misses nothing; if that answer
   * came before the reader could begin, `*` follows as soon as it has. A store that is away answers with nothing: the last good page stays,
   * and what was missed is told when the store is back.
   */
  newTopics(): Promise<Topic[]>;
}
