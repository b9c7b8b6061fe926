/**
 * Measures the same requests on a store of 100 groups and on one of 100,000, to see what growth costs. The answers have the same length on
 * both. Aims: 0.95 of the throughput (for a search: at most twice the p99). Needs a build.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, runScript } from "../tools/steps.mjs";
import { compare, rate, startNext } from "./measure.mjs";
import { signIn, signUp } from "./sign-in.mjs";

const folder = mkdtempSync(join(tmpdir(), "hobbyhub-bench-"));
/** A group that both stores have. */
const DEEP_PAGE = 4;

/** The cursor of a later page. */
async function cursorOf(origin) {
  let path = "/api/groups?sort=az";
  for (let page = 1; page < DEEP_PAGE; page++) {
    const answer = await fetch(origin + path);
    [, path] = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link"));
  }
  return new URL(path, origin).searchParams.get("after");
}

async function site(groups) {
  const data = { DATA_DIR: join(folder, String(groups)), MONGODB_URI: "", HOBBYHUB_DEMO: "1", RATE_LIMIT_FACTOR: "1000000" };
  mkdirSync(data.DATA_DIR);
  await runScript("scripts/seed.ts", ["--groups", String(groups)], data);
  const started = await startNext(ROOT, data);
  const cookie = await signIn(started.origin, await signUp(started.origin));
  return { ...started, cookie, deep: await cursorOf(started.origin) };
}

const [small, large] = [await site(100), await site(100_000)];
const questions = {
  "the list (static)": () => "/allGroups",
  "the list, Z to A (static)": () => "/allGroups?sort=za",
  "a deep page (static)": ({ deep }) => `/allGroups?after=${deep}`,
  "the API's list": () => "/api/groups",
  "a deep page of the API": ({ deep }) => `/api/groups?sort=az&after=${deep}`,
  "a group's details": ({ deep }) => `/groupDetails/${deep}`,
  "word search": () => "/allGroups?q=sylhet",
};
for (const [name, pathOf] of Object.entries(questions)) {
  const contenders = { small: [small.origin, [pathOf(small)], small], large: [large.origin, [pathOf(large)], large] };
  const result = await compare(contenders, { seconds: 3 });
  rate(`${name}, 100 groups`, result.small);
  rate(`${name}, 100,000 groups`, result.large);
  console.log(
    `  throughput ${(result.large.perSecond / result.small.perSecond).toFixed(2)}   p99 ${(result.large.p99 / result.small.p99).toFixed(2)}\n`,
  );
}
small.stop();
large.stop();
rmSync(folder, { recursive: true, force: true });
