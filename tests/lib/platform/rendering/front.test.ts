import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { slowDownPage } from "@/components/ui/slow-down-page";
import { standInFront } from "@/lib/platform/rendering/front";
import { rawHttp } from "../../../support/raw-http";

const FRONT = {
  ...{ production: true, mostConnections: 100, publicOrigin: null, transportSecurity: "max-age=1", hops: 0, slowDownPage },
  sessionPages: /^\/myGroup$/,
};

let server: Server;
let asked: string[] = [];
let listener: RequestListener;

beforeAll(() => standInFront(FRONT));

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
  rawHttp((server.address() as AddressInfo).port, `${start} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`);

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

const SHARED = "public, max-age=0, s-maxage=1";
const MINE = "private, no-store";

test.each([
  ["a page", {}, 200, {}, SHARED],
  ["a page somebody has already", {}, 304, {}, SHARED],
  ["a redirect of Next's router", { rsc: "1" }, 307, { location: "/?_rsc" }, MINE],
  ["any other redirect", {}, 308, { location: "/contact" }, MINE],
  ["a part of a page", { rsc: "1", "next-router-prefetch": "1" }, 200, {}, MINE],
  ["an answer that sets a cookie", { cookie: "__prerender_bypass=1" }, 200, { "set-cookie": "__prerender_bypass=; Path=/" }, MINE],
])("a shared cache keeps %s as it should", async (_what, asks, status, headers, cacheControl) => {
  listener = (_request, response) => {
    response.setHeader("cache-control", SHARED);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.writeHead(status).end();
  };
  const fields = Object.entries({ ...asks, connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = await send("GET /contact", fields.join(""));
  expect([answer.status, answer.headers["cache-control"]]).toEqual([status, cacheControl]);
});

test("an answer without a policy gets the one that holds everywhere; of several the page's own stays", async () => {
  const policyOf = async () => (await send(`GET /page-${asked.length}`, "Connection: close\r\n")).headers["content-security-policy"];
  expect(await policyOf()).toBe("base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'");
  listener = (_request, response) => {
    response.setHeader("Content-Security-Policy", "base-uri 'none'");
    response.appendHeader("content-security-policy", "default-src 'none'; base-uri 'none'");
    response.end();
  };
  expect(await policyOf()).toBe("default-src 'none'; base-uri 'none'");
});

test("asked for another protocol, the server answers in its own", async () => {
  server.on("upgrade", (_request, socket) => socket.destroy());
  expect((await send("GET /upgrade", "Connection: Upgrade, close\r\nUpgrade: websocket\r\n")).status).toBe(200);
});

test.each([
  ["a page", "POST /createGroup"],
  ["the API", "POST /api/contact"],
])("whoever writes a body without end to %s reads the refusal, then its connection is closed", async (_name, start) => {
  // As a route does that has begun to read.
  listener = (request, response) => request.on("readable", () => request.read() && response.writeHead(413).end("Too large"));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const sent = Buffer.alloc(64 * 1024, 32);
  const more = (): void => {
    while (!socket.destroyed && socket.write(sent));
  };
  let answer = "";
  // Reads nothing until it has written a good deal after the answer.
  socket.pause();
  socket.on("data", (data) => {
    answer += data;
  });
  socket.write(`${start} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000000\r\n\r\n`);
  socket.on("drain", () => {
    if (socket.bytesWritten > 20_000_000 && socket.isPaused()) socket.resume();
    more();
  });
  more();
  await once(socket, "end");
  expect(answer).toMatch(/^HTTP\/1.1 4(05|13) .*(Only GET, HEAD can be used here\.\n|Too large)/s);
  socket.destroy();
});

/** The policies that Next reads the nonce from, whether the middleware would be asked, and the policy of the answer. */
async function policiesOf(path: string, headers: string) {
  let [toNext, reported, marked]: unknown[] = [];
  listener = ({ headers }, response) => {
    toNext = headers["content-security-policy"];
    reported = headers["content-security-policy-report-only"];
    marked = headers["x-hobbyhub-policy"];
    response.setHeader("content-security-policy", "base-uri 'none'").end();
  };
  const { headers: answered } = await send(`GET ${path}`, `Connection: close\r\n${headers}`);
  return { toNext, reported, marked, answered: answered["content-security-policy"] };
}

/** What only this server may say to Next, as a stranger sends it. */
const STRANGERS = [
  "X-HobbyHub-Policy: 1",
  "Content-Security-Policy: default-src 'nonce-AAAA'",
  "Content-Security-Policy-Report-Only: default-src 'nonce-AAAA'",
]
  .map((field) => `${field}\r\n`)
  .join("");

const SESSION = "Cookie: theme=dark; authjs.session-token=abc\r\n";

test("the page of somebody with a session gets a nonce of its own here", async () => {
  const first = await policiesOf("/myGroup?after=1", `${SESSION}${STRANGERS}`);
  const toNext = expect.stringMatching(/script-src 'self' .*'nonce-[^']{24}'/);
  expect(first).toEqual({ toNext, reported: undefined, marked: "1", answered: first.toNext });
  expect((await policiesOf("/myGroup", SESSION)).toNext).not.toBe(first.toNext);
});

test.each([
  ["/myGroup", ""],
  ["/myGroup", "Cookie: not-authjs.session-token=abc\r\n"],
  ["/myGroup/", SESSION],
  ["/my%47roup", SESSION],
  ["/contact", SESSION],
])("%s with %j is left to the middleware, whatever the request says", async (path, headers) => {
  const given = await policiesOf(path, `${headers}${STRANGERS}`);
  expect(given).toEqual({ toNext: undefined, reported: undefined, marked: undefined, answered: "base-uri 'none'" });
});
