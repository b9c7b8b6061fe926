import "server-only";
import { AppError } from "@/lib/errors";
import { type Cost, giveBack, spend } from "./limits";

/** Something that is created once per client key. */
interface Once<T> {
  /** The id of the new thing; undefined without a key. */
  id: string | undefined;
  find: () => Promise<T | null>;
  /** `made` tells whether this call created it. */
  make: () => Promise<{ answer: T; made: boolean }>;
}

/** The calls of this process that are creating something now, by the id of that thing. */
const underWay = new Map<string, Promise<void>>();

const ignore = () => undefined;

/** Runs tasks with the same id one after another, so that a later task can see what an earlier one created. */
async function inTurn<T>(id: string, task: () => Promise<T>): Promise<T> {
  const mine = (underWay.get(id) ?? Promise.resolve()).then(task);
  const over = mine.then(ignore, ignore);
  underWay.set(id, over);
  await over;
  if (underWay.get(id) === over) underWay.delete(id);
  return mine;
}

/**
 * `inTurn` orders only the calls of this process. When another process created the thing first, this call gives its points back. After
 * `too_many_requests` it looks for the thing once more.
 */
async function makeAtCost<T>(cost: Cost, { find, make }: Once<T>): Promise<T> {
  const outcome = await spend(cost, make).catch(async (error: unknown) => {
    const answer = error instanceof AppError && error.code === "too_many_requests" ? await find() : null;
    if (answer === null) throw error;
    return { answer, made: true };
  });
  if (!outcome.made) await giveBack(cost.limits, cost.key);
  return outcome.answer;
}

/**
 * Creates something that costs points, once. When another call with the same key was faster, in this process or another, this call returns
 * what that one created. Then it costs no point, and it succeeds even when no point is left.
 * @throws AppError too_many_requests, and what `find` and `make` throw
 */
export async function spendOnce<T>(cost: Cost, once: Once<T>): Promise<T> {
  const { id, find } = once;
  if (id === undefined) return makeAtCost(cost, once);
  const waits = underWay.has(id);
  return inTurn(id, async () => (waits ? await find() : null) ?? makeAtCost(cost, once));
}
