/** The least it works between two pauses. */
const LEAST_MS = 0.2;
/** A round of the event loop that took less served nobody; after two of them it goes on at once. */
const NOBODY_MS = 0.05;
/** Whoever is served goes on asking: they have the shortest time there is a timer for. */
const PAUSE_MS = 1;
/** Where a pause takes longer, requests take long: it works for as long as that is more, so that it gets on as well. */
const USUAL_MS = 2;
const MOST_MS = 5;

/**
 * For writes that nobody waits for: this driver works in the thread that serves everybody, so they let others be served again and again
 * before their transaction is over.
 */
export function pauses() {
  let since = performance.now();
  let piece = LEAST_MS;
  let empty = 0;
  return {
    /** Such a write begins: others were served just before, and how long it may work at a time is found out anew. */
    begin(): void {
      since = performance.now();
      piece = LEAST_MS;
    },
    /** Awaited wherever such a write may stop for a moment; it stops once it has worked long enough. */
    pause(): Promise<void> | undefined {
      const stopped = performance.now();
      if (stopped - since < piece) return undefined;
      return new Promise((resolve) => {
        const goOn = () => {
          since = performance.now();
          piece = Math.min(Math.max(since - stopped - USUAL_MS, LEAST_MS), MOST_MS);
          resolve();
        };
        setImmediate(() => {
          empty = performance.now() - stopped < NOBODY_MS ? empty + 1 : 0;
          if (empty < 2) setTimeout(goOn, PAUSE_MS);
          else goOn();
        });
      });
    },
  };
}
