import type { StoreKind } from "../../support/app-server";
import { expect } from "../fixtures";

/**
 * On SQLite the very next request shows what was written, whichever process wrote it. On MongoDB a process looks for news once in 250 ms
 * (`mongo-reader.test.ts`), and an answer that takes long does not hold up a page: it shows what it showed before.
 */
export async function becomesTrue(kind: StoreKind, showsNew: () => Promise<boolean>): Promise<void> {
  if (kind === "sqlite") expect(await showsNew()).toBe(true);
  else await expect.poll(showsNew).toBe(true);
}
