/** Our static list against a bare prerendered page of the same size: what the cache handler, the rewrites and the headers cost. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, runScript } from "../tools/steps.mjs";
import { compare, rate, ratio, startNext } from "./measure.mjs";

const folder = mkdtempSync(join(tmpdir(), "hobbyhub-bench-"));
const bare = join(folder, "bare");
const data = { DATA_DIR: join(folder, "data"), MONGODB_URI: "", HOBBYHUB_DEMO: "1" };
mkdirSync(data.DATA_DIR);
await runScript("scripts/seed.ts", [], data);
const ours = await startNext(ROOT, data);

// The same letters, since a page with Bangla in it is sent more slowly than one of plain ASCII; they travel twice, as HTML and for the router.
const html = await (await fetch(`${ours.origin}/allGroups`)).text();
const words = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<[^>]*>/g, " ");
const text = words.repeat(Math.ceil(html.length / words.length)).slice(0, Math.max(0, (html.length - 6000) / 2));
mkdirSync(join(bare, "app"), { recursive: true });
symlinkSync(join(ROOT, "node_modules"), join(bare, "node_modules"));
writeFileSync(join(bare, "package.json"), '{"private":true}');
writeFileSync(join(bare, "next.config.mjs"), `export default { turbopack: { root: ${JSON.stringify(ROOT)} }, compress: false };`);
writeFileSync(join(bare, "app/layout.jsx"), 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;');
writeFileSync(join(bare, "app/page.jsx"), `export default () => <main>{${JSON.stringify(text)}}</main>;`);
execFileSync(process.execPath, ["node_modules/next/dist/bin/next", "build", "--webpack"], { cwd: bare, stdio: "ignore" });
const theirs = await startNext(bare, {});

const views = ["/allGroups?category=Hiking", "/allGroups?category=Cooking&sort=za", "/allGroups?sort=za"];
const result = await compare({
  bare: [theirs.origin, ["/"]],
  home: [ours.origin, ["/"]],
  list: [ours.origin, ["/allGroups"]],
  filters: [ours.origin, views],
});
rate("a bare prerendered page", result.bare);
rate("home", result.home);
rate("the list", result.list);
rate("the list with filters", result.filters);
console.log(
  `\nhome / bare ${ratio(result.home, result.bare)}   list / bare ${ratio(result.list, result.bare)}   filters / bare ${ratio(result.filters, result.bare)}   (aim: 0.90)`,
);
ours.stop();
theirs.stop();
rmSync(folder, { recursive: true, force: true });
