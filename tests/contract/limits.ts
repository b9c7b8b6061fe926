import { afterEach, expect, vi } from "vitest";
import type { StoreTest } from "../support/store-test";

const limit = { name: "login:account", points: 3, windowSeconds: 60 };

export function limitsContract(test: StoreTest): void {
  afterEach(() => void vi.useRealTimers());

  test("points run out, and the answer says for how long", async ({ store }) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let count = 0; count < 3; count++) expect(await store.limits.consume(limit, "ada")).toBeNull();
    expect(await store.limits.consume(limit, "ada")).toBe(60);
  });

  test("keys and limits count apart", async ({ store }) => {
    const one = { ...limit, points: 1 };
    expect(await store.limits.consume(one, "ada")).toBeNull();
    expect(await store.limits.consume(one, "ben")).toBeNull();
    expect(await store.limits.consume({ ...one, name: "login:address" }, "ada")).toBeNull();
    expect(await store.limits.consume(one, "ada")).not.toBeNull();
  });

  test("every process on this store counts together, also after a restart", async ({ store, other, place }) => {
    await Promise.all([store.limits.consume(limit, "ada"), other.limits.consume(limit, "ada"), store.limits.consume(limit, "ada")]);
    expect(await other.limits.consume(limit, "ada")).not.toBeNull();
    const restarted = await place.open();
    expect(await restarted.limits.consume(limit, "ada")).not.toBeNull();
    await restarted.close();
  });

  test("a hundred at once through two processes get as many points as there are", async ({ store, other }) => {
    const ten = { ...limit, points: 10 };
    const waits = await Promise.all(Array.from({ length: 100 }, (_, turn) => [store, other][turn % 2]?.limits.consume(ten, "ada")));
    expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  });

  test("a refund gives one point back", async ({ store }) => {
    for (let count = 0; count < 3; count++) await store.limits.consume(limit, "ada");
    await store.limits.refund(limit, "ada");
    expect(await store.limits.consume(limit, "ada")).toBeNull();
    expect(await store.limits.consume(limit, "ada")).not.toBeNull();
  });

  test("a reset gives all points back", async ({ store }) => {
    for (let count = 0; count < 4; count++) await store.limits.consume(limit, "ada");
    await store.limits.reset(limit, "ada");
    expect(await store.limits.consume(limit, "ada")).toBeNull();
    await store.limits.reset(limit, "somebody never seen");
  });

  test("points come back when the window has passed", async ({ store }) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let count = 0; count < 3; count++) await store.limits.consume(limit, "ada");
    vi.advanceTimersByTime(59_000);
    expect(await store.limits.consume(limit, "ada")).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(await store.limits.consume(limit, "ada")).toBeNull();
  });
}
