import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { shareInvalidation } from "@/lib/platform/rendering/invalidation";
import type { Topic } from "@/lib/platform/store/changes";
import { pathsOf } from "@/lib/topics";

const store = vi.hoisted(() => ({ get: async (): Promise<unknown> => ({}) }));
vi.mock("@/lib/platform/store", () => ({ database: () => store.get() }));
vi.mock("@/lib/platform/rendering/inline-styles", () => ({ inlineStyles: (html: string) => `styles and ${html}` }));
vi.mock("@/lib/platform/rendering/inline-picture", () => ({ inlinePicture: (html: string) => `a picture, ${html}` }));
vi.mock("@/lib/log", () => ({ log: { warn: () => {} } }));

interface Freshness {
  staleTags(): Promise<string[]>;
  canRender(): Promise<boolean>;
  asSent(html: string): string;
}
const EVERYTHING = ["_N_T_/layout", "*"];
const never = () => new Promise<never>(() => {});
let freshness: Freshness;

beforeEach(() => {
  shareInvalidation(pathsOf);
  freshness = (globalThis as unknown as Record<symbol, Freshness>)[Symbol.for("hobbyhub.freshness")] as Freshness;
});

const withReader = (newTopics: () => Promise<Topic[]>) => {
  store.get = async () => ({ changes: { follow: () => ({ newTopics }) } });
};

test("no page is served before the reader has begun; then everything older is stale, once", async () => {
  let begun = false;
  withReader(async () => {
    await setTimeout(50);
    begun = true;
    return [];
  });
  const [first, second] = await Promise.all([freshness.staleTags(), freshness.staleTags()]);
  expect(begun).toBe(true);
  expect([first, second]).toEqual([EVERYTHING, []]);
  expect(await freshness.staleTags()).toEqual([]);
});

test("a store that is long to open holds nobody up for long, and everything is stale once it is followed", async () => {
  let open = (_: unknown) => {};
  store.get = () => new Promise((resolve) => (open = resolve));
  const asked = Date.now();
  expect(await freshness.staleTags()).toEqual([]);
  expect(Date.now() - asked).toBeLessThan(1000);
  open({ changes: { follow: () => ({ newTopics: async () => [] }) } });
  await setTimeout(1);
  expect(await freshness.staleTags()).toEqual(EVERYTHING);
});

test("nobody waits for a store that has just failed to open", async () => {
  store.get = async () => {
    throw new Error("away");
  };
  await freshness.staleTags();
  store.get = never;
  const asked = Date.now();
  expect(await freshness.staleTags()).toEqual([]);
  expect(Date.now() - asked).toBeLessThan(200);
});

test.each([
  ["does not open", never],
  ["does not answer", async () => ({ ping: never })],
  ["fails", async () => ({ ping: () => Promise.reject(new Error("away")) })],
])("nothing can be rendered from a store that %s, and that is known at once", async (_, get) => {
  store.get = get;
  const asked = Date.now();
  expect(await freshness.canRender()).toBe(false);
  expect(Date.now() - asked).toBeLessThan(1000);
});

test("a page gets its largest picture and its styles", () => {
  expect(freshness.asSent("it")).toBe("a picture, styles and it");
});
