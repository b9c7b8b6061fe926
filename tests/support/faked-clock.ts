import { Socket } from "node:net";
import timers from "node:timers";
import { expect, onTestFinished, vi } from "vitest";

/**
 * The clock stands still until the test moves it on, also for MongoDB's driver. Turns of the event loop (`setImmediate`) take no time on it.
 */
export function fakeClock(): void {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  // The driver takes its timers from Node's module, which holds the real ones still.
  const { setTimeout, clearTimeout } = globalThis;
  const set = vi.spyOn(timers, "setTimeout").mockImplementation(setTimeout as typeof timers.setTimeout);
  const clearReal = timers.clearTimeout;
  const clear = vi.spyOn(timers, "clearTimeout").mockImplementation((timer) => {
    // Of one that was set before the clock was faked.
    clearReal(timer);
    clearTimeout(timer);
  });
  // A socket has a clock of its own, which cannot be faked: what that would end is not to look as if the faked one had ended it.
  const ofSockets = vi.spyOn(Socket.prototype, "setTimeout").mockReturnThis();
  onTestFinished(() => {
    for (const spy of [set, clear, ofSockets]) spy.mockRestore();
  });
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Resolves when somebody waits for the faked clock: one that went on before would have gone by unseen. */
export async function clockIsAwaited(): Promise<void> {
  while (vi.getTimerCount() === 0) await turn();
}

/** Moves the clock on. Whoever waits anew a turn after they were called is called in time again. */
async function goOn(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone++) {
    await vi.advanceTimersByTimeAsync(1);
    await turn();
  }
}

/**
 * What the work comes to, once the faked clock has gone on by exactly so much; it may have ended before. Then the clock stands still again,
 * and work that needs more of it never ends: the test fails by its own time limit, however fast or slow the machine is.
 */
export async function endsWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  // Nobody listens to it yet: ending in an error now must not end the test.
  work.catch(() => {});
  await goOn(ms);
  return work;
}

/** What the work comes to, which ends when the faked clock has gone on by so much and not a millisecond earlier. */
export async function endsAfter<T>(ms: number, work: Promise<T>): Promise<T> {
  let ended = false;
  const note = () => {
    ended = true;
  };
  work.then(note, note);
  await goOn(ms - 1);
  expect(ended, `ended before ${ms} ms`).toBe(false);
  return endsWithin(1, work);
}
