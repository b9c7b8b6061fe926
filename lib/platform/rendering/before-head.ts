import type { ServerResponse } from "node:http";

/**
 * Calls `before` with the status just before the headers of an answer are sent. It is the last moment to change a header; `before` returns
 * the status to send.
 */
export function beforeHead(response: ServerResponse, before: (status: number) => number): void {
  const writeHead = response.writeHead;
  response.writeHead = (given: number, ...rest: unknown[]) => {
    const status = before(given);
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
}
