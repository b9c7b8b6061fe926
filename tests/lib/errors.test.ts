import { expect, test, vi } from "vitest";
import { AppError, nullIf } from "@/lib/errors";

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

test("a page shows nothing for a refusal that it names, and fails with any other", async () => {
  const gone = new AppError("not_found", "There is nothing here.");
  const away = new AppError("unavailable", "Away.");
  await expect(Promise.reject(gone).catch(nullIf("forbidden", "not_found"))).resolves.toBeNull();
  await expect(Promise.reject(away).catch(nullIf("forbidden", "not_found"))).rejects.toBe(away);
  await expect(Promise.reject(new TypeError("not_found")).catch(nullIf("not_found"))).rejects.toThrow(TypeError);
});
