import type { IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "@/lib/log";
import { nameRequest } from "@/lib/platform/http/request-id";
import { logPageError } from "@/lib/platform/rendering/page-errors";

const CONTEXT = { routerKind: "App Router", routePath: "/(site)/allGroups", routeType: "render", revalidateReason: undefined } as const;

function lineOf(error: unknown, headers: Record<string, string | string[]> = {}, path = "/allGroups?q=secret-word&token=hunter2") {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  logPageError(error, { path, method: "GET", headers }, CONTEXT, createLog("info", stream));
  expect(lines).toHaveLength(1);
  return { text: lines.join(), line: JSON.parse(lines.join()) };
}

test("the digest a person sees leads to the error and its request", () => {
  const { line } = lineOf(Object.assign(new Error("The store is away."), { digest: "1234567890" }), { "x-request-id": "proxy-0001" });
  expect(line).toMatchObject({
    level: "error",
    digest: "1234567890",
    method: "GET",
    path: "/allGroups",
    route: "/(site)/allGroups",
    requestId: "proxy-0001",
    err: { message: "The store is away.", stack: expect.stringContaining("page-errors.test") },
  });
});

test("no query, cookie, token or password is written", () => {
  const error = Object.assign(new Error("no"), { password: "hunter2", input: { password: "hunter2" }, headers: { cookie: "hunter2" } });
  const { text } = lineOf(error, { cookie: "session=hunter2", authorization: "Bearer hunter2" });
  expect(text).not.toMatch(/hunter2|secret-word/);
});

test.each(["a line of text", null, undefined, { digest: 7 }])("%j may be thrown too", (thrown) => {
  expect(lineOf(thrown).line).toMatchObject({ path: "/allGroups", msg: "A page could not be made" });
});

test.each([["no\nline-0001"], ["short"], [["several-1", "several-2"]]])("the request id %j is not taken", (id) => {
  expect(lineOf(new Error("no"), { "x-request-id": id }).line).not.toHaveProperty("requestId");
});

test("a request without an id gets one before anybody reads it; a proxy's stays", () => {
  const idOf = (id?: string) => {
    const request = { headers: id === undefined ? {} : { "x-request-id": id } } as IncomingMessage;
    nameRequest(request);
    return request.headers["x-request-id"];
  };
  expect(idOf()).toMatch(/^[0-9a-f-]{36}$/);
  expect(idOf()).not.toBe(idOf());
  expect(idOf("proxy-0001")).toBe("proxy-0001");
  expect(idOf("a b")).toMatch(/^[0-9a-f-]{36}$/);
});
