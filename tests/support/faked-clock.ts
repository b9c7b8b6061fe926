import { expect, onTestFinished, vi } from "vitest";

/** The clock stands still until the test moves it on. Turns of the event loop (`setImmediate`) take no time on it. */
export function fakeClock(): void {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** What the work comes to, once the faked clock has gone on by exactly so much; it may have ended before. */
export async function endsWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  let ended = false;
  const note = () => {
    ended = true;
  };
  work.then(note, note);
  await vi.advanceTimersByTimeAsync(ms);
  expect(ended, `ended within ${ms} ms`).toBe(true);
  return work;
}

/** What the work comes to, which ends when the faked clock has gone on by so much and not a millisecond earlier. */
export async function endsAfter<T>(ms: number, work: Promise<T>): Promise<T> {
  let ended = false;
  const note = () => {
    ended = true;
  };
  work.then(note, note);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(ended, `ended before ${ms} ms`).toBe(false);
  return endsWithin(1, work);
}
