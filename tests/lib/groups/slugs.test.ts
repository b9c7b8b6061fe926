import { expect, test, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { withFreeAddress } from "@/lib/groups/slug-store";

const taken = () => new AppError("conflict", "This is taken already.", { cause: new Error("slugs_slug") });

test("a step that meets an address another process has just taken is done again", async () => {
  const step = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(taken())
    .mockRejectedValueOnce(taken())
    .mockResolvedValue("night-walks-3");
  expect(await withFreeAddress(step)).toBe("night-walks-3");
  expect(step).toHaveBeenCalledTimes(3);
});

test.each([
  ["a refusal that a person reads about", new AppError("conflict", "Something has changed.")],
  ["a store that is away", new AppError("unavailable", "Later.", { cause: new Error("gone") })],
  ["a fault of ours", new TypeError("undefined")],
])("%s is not tried again", async (_, error) => {
  const step = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  await expect(withFreeAddress(step)).rejects.toBe(error);
  expect(step).toHaveBeenCalledTimes(1);
});

test("an address that is always taken is not tried for ever", async () => {
  const step = vi.fn<() => Promise<string>>().mockImplementation(async () => Promise.reject(taken()));
  await expect(withFreeAddress(step)).rejects.toMatchObject({ code: "conflict" });
  expect(step.mock.calls.length).toBeLessThan(50);
});
