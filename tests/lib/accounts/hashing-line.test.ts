import { expect, test } from "vitest";
import { HASHES_AT_ONCE, inLine, LONGEST_LINE } from "@/lib/accounts/secrets";
import type { AppError } from "@/lib/errors";

test("so many hash at once, so many wait, the next one is told to come back", async () => {
  const finish: (() => void)[] = [];
  const begun = () => finish.length;
  const hash = () => inLine(() => new Promise<string>((resolve) => finish.push(() => resolve("hashed"))));

  const all = Array.from({ length: HASHES_AT_ONCE + LONGEST_LINE }, hash);
  await Promise.resolve();
  await new Promise(setImmediate);
  expect(begun()).toBe(HASHES_AT_ONCE);

  const refused: AppError = await hash().catch((error) => error);
  expect([refused.status, refused.retryAfter]).toEqual([503, 2]);
  expect(begun()).toBe(HASHES_AT_ONCE);

  finish[0]?.();
  await all[0];
  const late = hash();
  for (let turn = 1; turn <= all.length; turn += 1) {
    await new Promise(setImmediate);
    expect(begun() - turn).toBeLessThanOrEqual(HASHES_AT_ONCE);
    finish[turn]?.();
  }
  expect(await Promise.all([...all, late])).toEqual(Array(all.length + 1).fill("hashed"));
});

test("a hash that fails makes room for the next one", async () => {
  for (let count = 0; count < 2 * HASHES_AT_ONCE; count += 1)
    await expect(inLine(() => Promise.reject(new Error("no memory")))).rejects.toThrow("no memory");
  expect(await inLine(async () => "hashed")).toBe("hashed");
});
