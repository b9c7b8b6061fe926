import { expect, test, vi } from "vitest";
import { AppError } from "@/lib/errors";

test("a refusal thrown by another copy of the module is still one of ours", async () => {
  vi.resetModules();
  const { AppError: Other } = await import("@/lib/errors");
  expect(Other).not.toBe(AppError);
  const refusal: unknown = new Other("conflict", "Taken.");
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal instanceof AppError && refusal.status).toBe(409);
});

test.each([new Error("conflict"), { code: "conflict" }, null, "conflict"])("%j is none", (thing) => {
  expect(thing instanceof AppError).toBe(false);
});
