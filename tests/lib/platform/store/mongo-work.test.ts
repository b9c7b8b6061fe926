import type { MongoClient } from "mongodb";
import { expect, test } from "vitest";
import { Work } from "@/lib/platform/store/mongo/work";

/** A session that notes what is asked of it; `commit` decides when a commit is answered. */
function working(commit: () => Promise<void>) {
  const asked: string[] = [];
  let open = false;
  const session = {
    startTransaction: () => {
      open = true;
    },
    inTransaction: () => open,
    commitTransaction: async () => {
      asked.push("commit");
      await commit().finally(() => {
        open = false;
      });
    },
    abortTransaction: async () => {
      asked.push("abort");
      open = false;
    },
    endSession: async () => asked.push("end"),
  };
  return { work: new Work({ startSession: () => session } as unknown as MongoClient), asked };
}

const unavailable = { name: "AppError", code: "unavailable" };

test.concurrent("a commit that is not answered is unavailable within three seconds, and never aborted", async () => {
  let answer = () => {};
  const { work, asked } = working(() => new Promise((resolve) => (answer = resolve)));
  const begun = Date.now();
  await expect(work.together(async () => "done")).rejects.toMatchObject(unavailable);
  expect(Date.now() - begun).toBeLessThan(3200);
  expect(asked).toEqual(["commit"]);
  answer();
  await work.idle();
  expect(asked).toEqual(["commit", "end"]);
});

test.concurrent("a task that is late is aborted, but not before its last step is over", async () => {
  let finish = () => {};
  const { work, asked } = working(async () => {});
  const task = () => new Promise<void>((resolve) => (finish = resolve));
  await expect(work.together(task, { longest: 50, patience: 0 })).rejects.toMatchObject(unavailable);
  expect(asked).toEqual([]);
  finish();
  await work.idle();
  expect(asked).toEqual(["abort", "end"]);
});
