/** The least it works between two pauses. */
const LEAST_MS = 0.2;
/** A round of the event loop that took less served nobody: it goes on. */
const NOBODY_MS = 0.05;
/** Where somebody is served in every round, it goes on after this all the same. */
const PAUSE_MS = 0.5;
/** A longer wait means that requests are slow: it then works for as much longer between two pauses, so that it still ends. */
const USUAL_MS = 1;
const MOST_MS = 5;
/** A step takes on as much as fits into two of its pieces, but the fewer rows it has, the shorter its end, which nothing can interrupt. */
const ROWS_PER_MS = 80;
const LEAST_ROWS = 40;

const pieceAfter = (waitedMs: number): number => Math.min(Math.max(waitedMs - USUAL_MS, LEAST_MS), MOST_MS);

/**
 * For writes that nobody waits for: this driver works in the thread that serves everybody, so they let others be served again and again
 * before their transaction is over.
 */
export function pauses() {
  let since = performance.now();
  let piece = LEAST_MS;
  const stop = (): Promise<void> => {
    const stopped = performance.now();
    return new Promise((resolve) => {
      let last = stopped;
      const afterRound = () => {
        const now = performance.now();
        if (now - last >= NOBODY_MS && now - stopped < PAUSE_MS) {
          last = now;
          setImmediate(afterRound);
          return;
        }
        since = now;
        piece = pieceAfter(now - stopped);
        resolve();
      };
      setImmediate(afterRound);
    });
  };
  return {
    /** Such a write begins, so many milliseconds after it was asked for: how long others take shows how long it may work at a time. */
    begin(waitedMs: number): void {
      since = performance.now();
      piece = pieceAfter(waitedMs);
    },
    /** How many rows one that has just begun should take on. */
    batch: (): number => Math.max(LEAST_ROWS, Math.round(piece * ROWS_PER_MS)),
    /** Awaited wherever such a write may stop for a moment; it stops once it has worked long enough. */
    pause: (): Promise<void> | undefined => (performance.now() - since < piece ? undefined : stop()),
    /** Awaited before its end, which nothing can interrupt: it stops however little it has worked. */
    stop,
  };
}
