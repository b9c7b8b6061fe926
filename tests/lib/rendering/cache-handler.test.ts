import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";

interface Value {
  kind: "APP_PAGE";
  html: string;
  status?: number;
  headers: Record<string, string>;
}
interface Entry {
  value: Value;
  lastModified: number;
}
interface Handler {
  get(key: string, context: { kind: string }): Promise<Entry | null>;
  set(key: string, value: Value | null, context: { cacheControl?: { revalidate: number | false } }): Promise<void>;
}

const require = createRequire(import.meta.url);
const HobbyhubCache = require("../../../cache-handler.cjs") as new (context: object) => Handler;
const FRESHNESS = Symbol.for("hobbyhub.freshness");
const shared = globalThis as { [FRESHNESS]?: unknown };

let stale: string[] = [];
let storeIsThere = true;
let key = "";
let handler: Handler;

const KIND = { kind: "APP_PAGE" };
const KEPT = { cacheControl: { revalidate: false as const } };
const page = (html: string, status?: number): Value => ({
  kind: "APP_PAGE",
  html,
  headers: { "x-next-cache-tags": `_N_T_/layout,${key}` },
  ...(status ? { status } : {}),
});

beforeEach(() => {
  [stale, storeIsThere, key] = [[], true, `/page-${Math.random()}`];
  shared[FRESHNESS] = {
    staleTags: async () => stale.splice(0),
    canRender: async () => storeIsThere,
    policyOfPage: (html: string) => `policy of ${html}`,
  };
  handler = new HobbyhubCache({
    maxMemoryCacheSize: 1_000_000,
    flushToDisk: false,
    serverDistDir: "/nowhere",
    fs: {},
    revalidatedTags: [],
  });
});

afterEach(() => {
  delete shared[FRESHNESS];
});

/** Renders as Next does: asks first, then stores. */
async function render(html: string): Promise<Value> {
  await handler.get(key, KIND);
  const value = page(html);
  await handler.set(key, value, KEPT);
  return value;
}

test("what was rendered is served, with the policy of its own scripts", async () => {
  const value = await render("one");
  expect((await handler.get(key, KIND))?.value).toBe(value);
  expect(value.headers["content-security-policy"]).toBe("policy of one");
});

test("a topic recorded anywhere makes the page be rendered before it is served again", async () => {
  await render("one");
  stale = [key];
  expect((await handler.get(key, KIND))?.lastModified).toBe(-1);
  await handler.set(key, page("too early"), KEPT);
  // A render that began in the very millisecond of the write may have missed it.
  await setTimeout(2);
  await render("two");
  expect((await handler.get(key, KIND))?.value.html).toBe("two");
  expect((await handler.get(key, KIND))?.lastModified).toBeGreaterThan(0);
});

test("a write that lands while a page is being rendered makes the result stale", async () => {
  await handler.get(key, KIND);
  stale = [key];
  await handler.get(`${key}-other`, KIND);
  await handler.set(key, page("read before the write"), KEPT);
  expect((await handler.get(key, KIND))?.lastModified).toBe(-1);
});

test("while the store is away the last good page stays", async () => {
  await render("good");
  stale = [key];
  storeIsThere = false;
  const entry = await handler.get(key, KIND);
  expect(entry?.value.html).toBe("good");
  expect(entry?.lastModified).toBeGreaterThan(0);
  storeIsThere = true;
  expect((await handler.get(key, KIND))?.lastModified).toBe(-1);
});

test("after a failed render the old page is true again, for as long as Next says", async () => {
  const value = await render("good");
  stale = [key];
  await handler.get(key, KIND);
  await handler.set(key, value, { cacheControl: { revalidate: 3 } });
  expect((await handler.get(key, KIND))?.lastModified).toBeGreaterThan(0);
});

test("a 404 is not kept, and takes the page away that was there", async () => {
  await render("here");
  await handler.get(key, KIND);
  const gone = page("gone", 404);
  await handler.set(key, gone, KEPT);
  expect(await handler.get(key, KIND)).toBeNull();
  expect(gone.headers["content-security-policy"]).toBe("policy of gone");
});

test("the 404 page itself is kept", async () => {
  const notFound = "/$/_not-found";
  await handler.set(notFound, page("not found", 404), KEPT);
  expect((await handler.get(notFound, KIND))?.value.html).toBe("not found");
});

test("two renders of one page at once cannot hide a write from each other", async () => {
  await Promise.all([handler.get(key, KIND), handler.get(key, KIND)]);
  await handler.set(key, page("first"), KEPT);
  stale = [key];
  await handler.get(`${key}-other`, KIND);
  await handler.set(key, page("second"), KEPT);
  expect((await handler.get(key, KIND))?.lastModified).toBe(-1);
});
