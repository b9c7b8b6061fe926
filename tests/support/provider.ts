import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A fake Resend server that records its requests. */
export async function aProvider() {
  const received: { headers: IncomingHttpHeaders; body: Record<string, unknown> }[] = [];
  const state: { status: number; name: string; refused: (text: string) => boolean } = {
    status: 200,
    name: "application_error",
    refused: () => false,
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ headers: request.headers, body: JSON.parse(body) });
    const statusCode = state.refused(body) ? 422 : state.status;
    const answer = statusCode === 200 ? { id: "re_1" } : { name: state.name, message: "down", statusCode };
    response.writeHead(statusCode, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.RESEND_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, state, close: () => new Promise((resolve) => server.close(resolve)) };
}
