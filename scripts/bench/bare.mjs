import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, parse } from "node:path";
import { ROOT, runScript } from "../tools/steps.mjs";
import { startNext } from "./measure.mjs";

const folder = mkdtempSync(join(tmpdir(), "hobbyhub-bench-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Starts our build over a database of its own with the demo's groups in it, or with what `seed` asks for. */
export async function startOurs(settings = {}, seed = []) {
  const data = { DATA_DIR: join(folder, "data"), MONGODB_URI: "", HOBBYHUB_DEMO: "1", ...settings };
  mkdirSync(data.DATA_DIR);
  await runScript("scripts/seed.ts", seed, data);
  return startNext(ROOT, data);
}

const LAYOUT = `export default ({ children }) => (
  <html lang="en"><head><meta name="viewport" content="width=device-width" /></head><body>{children}</body></html>
);`;

/** Builds (as ours is built) and starts a Next app with these files of `app/` and nothing else: what ours is held against. */
export async function startBare(files, config = {}) {
  const bare = join(folder, "bare");
  const write = (file, text) => {
    mkdirSync(dirname(join(bare, file)), { recursive: true });
    writeFileSync(join(bare, file), text);
  };
  write("package.json", '{"private":true}');
  write("next.config.mjs", `export default ${JSON.stringify({ turbopack: { root: parse(ROOT).root }, ...config })};`);
  for (const [file, text] of Object.entries({ "layout.jsx": LAYOUT, ...files })) write(join("app", file), text);
  symlinkSync(join(ROOT, "node_modules"), join(bare, "node_modules"));
  execFileSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], { cwd: bare, stdio: "ignore" });
  return startNext(bare, {});
}
