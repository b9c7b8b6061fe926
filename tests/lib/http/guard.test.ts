// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { guard } from "@/lib/http/guard";
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

test("its limit counts addresses, and can depend on the request", async () => {
  const rare = guard(() => Response.json({}), {
    limit: (request) => (request.url.endsWith("/login") ? { name: "guarded", points: 1, windowSeconds: 60 } : null),
  });
  const statuses = [];
  for (const path of ["/login", "/login", "/other"]) statuses.push((await send(rare, { method: "POST", path, body: {} })).status);
  expect(statuses).toEqual([200, 429, 200]);
});
