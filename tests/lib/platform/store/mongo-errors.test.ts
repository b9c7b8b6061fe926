import { MongoServerError } from "mongodb";
import { expect, test } from "vitest";
import { isConflict } from "@/lib/platform/store/mongo/errors";

const failed = (message: string, code = 1) => new MongoServerError({ message, code });

test.each([
  failed("WriteConflict", 112),
  failed("TransactionTooOld", 251),
  failed("could not serialize access due to concurrent update"),
  failed("deadlock detected"),
  failed("the transaction was ended due to deadlock"),
  failed("55P03: lock not available"),
  failed("canceling statement due to lock timeout"),
])("another transaction was in the way: %s", (error) => {
  expect(isConflict(error)).toBe(true);
});

test.each([failed("E11000 duplicate key", 11000), failed("bad value", 2), new Error("deadlock detected")])("nobody was: %s", (error) => {
  expect(isConflict(error)).toBe(false);
});
