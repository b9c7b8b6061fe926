import "server-only";
import { AppError } from "@/lib/errors";
import { type Cost, giveBack, spend } from "./limits";

/** Something that is made once with a client's key. */
interface Once<T> {
  /** What it is made as, where there is a key. */
  id: string | undefined;
  find: () => Promise<T | null>;
  /** Says whether it was this call that made it. */
  make: () => Promise<{ answer: T; made: boolean }>;
}

/** What calls of this process are making, by its id. */
const underWay = new Map<string, Promise<void>>();

const ignore = () => undefined;

/** Those that make the same go one after the other: only then can the later ones see whether it was made. */
async function inTurn<T>(id: string, task: () => Promise<T>): Promise<T> {
  const mine = (underWay.get(id) ?? Promise.resolve()).then(task);
  const over = mine.then(ignore, ignore);
  underWay.set(id, over);
  await over;
  if (underWay.get(id) === over) underWay.delete(id);
  return mine;
}

/** The points are given back, and a refusal looked into, for calls of other processes: they take no turns with ours. */
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
 * Makes something that has a cost, once: where another call with the same key was faster, here or in another process, its answer stands and
 * this one costs nothing, also when no point is left.
 * @throws AppError too_many_requests, and what `find` and `make` throw
 */
export async function spendOnce<T>(cost: Cost, once: Once<T>): Promise<T> {
  const { id, find } = once;
  if (id === undefined) return makeAtCost(cost, once);
  const waits = underWay.has(id);
  return inTurn(id, async () => (waits ? await find() : null) ?? makeAtCost(cost, once));
}
