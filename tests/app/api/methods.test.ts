// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test, vi } from "vitest";
import { verbsOf } from "@/lib/platform/http/routes";
import { listOperations } from "@/lib/rooms";
import { send } from "@/tests/support/api";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const operations = await listOperations();

test.each([...new Set(operations.map(({ path }) => path))])(
  "%s says which methods it has, and refuses the others with their list",
  async (path) => {
    const verbs = verbsOf(operations.filter((operation) => operation.path === path));
    const route = await import(/* @vite-ignore */ `../../../app${path.replace(/\{(\w+)\}/g, "[$1]")}/route.ts`);
    const allow = METHODS.filter((method) => verbs.includes(method)).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    const options = await send(route.OPTIONS, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, [...allow, "OPTIONS"].join(", ")]);
    for (const method of METHODS.filter((each) => !verbs.includes(each))) {
      const answer = await send(route[method], { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, [...allow, "OPTIONS"].join(", ")]);
      const message = `Only ${allow.join(", ")} can be used here.`;
      expect(await answer.json()).toEqual({ error: { code: "method_not_allowed", message, requestId: expect.any(String) } });
    }
  },
);

test("so do the addresses of signing in; what has no address has no methods", async () => {
  const auth = await import("@/app/api/auth/[...nextauth]/route");
  const [refused, options] = [await send(auth.PUT, { method: "PUT" }), await send(auth.OPTIONS, { method: "OPTIONS" })];
  expect([refused.status, refused.headers.get("allow"), options.status]).toEqual([405, "GET, HEAD, POST, OPTIONS", 204]);
  expect((await refused.json()).error.code).toBe("method_not_allowed");
  const nothing = await import("@/app/api/[[...unknown]]/route");
  expect((await send(nothing.OPTIONS, { method: "OPTIONS" })).status).toBe(404);
});
