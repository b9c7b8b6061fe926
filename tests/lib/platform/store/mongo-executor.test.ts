import type { MongoClient } from "mongodb";
import { beforeEach, expect, test } from "vitest";
import { Executor } from "@/lib/platform/store/mongo/executor";
import { endsAfter, fakeClock } from "@/tests/support/faked-clock";

beforeEach(fakeClock);

/** A session that notes what is asked of it; `commit` decides when a commit is answered. */
function executing(commit: () => Promise<void>) {
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
  return { executor: new Executor({ startSession: () => session } as unknown as MongoClient), asked };
}

const unavailable = { name: "AppError", code: "unavailable" };

test("a commit that is not answered is unavailable after three seconds, and never aborted", async () => {
  let answer = () => {};
  const { executor, asked } = executing(() => new Promise((resolve) => (answer = resolve)));
  await expect(
    endsAfter(
      3000,
      executor.transaction(async () => "done"),
    ),
  ).rejects.toMatchObject(unavailable);
  expect(asked).toEqual(["commit"]);
  answer();
  await executor.idle();
  expect(asked).toEqual(["commit", "end"]);
});

test("a task that is late is aborted, but not before its last step is over", async () => {
  let finish = () => {};
  const { executor, asked } = executing(async () => {});
  const task = () => new Promise<void>((resolve) => (finish = resolve));
  await expect(endsAfter(50 + 500, executor.transaction(task, { longest: 50, patience: 0 }))).rejects.toMatchObject(unavailable);
  expect(asked).toEqual([]);
  finish();
  await executor.idle();
  expect(asked).toEqual(["abort", "end"]);
});
