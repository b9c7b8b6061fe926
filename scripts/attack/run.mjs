/**
 * Attacks the production build, which it starts on loopback with its own data, and prints the results:
 * `node scripts/attack/run.mjs [name …]`. Needs a build. Each file `<name>.attack.mjs` in this folder is an attack. It exports `title` and
 * `attack(site)`, which resolves with a row for each thing it tried: `{ tried, got, held }`. Each attack limits its own number of requests;
 * this file limits its time.
 */
import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { startSite } from "./site.mjs";

const LONGEST_MS = 120_000;
/** After an attack the site must answer a visitor within this time. */
const VISITOR_MS = 2000;

const wanted = process.argv.slice(2);
const files = readdirSync(dirname(fileURLToPath(import.meta.url))).filter((file) => file.endsWith(".attack.mjs"));
const chosen = files.filter((file) => wanted.length === 0 || wanted.includes(file.replace(".attack.mjs", ""))).sort();

/** @returns the result of `work`; a row that reports it when it takes too long or throws */
async function within(ms, work) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve([{ tried: "the attack itself", got: `not over after ${ms / 1000} s`, held: false }]), ms);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    return [{ tried: "the attack itself", got: String(error), held: false }];
  } finally {
    clearTimeout(timer);
  }
}

async function visit({ origin }) {
  const asked = performance.now();
  const answer = await fetch(`${origin}/allGroups`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const ms = Math.round(performance.now() - asked);
  return {
    tried: "a visitor afterwards",
    got: `${answer?.status ?? "nothing"} in ${ms} ms`,
    held: answer?.status === 200 && ms < VISITOR_MS,
  };
}

let rows = 0;
let broken = 0;
for (const file of chosen) {
  const { title, attack } = await import(`./${file}`);
  const site = await startSite();
  console.log(`\n${title}`);
  for (const { tried, got, held } of [...(await within(LONGEST_MS, attack(site))), await visit(site)]) {
    rows += 1;
    if (!held) broken += 1;
    console.log(`  ${held ? "held  " : "BROKEN"}  ${tried.padEnd(74)} ${got}`);
  }
  site.stop();
}
if (rows === 0) console.log(`No attack of that name. There are: ${files.map((file) => file.replace(".attack.mjs", "")).join(", ")}`);
console.log(`\n${rows - broken} held, ${broken} broken`);
process.exit(rows > 0 && broken === 0 ? 0 : 1);
