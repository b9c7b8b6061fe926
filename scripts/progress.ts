import { SingleBar } from "cli-progress";

/** Shows a progress bar on a terminal, and nothing elsewhere (a pipe, a log). It writes to stderr, because stdout may carry an export. */
export function progress(what: string, total: number): { at(done: number): void; stop(): void } {
  if (!process.stderr.isTTY) return { at: () => {}, stop: () => {} };
  const format = total > 0 ? `${what} {bar} {percentage}% | {value} of {total} | {eta_formatted} left` : `${what} {value}`;
  const bar = new SingleBar({ format, stream: process.stderr, hideCursor: true, etaBuffer: 50 });
  bar.start(total, 0);
  return { at: (done) => bar.update(done), stop: () => bar.stop() };
}
