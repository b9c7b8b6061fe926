import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";

/** The time a client has to read its answer while it still sends its body. */
const LINGER_MS = 5000;

/**
 * Closes a connection in two steps (a lingering close) when its request is answered before the whole body has arrived. First the server
 * sends the answer and closes its half. Then it reads and drops the rest of the body until the client closes too. After an immediate close,
 * the system would send a reset because of the unread bytes, and a client that is still sending would lose the answer.
 */
export function closeLingering(request: IncomingMessage, { socket }: ServerResponse): void {
  if (!socket) return;
  // Node calls this after the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    request.unpipe().removeAllListeners("data").removeAllListeners("readable").resume();
    const limit = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once("close", () => clearTimeout(limit));
  };
}
