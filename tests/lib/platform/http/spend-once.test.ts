// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { consume } from "@/lib/platform/http/limits";
import { spendOnce } from "@/lib/platform/http/spend-once";

/** As a short and a long window of one limit. */
const limitsOf = (name: string) => [
  { name: `${name}:hour`, points: 3, windowSeconds: 3600 },
  { name: `${name}:day`, points: 2, windowSeconds: 86_400 },
];
const nothing = async () => null;

async function left(name: string): Promise<number[]> {
  const counts = limitsOf(name).map(async (limit) => {
    for (let taken = 0; ; taken++)
      if (
        await consume(limit, "rina").then(
          () => false,
          () => true,
        )
      )
        return taken;
  });
  return Promise.all(counts);
}

const once = (name: string, make: () => Promise<{ answer: string; made: boolean }>, find: () => Promise<string | null> = nothing) =>
  spendOnce({ limits: limitsOf(name), key: "rina" }, { id: name, find, make });

test("what is made costs a point of each limit", async () => {
  expect(await once("made", async () => ({ answer: "mine", made: true }))).toBe("mine");
  expect(await left("made")).toEqual([2, 1]);
});

test("what another process made first costs nothing", async () => {
  for (let n = 0; n < 5; n++) expect(await once("theirs", async () => ({ answer: "theirs", made: false }))).toBe("theirs");
  expect(await left("theirs")).toEqual([3, 2]);
});

test("what another process made with the last point is the answer, and nothing is taken of the other limit", async () => {
  for (let n = 0; n < 2; n++) await once("last", async () => ({ answer: "mine", made: true }));
  expect(await once("last", expect.unreachable, async () => "theirs")).toBe("theirs");
  await expect(once("last", expect.unreachable)).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await left("last")).toEqual([1, 0]);
});

test("what failed may be made by the next call of the same moment, and counts: it may have been made all the same", async () => {
  const fails = () => once("failed", () => Promise.reject(new Error("The store is away.")));
  const [failed, made] = await Promise.allSettled([fails(), once("failed", async () => ({ answer: "mine", made: true }))]);
  expect([failed.status, made]).toEqual(["rejected", { status: "fulfilled", value: "mine" }]);
  expect(await left("failed")).toEqual([1, 0]);
});
