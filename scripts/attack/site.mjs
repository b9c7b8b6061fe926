/** Starts the production build with its own data, on loopback only, for the attacks in this folder. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../bench/measure.mjs";
import { ROOT } from "../tools/steps.mjs";

const READY_MS = 60_000;

/** Sends these bytes unchanged. Resolves when the server closes the connection, or after `patience`. */
export function rawRequest(port, bytes, patience = 3000) {
  return new Promise((resolve) => {
    const parts = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const end = (closed) => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(parts).toString("latin1");
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text, closed });
    };
    const timer = setTimeout(() => end(false), patience);
    socket.on("data", (part) => parts.push(part));
    socket.once("close", () => end(true));
    socket.once("error", () => end(true));
  });
}

/** A plain GET with these headers unchanged. */
export const rawGet = (port, path, headers = "") =>
  rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${headers}Connection: close\r\n\r\n`, 10_000);

async function untilReady(origin, child) {
  for (const end = Date.now() + READY_MS; Date.now() < end && child.exitCode === null; ) {
    if ((await fetch(`${origin}/api/health?ready`).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The site did not start.");
}

/**
 * Starts the site on a store with demo data.
 * @param env additional settings
 * @param openFiles how many files the process may hold open
 */
export async function startSite(env = {}, openFiles) {
  const folder = mkdtempSync(join(tmpdir(), "hobbyhub-attack-"));
  const port = await freePort();
  const { MONGODB_URI: _m, SITE_URL: _s, ...outer } = process.env;
  const settings = { DATA_DIR: folder, HOBBYHUB_DEMO: "1", LOG_LEVEL: "silent", NODE_ENV: "production", PORT: String(port), ...env };
  const environment = { NEXT_TELEMETRY_DISABLED: "1", ...outer, ...settings };
  execFileSync(process.execPath, ["--conditions=react-server", "--import", "tsx", "scripts/seed.ts"], {
    cwd: ROOT,
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const next = [process.execPath, "node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", String(port)];
  const [command, ...args] = openFiles ? ["sh", "-c", `ulimit -n ${openFiles} && exec "$@"`, "sh", ...next] : next;
  const child = spawn(command, args, { cwd: ROOT, stdio: "ignore", env: environment });
  const stop = () => {
    process.off("exit", stop);
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", stop);
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child);
  /** The memory of the process in megabytes; 0 where the system does not report it. */
  const memory = () => {
    const file = `/proc/${child.pid}/status`;
    return existsSync(file) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1] ?? 0) / 1024 : 0;
  };
  /** The number of files and connections that the process has open; 0 where the system does not report it. */
  const descriptors = () => (existsSync(`/proc/${child.pid}/fd`) ? readdirSync(`/proc/${child.pid}/fd`).length : 0);
  return { origin, port, memory, descriptors, stop };
}
