import { Socket } from "node:net";
import timers from "node:timers";
import { expect, onTestFinished, vi } from "vitest";

/**
 * The clock stands still until the test moves it, also for MongoDB's driver. Turns of the event loop (`setImmediate`) take no time on it.
 */
export function fakeClock(): void {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  // The driver takes its timers from Node's module, which still has the real ones.
  const { setTimeout, clearTimeout } = globalThis;
  const set = vi.spyOn(timers, "setTimeout").mockImplementation(setTimeout as typeof timers.setTimeout);
  const clearReal = timers.clearTimeout;
  const clear = vi.spyOn(timers, "clearTimeout").mockImplementation((timer) => {
    // For a timer that was set before the clock was faked.
    clearReal(timer);
    clearTimeout(timer);
  });
  // A socket has its own timer, which cannot be faked. It is disabled, so that a test cannot mistake its effect for that of the fake clock.
  const ofSockets = vi.spyOn(Socket.prototype, "setTimeout").mockReturnThis();
  onTestFinished(() => {
    for (const spy of [set, clear, ofSockets]) spy.mockRestore();
  });
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Resolves when a timer of the fake clock is set. If the clock moved before that, the timer would miss it. */
export async function clockIsAwaited(): Promise<void> {
  while (vi.getTimerCount() === 0) await turn();
}

/** Moves the clock in steps of a millisecond, so that a timer set after another one fired also fires in time. */
async function goOn(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone++) {
    await vi.advanceTimersByTimeAsync(1);
    await turn();
  }
}

/**
 * Returns the result of the work after the fake clock has moved by exactly `ms`; the work may end earlier. Then the clock stands still
 * again. Work that needs more time never ends, so the test fails by its time limit, however fast or slow the machine is.
 */
export async function endsWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  // The rejection is handled later; without this line it would end the test now.
  work.catch(() => {});
  await goOn(ms);
  return work;
}

/** Returns the result of work that must end when the fake clock has moved by `ms`, and not a millisecond earlier. */
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
