import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeHead } from "./before-head";
import { currentGeneration, isPage } from "./response-cache";

/** Requests for one path that were let through and are not answered yet. */
interface Batch {
  /** How far the count of changes was when the first of them was let through: what each of them sees at least. */
  generation: number;
  open: number;
  answered: Promise<void>;
  end: () => void;
}

const batches = new Map<string, Batch>();

function newBatch(path: string, generation: number): Batch {
  let end = () => {};
  const answered = new Promise<void>((resolve) => {
    end = resolve;
  });
  const batch = { generation, open: 0, answered, end };
  batches.set(path, batch);
  return batch;
}

/**
 * Lets a request for a page through once those are answered that came to the same path before the last change. Next gives the render that
 * is under way to every request for the same page that comes meanwhile, also to that of a writer who would then see the page as it was
 * before their write. The head tells that a render is over; how fast its receiver reads the rest holds nobody up.
 * @param perPerson the addresses of pages that are made for each request, which share no render
 * @param next what happens with the request then
 */
export async function afterOlderRenders(
  request: IncomingMessage,
  response: ServerResponse,
  perPerson: RegExp,
  next: () => void,
): Promise<void> {
  const [path = ""] = (request.url ?? "").split("?");
  if (!isPage(request) || perPerson.test(path)) return next();
  const generation = await currentGeneration();
  if (generation === undefined) return next();
  let batch = batches.get(path);
  for (; batch && batch.generation < generation; batch = batches.get(path)) await batch.answered;
  // Nothing would ever tell that the render of somebody who went away meanwhile is over: they get none, and nobody is to wait for it.
  if (request.socket.destroyed) return;
  batch ??= newBatch(path, generation);
  batch.open += 1;
  let isOpen = true;
  const leave = () => {
    if (!isOpen) return;
    isOpen = false;
    batch.open -= 1;
    if (batch.open > 0) return;
    batches.delete(path);
    batch.end();
  };
  beforeHead(response, (status) => {
    leave();
    return status;
  });
  response.once("close", leave);
  next();
}
