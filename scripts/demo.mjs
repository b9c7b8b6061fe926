/** `npm run demo`: from a fresh clone to a running site with demo data. A second run starts at once and keeps the data. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { build, checkNode, fail, install, loadEnv, ROOT, runScript } from "./tools/steps.mjs";

checkNode();
if (!(await install())) fail("The packages could not be installed; npm says why above. (better-sqlite3 may need a C++ compiler.)");
await loadEnv();

const port = process.env.PORT || "3000";
const address = `http://localhost:${port}`;

const portIsFree = () =>
  new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(Number(port), () => probe.close(() => done(true)));
  });

async function isReady() {
  try {
    return (await fetch(`${address}/api/health`)).ok;
  } catch {
    return false;
  }
}

if (!(await portIsFree())) fail(`Port ${port} is taken. Choose another one: PORT=3001 npm run demo`);
if (!(await build())) fail("The build failed; Next says why above.");
if ((await runScript("scripts/seed.ts", ["--if-empty"])) !== 0) fail("The demo data could not be written; the message above says why.");

const server = spawn(process.execPath, [join(ROOT, "scripts/start.mjs"), "-p", port], {
  cwd: ROOT,
  stdio: ["ignore", "ignore", "inherit"],
  env: { NEXT_TELEMETRY_DISABLED: "1", ...process.env, PORT: port, HOBBYHUB_DEMO: "1", LOG_LEVEL: process.env.LOG_LEVEL || "warn" },
});
server.once("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.kill("SIGTERM"));

while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
console.log(`
  HobbyHub is running at ${address}

  Sign in as   demo@hobbyhub.example
  Password     HobbyHub1

  Ctrl+C stops it; the data stays in ${process.env.DATA_DIR || "./data"}.
`);
