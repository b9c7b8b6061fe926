import type { ServerResponse } from "node:http";

/** Calls `before` with the status when the head of an answer is about to be sent: the last moment to change a header. */
export function beforeHead(response: ServerResponse, before: (status: number) => void): void {
  const writeHead = response.writeHead;
  response.writeHead = (...given: unknown[]) => {
    before(typeof given[0] === "number" ? given[0] : response.statusCode);
    return Reflect.apply(writeHead, response, given);
  };
}
