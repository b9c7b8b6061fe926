import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MongoClient } from "mongodb";

export interface AppServer {
  url: string;
  pid: number;
  dataDir: string;
  /** The output of the process so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the exit code; null when a signal ended the process. */
  ended: Promise<number | null>;
}

/** A place for a test's own data: a folder, and on MongoDB a database too. */
export interface Place {
  env: Record<string, string>;
  dataDir: string;
  remove(): Promise<void>;
}

export type StoreKind = "sqlite" | "mongo";

export async function newPlace(kind: StoreKind): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), "hobbyhub-e2e-"));
  const env: Record<string, string> = { DATA_DIR: dataDir };
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === "sqlite") return { env, dataDir, remove: async () => removeFolder() };
  const address = new URL(process.env.MONGODB_TEST_URI ?? "");
  address.pathname = `/e2e_${process.pid}_${Date.now().toString(36)}`;
  env.MONGODB_URI = address.href;
  return {
    env,
    dataDir,
    remove: async () => {
      const client = new MongoClient(address.href);
      await client.db().dropDatabase();
      await client.close();
      removeFolder();
    },
  };
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

/** The environment of a child process: that of the tests, without the developer's own settings. */
function environment(env: Record<string, string>): NodeJS.ProcessEnv {
  const { MONGODB_URI: _m, SITE_URL: _s, NODE_ENV: _n, FORCE_COLOR: _f, ...own } = process.env;
  return { ...own, NODE_ENV: "production", LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "50", ...env };
}

/** Runs one of the repository's TypeScript scripts to its end. @throws Error with its output when it fails */
export async function runScript(file: string, args: string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ["--conditions=react-server", "--import", "tsx", file, ...args], { env: environment(env) });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part));
  child.stderr.on("data", (part: Buffer) => (output += part));
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`${file} ended with ${code}:\n${output}`);
  return output;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill("SIGKILL");
  throw new Error(`The server did not get ready:\n${output()}`);
}

/** Starts the production build; resolves when it is ready. `cwd` may contain another copy of the build. */
export async function startApp(place: Place, env: Record<string, string> = {}, cwd = process.cwd()): Promise<AppServer> {
  const port = await freePort();
  // Playwright keeps idle connections, as a proxy does: the server must not close one while the next request is on its way.
  const args = ["start", "-p", String(port), "--keepAliveTimeout", "60000"];
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", ...args], {
    cwd,
    env: environment({ PORT: String(port), ...place.env, ...env }),
  });
  let said = "";
  child.stdout.on("data", (part: Buffer) => (said += part));
  child.stderr.on("data", (part: Buffer) => (said += part));
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const url = `http://localhost:${port}`;
  await untilReady(url, child, () => said);
  return { url, pid: child.pid ?? 0, dataDir: place.dataDir, output: () => said, kill: (signal) => void child.kill(signal), ended };
}

/** Ends a server with SIGTERM, or with SIGKILL when it does not react. */
export async function stopApp(app: AppServer): Promise<void> {
  app.kill("SIGTERM");
  const force = setTimeout(() => app.kill("SIGKILL"), 10_000);
  await app.ended;
  clearTimeout(force);
}
