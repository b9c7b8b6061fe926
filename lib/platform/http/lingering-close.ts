import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";

/** As long as a client may take to read its answer while it is still writing. */
const LINGER_MS = 5000;

/**
 * Lets a connection end in two steps (a lingering close) when its request is answered before the whole body is here: our half with the
 * answer, then what still arrives is thrown away until the other side closes too. Closed at once, the system answers the bytes nobody read
 * with a reset, and a client that is still writing loses the answer that says why.
 */
export function closeLingering(request: IncomingMessage, { socket }: ServerResponse): void {
  if (!socket) return;
  // What Node calls after the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    request.unpipe().removeAllListeners("data").removeAllListeners("readable").resume();
    const limit = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once("close", () => clearTimeout(limit));
  };
}
