import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { standInFront } from "@/lib/platform/rendering/front";
import { rawHttp } from "../../../support/raw-http";

let server: Server;
let asked: string[] = [];
let listener: RequestListener;

beforeAll(() => standInFront(true));

beforeEach(async () => {
  asked = [];
  listener = (_request, response) => void response.end("Next");
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = (start: string, more = "") =>
  rawHttp((server.address() as AddressInfo).port, `${start} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`, 1000);

const DECLARED = "Content-Length: 9000000\r\n";
const CHUNKED = "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n";

test.each([
  ["POST /createGroup", DECLARED],
  ["POST /createGroup", CHUNKED],
  ["PUT /", "Content-Length: 2\r\n\r\nhi"],
  ["POST /allGroups?q=/api/", DECLARED],
  ["POST /api/../createGroup", DECLARED],
  ["POST /api/%2e%2e/createGroup", CHUNKED],
  ["POST /api\\..\\createGroup", DECLARED],
  ["DELETE /apis", ""],
  ["OPTIONS /", ""],
  ["OPTIONS *", ""],
  ["TRACE /", ""],
])("%s with %j is refused at once, and its connection closed", async (start, more) => {
  const answer = await send(start, more);
  expect(answer).toMatchObject({ status: 405, closed: true });
  expect(answer.headers).toMatchObject({ allow: "GET, HEAD", connection: "close", "cache-control": "no-store" });
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(asked).toEqual([]);
});

test.each([
  ["GET /allGroups?q=a", DECLARED],
  ["GET /", CHUNKED],
  ["HEAD /", DECLARED],
  ["GET /api/groups", DECLARED],
  ["GET *", ""],
])("%s with %j is no request that reads", async (start, more) => {
  expect(await send(start, more)).toMatchObject({ status: 400, closed: true });
  expect(asked).toEqual([]);
});

test("the API takes what changes something, but no TRACE", async () => {
  const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  for (const method of methods) await send(`${method} /api/groups`, "Connection: close\r\n");
  expect(asked).toEqual(methods.map((method) => `${method} /api/groups`));
  expect(await send("TRACE /api/groups")).toMatchObject({ status: 405, closed: true, headers: { allow: methods.join(", ") } });
});

test("a page that is looked at goes on to Next, and the connection stays", async () => {
  const last = "GET /contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
  expect(await send("GET /contact", `Content-Length: 0\r\n\r\n${last}`)).toMatchObject({ status: 200, closed: true });
  expect(asked).toEqual(["GET /contact", "GET /contact"]);
});

test("a body that is answered before it has arrived is not waited for", async () => {
  listener = (_request, response) => void response.writeHead(413).end();
  for (const more of [DECLARED, CHUNKED])
    expect(await send("POST /api/contact", more)).toMatchObject({ status: 413, closed: true, headers: { connection: "close" } });
});
