import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, parse } from "node:path";
import { ROOT, runScript } from "../tools/steps.mjs";
import { startNext } from "./measure.mjs";

const folder = mkdtempSync(join(tmpdir(), "hobbyhub-bench-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Starts this site's build with its own database and the demo's groups, or with the data of `seed`. */
export async function startOurs(settings = {}, seed = []) {
  const data = { DATA_DIR: join(folder, "data"), MONGODB_URI: "", HOBBYHUB_DEMO: "1", ...settings };
  mkdirSync(data.DATA_DIR);
  await runScript("scripts/seed.ts", seed, data);
  return startNext(ROOT, data);
}

const LAYOUT = `export default ({ children }) => (
  <html lang="en"><head><meta name="viewport" content="width=device-width" /></head><body>{children}</body></html>
);`;

/** Builds (in the same way as this site) and starts a Next app with only these files of `app/`, for comparison. */
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
