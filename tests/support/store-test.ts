import { test as base } from "vitest";
import type { Store } from "@/tests/support/nouns";
import type { Place, StoreKind } from "./store";

/** A test with a fresh `store`; `other` is a second connection to the same database, as another process would open it. */
export const storeTest = (kind: StoreKind) =>
  base.extend<{ place: Place; store: Store; other: Store }>({
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
    place: async ({}, use) => {
      const place = await kind.create();
      await use(place);
      await place.remove();
    },
    store: async ({ place }, use) => {
      const store = await place.open();
      await use(store);
      await store.close();
    },
    other: async ({ place, store }, use) => {
      await store.ping();
      const other = await place.open();
      await use(other);
      await other.close();
    },
  });

export type StoreTest = ReturnType<typeof storeTest>;
