import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeHead } from "./before-head";
import { currentGeneration, isPage } from "./response-cache";

/** The requests for one path that were passed on to Next and are not answered yet. */
interface Batch {
  /** The generation (the count of changes) when the first of them was passed on. Each of them sees at least the changes up to it. */
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
 * Passes a request for a page on to Next, after all requests for the same path that started before the last change are answered. The
 * reason: Next shares one running render among all requests for the page. A writer could then get the page as it was before the write. The
 * render counts as finished when its headers are sent, so a slow client delays nobody.
 * @param perPerson matches pages that are rendered for each request; their renders are not shared
 * @param next passes the request on
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
  // The client has disconnected while it waited. A render for it would never report its end, so none is started and nobody waits for it.
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
