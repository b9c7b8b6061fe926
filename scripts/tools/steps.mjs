import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const OLDEST_NODE = [20, 19];

/** Ends the process with a message instead of a stack trace. */
export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    fail(`HobbyHub needs Node ${OLDEST_NODE.join(".")} or later; this is ${process.versions.node}.`);
}

/** Reads `.env` and similar files as Next does, so that every command uses the same store. Call it only when the packages are installed. */
export async function loadEnv() {
  const { default: nextEnv } = await import("@next/env");
  nextEnv.loadEnvConfig(ROOT, false, { info: () => undefined, error: console.error });
}

/** Runs a command and shows its output. @returns its exit code */
export function run(command, args, env = {}) {
  const windows = process.platform === "win32";
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    shell: windows,
    env: { NEXT_TELEMETRY_DISABLED: "1", ...process.env, ...env },
  });
  return new Promise((done) => {
    child.once("error", () => done(127));
    child.once("exit", (code, signal) => done(signal ? 1 : code));
  });
}

/** Runs a tool from node_modules with the same Node. */
export const runTool = (file, args, env) => run(process.execPath, [join(ROOT, "node_modules", file), ...args], env);

/** The options for TypeScript scripts. `server-only` can be imported only under the condition `react-server`. */
export const runScript = (file, args = [], env) =>
  run(process.execPath, ["--conditions=react-server", "--import", "tsx", file, ...args], env);

const NOT_SOURCES = new Set(["node_modules", ".git", ".next", "data", "docs", "tests", "deploy", "test-results", "coverage"]);

function hashInto(hash, path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) if (!NOT_SOURCES.has(name)) hashInto(hash, join(path, name));
    return;
  }
  hash.update(`${path}\0`).update(readFileSync(full));
}

function fingerprint(paths, extra = "") {
  const hash = createHash("sha256").update(`${process.versions.modules} ${process.platform} ${process.arch} ${extra}\0`);
  for (const path of paths) hashInto(hash, path);
  return hash.digest("hex");
}

/** Does the work only when its sources have changed since the last time. */
async function whenChanged(marker, print, work) {
  const file = join(ROOT, marker);
  if (existsSync(file) && readFileSync(file, "utf8") === print) return true;
  if ((await work()) !== 0) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
  return true;
}

/** If this Node came with its headers, node-gyp uses them to compile `better-sqlite3` and does not download any. */
function headers() {
  const prefix = dirname(dirname(process.execPath));
  return existsSync(join(prefix, "include/node/node.h")) ? { npm_package_config_node_gyp_nodedir: prefix } : {};
}

const packages = () => fingerprint(["package.json", "package-lock.json"]);

/** Fetches the packages when the lock file changed. Those of native code cannot be used before `compilePackages`. */
export const fetchPackages = () =>
  whenChanged("node_modules/.hobbyhub", packages(), () => {
    console.log("Installing packages …");
    return run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--ignore-scripts"]);
  });

/** Runs the install scripts of the packages after `fetchPackages`: where no built `better-sqlite3` can be fetched, minutes on one core. */
export const compilePackages = () => whenChanged("node_modules/.hobbyhub-compiled", packages(), () => run("npm", ["rebuild"], headers()));

/** Runs what `npm ci` does when the lock file changed. */
export const install = async () => (await fetchPackages()) && (await compilePackages());

const SOURCES = [
  ...["app", "components", "content", "lib", "public", "package-lock.json", "next.config.ts", "cache-handler.cjs"],
  ...["instrumentation.ts", "instrumentation-client.ts", "middleware.ts", "mdx-components.tsx", "postcss.config.mjs", "tsconfig.json"],
];

/** Runs `next build` when a source changed. */
export function build() {
  // Most settings need no new build, because a server renders each page again before it first serves it. TRUSTED_PROXY_HOPS does need one,
  // because Next stores its configuration in the build.
  return whenChanged(".next/hobbyhub-build", fingerprint(SOURCES, process.env.TRUSTED_PROXY_HOPS), async () => {
    console.log("Building …");
    const policies = ["--conditions=react-server", "--import", "tsx", "scripts/page-policies.ts"];
    return (await runTool("next/dist/bin/next", ["build"])) || run(process.execPath, policies);
  });
}
