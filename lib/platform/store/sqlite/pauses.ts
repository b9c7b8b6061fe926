/** The shortest time a write works between two pauses. */
const LEAST_MS = 0.2;
/** A turn of the event loop shorter than this served no request, so the write continues. */
const NOBODY_MS = 0.05;
/** The longest pause when each turn serves a request. */
const PAUSE_MS = 0.5;
/**
 * When a pause was longer than this, requests are slow. The write then works longer before the next pause, up to MOST_MS, so that it still
 * finishes.
 */
const USUAL_MS = 1;
const MOST_MS = 5;
/**
 * How many rows a step handles per millisecond of its work: a step has about two pieces of work. Fewer rows mean a shorter commit, which
 * cannot be interrupted.
 */
const ROWS_PER_MS = 80;
const LEAST_ROWS = 40;

const pieceAfter = (waitedMs: number): number => Math.min(Math.max(waitedMs - USUAL_MS, LEAST_MS), MOST_MS);

/**
 * Pauses for long writes that no request waits for. The driver works in the thread that serves all requests, so such a write pauses again
 * and again within its transaction to let requests run.
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
    /**
     * Call it when such a write begins, with the milliseconds it had to wait. The wait shows how busy the process is, and so how long the
     * write may work at a time.
     */
    begin(waitedMs: number): void {
      since = performance.now();
      piece = pieceAfter(waitedMs);
    },
    /** How many rows a write that has just begun should handle. */
    batch: (): number => Math.max(LEAST_ROWS, Math.round(piece * ROWS_PER_MS)),
    /** Awaited wherever such a write may pause; it pauses only when the write has worked long enough. */
    pause: (): Promise<void> | undefined => (performance.now() - since < piece ? undefined : stop()),
    /** Awaited before the commit, which cannot be interrupted; it always pauses. */
    stop,
  };
}
