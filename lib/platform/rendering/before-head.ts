import type { ServerResponse } from "node:http";

/**
 * Calls `before` with the status when the head of an answer is about to be sent: the last moment to change a header, or the status by
 * returning another one.
 */
export function beforeHead(response: ServerResponse, before: (status: number) => number): void {
  const writeHead = response.writeHead;
  response.writeHead = (given: number, ...rest: unknown[]) => {
    const status = before(given);
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
}
