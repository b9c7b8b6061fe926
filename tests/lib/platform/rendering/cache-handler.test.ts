import { createRequire } from "node:module";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

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
  revalidateTag(tags: string | string[]): Promise<void>;
  set(key: string, value: Value | null, context: { cacheControl?: { revalidate: number | false } }): Promise<void>;
}

const require = createRequire(import.meta.url);
const HobbyhubCache = require("../../../../cache-handler.cjs") as new (context: object) => Handler;
const FRESHNESS = Symbol.for("hobbyhub.freshness");
const shared = globalThis as { [FRESHNESS]?: unknown };

let stale: string[] = [];
let storeIsThere = true;
let dressed = false;
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
  [stale, storeIsThere, dressed, key] = [[], true, false, `/page-${Math.random()}`];
  shared[FRESHNESS] = {
    staleTags: async () => stale.splice(0),
    canRender: async () => storeIsThere,
    asSent: (html: string) => (dressed ? `styles and ${html}` : html),
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
  vi.restoreAllMocks();
  delete shared[FRESHNESS];
});

const MARK = "x-hobbyhub-generation";
/** How far the count is now, as `lib/platform/rendering/response-cache.ts` asks for it. */
const counted = () => (globalThis as unknown as Record<symbol, () => Promise<number>>)[Symbol.for("hobbyhub.generation")]?.();

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

test("a page is sent, kept and given its policy with the styles in it", async () => {
  dressed = true;
  const value = await render("one");
  expect(value.html).toBe("styles and one");
  expect((await handler.get(key, KIND))?.value.html).toBe("styles and one");
  expect(value.headers["content-security-policy"]).toBe("policy of styles and one");
});

test("a topic recorded anywhere makes the page be rendered before it is served again", async () => {
  await render("one");
  stale = [key];
  expect((await handler.get(key, KIND))?.lastModified).toBe(-1);
  await handler.set(key, page("two"), KEPT);
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

test("a clock that is set back or forward hides no write and forgets no page", async () => {
  const { now } = Date;
  for (const hours of [-1, 1]) {
    await render("before");
    vi.spyOn(Date, "now").mockImplementation(() => now() + hours * 3_600_000);
    await handler.revalidateTag(key);
    expect((await handler.get(key, KIND))?.lastModified).toBe(-1);
    await handler.set(key, page("after"), KEPT);
    expect((await handler.get(key, KIND))?.lastModified).toBeGreaterThan(0);
    vi.restoreAllMocks();
    expect((await handler.get(key, KIND))?.lastModified).toBeGreaterThan(0);
  }
});

test("more changes than are remembered make old pages stale, and not the new ones", async () => {
  await render("old");
  await handler.revalidateTag(Array.from({ length: 20_001 }, (_, n) => `/some-page-${n}`));
  expect((await handler.get(key, KIND))?.lastModified).toBe(-1);
  await handler.set(key, page("new"), KEPT);
  expect((await handler.get(key, KIND))?.lastModified).toBeGreaterThan(0);
});

test("after a failed render the old page stands in for three seconds, and is then rendered before it is served", async () => {
  const value = await render("good");
  stale = [key];
  await handler.get(key, KIND);
  await handler.set(key, value, { cacheControl: { revalidate: 3 } });
  expect((await handler.get(key, KIND))?.lastModified).toBeGreaterThan(0);
  const { now } = performance;
  vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + 3001);
  expect((await handler.get(key, KIND))?.lastModified).toBe(-1);
  await handler.set(key, page("better"), KEPT);
  expect((await handler.get(key, KIND))?.value.html).toBe("better");
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

test("a page that was made without its data is answered once, and an older one stays", async () => {
  await render('<div data-passing="true">');
  expect(await handler.get(key, KIND)).toBeNull();
  const good = await render("good");
  stale = [key];
  await render('<div data-passing="true">');
  storeIsThere = false;
  expect((await handler.get(key, KIND))?.value).toBe(good);
});

test("a page carries how far the count was when it was last known to be true", async () => {
  const value = await render("one");
  expect(value.headers[MARK]).toBe(String(await counted()));
  await handler.revalidateTag("/some-other-page");
  expect(value.headers[MARK]).not.toBe(String(await counted()));
  await handler.get(key, KIND);
  expect(value.headers[MARK]).toBe(String(await counted()));
});

test("whoever asks for the count learns of what the store has recorded since", async () => {
  await render("one");
  const before = await counted();
  stale = [key];
  expect(await counted()).toBe(Number(before) + 1);
  expect((await handler.get(key, KIND))?.lastModified).toBe(-1);
});

test("a render that a write overtook says that it began before it", async () => {
  await handler.get(key, KIND);
  stale = [key];
  await handler.get(`${key}-other`, KIND);
  const value = page("read before the write");
  await handler.set(key, value, KEPT);
  expect(Number(value.headers[MARK])).toBeLessThan(Number(await counted()));
});

test("what stands in for a page that cannot be made, and what has no data, carries no mark", async () => {
  const value = await render("good");
  stale = [key];
  storeIsThere = false;
  await handler.get(key, KIND);
  expect(value.headers[MARK]).toBeUndefined();
  await handler.set(key, value, { cacheControl: { revalidate: 3 } });
  await handler.get(key, KIND);
  expect(value.headers[MARK]).toBeUndefined();
  expect((await render('<div data-passing="true">')).headers[MARK]).toBeUndefined();
});
