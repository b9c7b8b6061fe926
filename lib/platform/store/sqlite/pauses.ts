/** The shortest time a write works between two pauses. */
const LEAST_MS = 0.2;
/** A round of the event loop that took less time served no request: the write goes on. */
const NOBODY_MS = 0.05;
/** The longest pause, when every round serves a request. */
const PAUSE_MS = 0.5;
/** A longer pause than this means that requests are slow: the write then works for longer between two pauses, up to the next figure, so that it still ends. */
const USUAL_MS = 1;
const MOST_MS = 5;
/** How many rows a step takes on: about two stretches of work. The fewer rows it has, the shorter its commit, which nothing can interrupt. */
const ROWS_PER_MS = 80;
const LEAST_ROWS = 40;

const pieceAfter = (waitedMs: number): number => Math.min(Math.max(waitedMs - USUAL_MS, LEAST_MS), MOST_MS);

/**
 * Pauses for long writes that nobody waits for. The driver works in the thread that serves all requests, so such a write stops again and
 * again before its transaction is over, and lets others be served.
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
    /** To be called when such a write begins, with the milliseconds it had to wait: they show how busy the process is, and so how long it may work at a time. */
    begin(waitedMs: number): void {
      since = performance.now();
      piece = pieceAfter(waitedMs);
    },
    /** How many rows a write that has just begun should take on. */
    batch: (): number => Math.max(LEAST_ROWS, Math.round(piece * ROWS_PER_MS)),
    /** Awaited wherever such a write may stop for a moment; it stops once it has worked long enough. */
    pause: (): Promise<void> | undefined => (performance.now() - since < piece ? undefined : stop()),
    /** Awaited before the commit, which nothing can interrupt: it stops however little it has worked. */
    stop,
  };
}
