import { beforeEach, expect, test, vi } from "vitest";
import { shareInvalidation } from "@/lib/platform/rendering/invalidation";
import type { Topic } from "@/lib/platform/store/changes";
import { pathsOf } from "@/lib/topics";
import { endsAfter, endsWithin, fakeClock } from "@/tests/support/faked-clock";

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
  fakeClock();
  shareInvalidation(pathsOf);
  freshness = (globalThis as unknown as Record<symbol, Freshness>)[Symbol.for("hobbyhub.freshness")] as Freshness;
});

const withReader = (newTopics: () => Promise<Topic[]>) => {
  store.get = async () => ({ changes: { follow: () => ({ newTopics }) } });
};

test("no page is served before the reader has begun; then everything older is stale, once", async () => {
  const beginning = new Promise((resolve) => setTimeout(resolve, 50));
  withReader(() => beginning.then(() => []));
  const asked = Promise.all([freshness.staleTags(), freshness.staleTags()]);
  expect(await endsAfter(50, asked)).toEqual([EVERYTHING, []]);
  expect(await endsWithin(0, freshness.staleTags())).toEqual([]);
});

test("a store that is long to open holds nobody up for longer than 400 ms, and everything is stale once it is followed", async () => {
  let open = (_: unknown) => {};
  store.get = () => new Promise((resolve) => (open = resolve));
  expect(await endsAfter(400, freshness.staleTags())).toEqual([]);
  open({ changes: { follow: () => ({ newTopics: async () => [] }) } });
  expect(await endsWithin(0, freshness.staleTags())).toEqual(EVERYTHING);
});

test("nobody waits for a store that has just failed to open, for three seconds", async () => {
  store.get = async () => {
    throw new Error("away");
  };
  await freshness.staleTags();
  store.get = never;
  expect(await endsWithin(0, freshness.staleTags())).toEqual([]);
  await vi.advanceTimersByTimeAsync(2999);
  expect(await endsWithin(0, freshness.staleTags())).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await endsAfter(400, freshness.staleTags())).toEqual([]);
});

test.each([
  ["does not open", never],
  ["does not answer", async () => ({ ping: never })],
])("nothing can be rendered from a store that %s: that is known after half a second", async (_, get) => {
  store.get = get;
  expect(await endsAfter(500, freshness.canRender())).toBe(false);
});

test("nothing can be rendered from a store that fails: that is known at once", async () => {
  store.get = async () => ({ ping: () => Promise.reject(new Error("away")) });
  expect(await endsWithin(0, freshness.canRender())).toBe(false);
});

test("a page gets its largest picture and its styles", () => {
  expect(freshness.asSent("it")).toBe("a picture, styles and it");
});
