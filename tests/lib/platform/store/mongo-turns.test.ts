import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "@/lib/platform/store/mongo/turns";

test("one at a time for one key, side by side for others, and a failure holds nobody up", async () => {
  const turns = new Turns();
  const under = { a: 0, b: 0 };
  let most = 0;
  let together = 0;
  const work = (key: "a" | "b", number: number) => async () => {
    under[key] += 1;
    most = Math.max(most, under[key]);
    together = Math.max(together, under.a + under.b);
    await setTimeout(1);
    under[key] -= 1;
    if (number === 3) throw new Error("third");
    return number;
  };
  const asked = [1, 2, 3, 4].flatMap((number) => [turns.take("a", work("a", number)), turns.take("b", work("b", number))]);
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  expect([most, together]).toEqual([1, 2]);
});

test("a turn that comes too late is unavailable, and nothing was begun", async () => {
  const turns = new Turns();
  let begun = false;
  const slow = turns.take("a", () => setTimeout(2100));
  const late = turns.take("a", async () => {
    begun = true;
  });
  await expect(late).rejects.toMatchObject({ name: "AppError", code: "unavailable" });
  expect(begun).toBe(false);
  await slow;
});
