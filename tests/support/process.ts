import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

interface Child {
  process: ChildProcess;
  /** The output so far. */
  lines: string[];
  /** Resolves with the exit code, or null when the process was killed. */
  ended: Promise<number | null>;
}

/** Runs one of the repository's TypeScript files as a separate process. */
export function start(file: string, args: string[] = [], env: Record<string, string> = {}): Child {
  const child = spawn(process.execPath, ["--conditions=react-server", "--import", "tsx", file, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on("line", (line) => lines.push(line));
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  return { process: child, lines, ended };
}

/** Waits until a condition is true; fails after a time limit. */
export async function until(condition: () => boolean | Promise<boolean>, ms = 10_000): Promise<void> {
  for (const end = Date.now() + ms; !(await condition()); await new Promise((resolve) => setTimeout(resolve, 20)))
    if (Date.now() > end) throw new Error("It did not happen in time.");
}
