import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, realpathSync, symlinkSync } from "node:fs";
import { request } from "node:http";
import { dirname, join } from "node:path";

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface BuiltFunction {
  ask(path: string, init?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Answer>;
  stop(): void;
}

/** The file that Vercel adds to a function; it exports the request handler. */
const LAUNCHER = "___next_launcher.cjs";

/** A server around that handler, as in Vercel's runtime. */
const RUNTIME = `
const { createServer } = require("node:http");
const launcher = require(process.argv[1]);
const server = createServer(launcher.default ?? launcher).listen(0, "127.0.0.1", () => process.send(server.address().port));
`;

/** Copies a file; a symbolic link stays a link. */
function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (existsSync(to)) return;
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

/** Copies the files of a function's file map into `folder`. @returns the path of its launcher */
export function layOut(build: string, name: string, folder: string): string {
  // Functions with the same files are links to one of them.
  const func = realpathSync(join(build, ".vercel/output/functions", `${name}.func`));
  cpSync(func, folder, { recursive: true, verbatimSymlinks: true });
  const { filePathMap } = JSON.parse(readFileSync(join(func, ".vc-config.json"), "utf8")) as { filePathMap: Record<string, string> };
  for (const [path, from] of Object.entries(filePathMap)) put(join(build, from), join(folder, path));
  return join(folder, LAUNCHER);
}

/** Runs a function in a separate process, which sees only the files of its file map. */
export async function startFunction(launcher: string, env: Record<string, string>): Promise<BuiltFunction> {
  const child: ChildProcess = spawn(process.execPath, ["-e", RUNTIME, launcher], {
    cwd: dirname(launcher),
    env: { PATH: process.env.PATH, NODE_ENV: "production", VERCEL: "1", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)));
    child.once("exit", (code) => reject(new Error(`The function ended with ${code}.`)));
  });
  const { host, origin } = new URL(env.SITE_URL ?? "");
  // The headers that Vercel's network sets.
  const visitor = { host, origin, "x-forwarded-host": host, "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" };
  return {
    ask: (path, { method = "GET", headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const asked = request({ host: "127.0.0.1", port, path, method, headers: { ...visitor, ...headers } }, (response) => {
          let text = "";
          response.setEncoding("utf8");
          response.on("data", (part: string) => (text += part));
          response.once("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
        });
        asked.once("error", reject);
        asked.end(body);
      }),
    stop: () => void child.kill("SIGKILL"),
  };
}
