import { startApp, stopApp } from "../support/app-server";
import { rawHttp } from "../support/raw-http";
import { expect, test } from "./fixtures";

const BODIES = {
  declared: "Content-Length: 9000000\r\n\r\nhello",
  chunked: "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
  slow: "Content-Type: text/plain\r\nContent-Length: 5\r\n\r\nh",
};

test("a page takes no body: it is refused before it has arrived, and its connection is closed", async ({ site }) => {
  const port = Number(new URL(site.url).port);
  for (const path of ["/", "/createGroup", "/dashboard", "/allGroups?q=tea", "/api/../createGroup", "/nowhere", "/covers/fishing.svg"])
    for (const [kind, body] of Object.entries(BODIES)) {
      const answer = await rawHttp(port, `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${body}`);
      expect([path, kind, answer.status, answer.closed, answer.headers.allow]).toEqual([path, kind, 405, true, "GET, HEAD"]);
    }
  const reading = await rawHttp(port, `GET /allGroups?q=tea HTTP/1.1\r\nHost: localhost\r\n${BODIES.chunked}`);
  expect([reading.status, reading.closed]).toEqual([400, true]);
});

test("what asks for no page at all is no 500", async ({ site }) => {
  const port = Number(new URL(site.url).port);
  for (const [start, status] of [
    ["OPTIONS *", 405],
    ["TRACE /", 405],
    ["TRACE /api/groups", 405],
    ["GET *", 400],
  ] as const) {
    const answer = await rawHttp(port, `${start} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect([start, answer.status, answer.closed]).toEqual([start, status, true]);
  }
});

test("the connection of a body that was refused is closed, not left hanging", async ({ site }) => {
  const start = "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
  const answer = await rawHttp(Number(new URL(site.url).port), `${start}20000\r\n${"x".repeat(0x20000)}\r\n`);
  expect([answer.status, answer.closed, answer.headers.connection]).toEqual([413, true, "close"]);
});

test("connections that ask for nothing do not keep others out, and are closed in the end", async ({ place }) => {
  const app = await startApp(place, { MAX_CONNECTIONS: "20" });
  try {
    const silent = Array.from({ length: 60 }, () => rawHttp(Number(new URL(app.url).port), "").catch(() => null));
    await expect.poll(async () => (await fetch(`${app.url}/contact`).catch(() => null))?.status).toBe(200);
    for (const answer of await Promise.all(silent)) expect(answer?.closed ?? true).toBe(true);
    expect(app.output()).toContain("MAX_CONNECTIONS");
  } finally {
    await stopApp(app);
  }
});
