// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { guard } from "@/lib/platform/http/guard";
import { send } from "@/tests/support/api";

const FORM = "application/x-www-form-urlencoded";
const echo = guard(async (request) => {
  const headers = new Headers({ location: "/somewhere", "cache-control": "public" });
  headers.append("set-cookie", "a=1; Path=/");
  headers.append("set-cookie", "b=2; Path=/");
  return new Response(JSON.stringify({ text: await request.text(), at: request.nextUrl.pathname }), { status: 201, headers });
});

test("a foreign handler gets the whole body and its answer keeps every cookie", async () => {
  const response = await send(echo, { method: "POST", path: "/api/auth/signout", body: "a=1&a=2", headers: { "content-type": FORM } });
  expect([response.status, response.headers.get("location"), response.headers.getSetCookie()]).toEqual([
    201,
    "/somewhere",
    ["a=1; Path=/", "b=2; Path=/"],
  ]);
  expect(await response.json()).toEqual({ text: "a=1&a=2", at: "/api/auth/signout" });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test.each([
  [{ "content-type": FORM, origin: "null" }, "x", 403],
  [{ "content-type": FORM, origin: "https://evil.example" }, "x", 403],
  [{ "content-type": "text/plain" }, "x", 415],
  [{ "content-type": FORM }, "x".repeat(70_000), 413],
])("%j is held to the same rules (%#)", async (headers: Record<string, string>, body, status) => {
  expect((await send(echo, { method: "POST", body, headers })).status).toBe(status);
});

test("what it throws becomes our one error shape", async () => {
  const broken = guard(() => {
    throw new Error("hunter2");
  });
  const response = await send(broken);
  expect([response.status, Object.keys((await response.json()).error)]).toEqual([500, ["code", "message", "requestId"]]);
});

test("the guard counts addresses: a loop is stopped, whoever comes from elsewhere is not", async () => {
  const knock = (address: string) =>
    send(echo, { method: "POST", body: "a=1", headers: { "content-type": FORM, "x-forwarded-for": address } });
  const statuses = new Set<number>();
  for (let round = 0; round < 601; round += 1) statuses.add((await knock("192.0.2.1")).status);
  expect([...statuses]).toEqual([201, 429]);
  expect((await knock("192.0.2.2")).status).toBe(201);
});

test("a look carries no body, needs no media type, and has an allowance of its own", async () => {
  const headers = { "x-forwarded-for": "192.0.2.3" };
  const knock = () => send(echo, { method: "POST", body: "a=1", headers: { ...headers, "content-type": FORM } });
  for (let round = 0; round < 600; round += 1) await knock();
  const refused = await knock();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  for (const method of ["GET", "HEAD"]) {
    const response = await send(echo, { method, headers });
    expect([response.status, await response.json()]).toEqual([201, { text: "", at: "/api/test" }]);
  }
}, 60_000);

test("JSON may be sent as well", async () => {
  const response = await send(echo, { method: "POST", body: { a: 1 }, headers: { "x-forwarded-for": "192.0.2.4" } });
  expect([response.status, (await response.json()).text]).toEqual([201, '{"a":1}']);
});
