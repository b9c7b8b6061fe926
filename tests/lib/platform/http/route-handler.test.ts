// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { reply } from "@/lib/platform/http/reply";
import { setRevalidate } from "@/lib/platform/http/revalidation";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { actAs, loseSessions, person, send } from "@/tests/support/api";
import { read, remove, write } from "@/tests/support/operations";

let rina: Actor;
beforeAll(async () => {
  rina = await person("rina@example.com");
});
beforeEach(() => actAs(rina));

const post = write(() => ({ done: true }));

/** A write that shows somewhere. */
async function makeStale(topics: string[]): Promise<true> {
  const db = await database();
  await db.write((tx) => tx.stale(topics));
  return true;
}

const statusOf = async (response: Promise<Response>) => (await response).status;

describe("what declares no body", () => {
  const bare = async (route: typeof post, headers = {}) => {
    const response = await route(new Request("http://localhost:3000/", { method: "POST", headers }));
    return [response.status, (await response.json()).error?.code];
  };
  test("needs none, and takes an empty one", async () => {
    expect(await bare(post)).toEqual([200, undefined]);
    expect(await bare(post, { "content-type": "application/json" })).toEqual([200, undefined]);
    expect(await statusOf(send(post, { method: "POST", body: {} }))).toBe(200);
  });
  test("is held to the same rules as everything: no other site, no other type", async () => {
    expect(await bare(post, { origin: "https://evil.example" })).toEqual([403, "forbidden"]);
    expect(await bare(post, { "content-type": "text/plain" })).toEqual([415, "unsupported_type"]);
  });
  test.each(["POST", "DELETE"] as const)("by %s says so of a field, rather than not doing what it asks for", async (method) => {
    const route = method === "POST" ? post : remove(() => ({ done: true }), "/api/test");
    const refused = await send(route, { method, body: { scope: "all" } });
    expect([refused.status, (await refused.json()).error.fields]).toEqual([422, { scope: ["This field is not known here."] }]);
  });
  test("what declares one is refused without it", async () => {
    const declared = write(() => ({}), { body: z.unknown() });
    expect(await bare(declared)).toEqual([415, "unsupported_type"]);
    expect(await bare(declared, { "content-type": "application/json" })).toEqual([400, "malformed"]);
  });
});

describe("answers", () => {
  test("one shape for every refusal, with the request's id", async () => {
    const refused = read(() => {
      throw new AppError("conflict", "Taken.", { fields: { email: ["Taken."] } });
    });
    const response = await send(refused, { headers: { "x-request-id": "from-the-proxy-1" } });
    expect([response.status, await response.json()]).toEqual([
      409,
      { error: { code: "conflict", message: "Taken.", fields: { email: ["Taken."] }, requestId: "from-the-proxy-1" } },
    ]);
    expect(response.headers.get("x-request-id")).toBe("from-the-proxy-1");
  });

  test("a bug is 500 and tells nothing", async () => {
    const broken = read(() => {
      throw new TypeError("password=hunter2 at /srv/secret.ts:1");
    });
    const response = await send(broken);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text).error).toMatchObject({ code: "internal" });
    expect(text).not.toMatch(/hunter2|secret|TypeError|at /);
  });

  test.each(["short", "has space in it", "x".repeat(65), '{"a":"b","c":1}'])("a request id like %j is replaced", async (id) => {
    const response = await send(
      read(() => ({})),
      { headers: { "x-request-id": id } },
    );
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("an answer opened by itself runs and loads nothing, one with a policy keeps it", async () => {
    const own = reply(200, {}, { "content-security-policy": "default-src 'self'" });
    for (const [handler, policy] of [
      [read(() => ({})), "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
      [read(() => null), "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
      [read(() => own), "default-src 'self'"],
    ] as const)
      expect((await send(handler)).headers.get("content-security-policy")).toBe(policy);
  });

  test("a word of the address that would be a prototype is as unknown as any other", async () => {
    for (const path of ["/api/test?__proto__=1", "/api/test?constructor=1", "/api/test?zebra=1"]) {
      const response = await send(
        read(() => ({})),
        { path },
      );
      expect([path, response.status, Object.keys((await response.json()).error.fields)]).toEqual([path, 422, [path.split(/[?=]/)[1]]]);
    }
  });

  test("nothing at all is 404, a reply goes out as it is", async () => {
    expect(await statusOf(send(read(() => null)))).toBe(404);
    const response = await send(read(() => reply(202, [1], { link: "<x>" })));
    expect([response.status, response.headers.get("link"), await response.json()]).toEqual([202, "<x>", [1]]);
  });

  test("too many writes answer 429 with Retry-After, per person", async () => {
    const rare = write(() => ({ ok: true }), { limit: { name: "rare", points: 2, windowSeconds: 60 } });
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push(await statusOf(send(rare, { method: "POST", body: {} })));
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await send(rare, { method: "POST", body: {} });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    actAs(await person("omar@example.com"));
    expect(await statusOf(send(rare, { method: "POST", body: {} }))).toBe(200);
  });

  test("anonymous writes are counted by address, and a claimed one does not help", async () => {
    const rare = write(() => ({ ok: true }), { actor: "none", limit: { name: "rarer", points: 1, windowSeconds: 60 } });
    const call = (forwarded: string) => statusOf(send(rare, { method: "POST", body: {}, headers: { "x-forwarded-for": forwarded } }));
    expect(await call("1.1.1.1, 198.51.100.7")).toBe(200);
    expect(await call("2.2.2.2, 198.51.100.7")).toBe(429);
    expect(await call("1.1.1.1, 198.51.100.8")).toBe(200);
  });

  test("store away: 503 with Retry-After, also where the handler meets it first", async () => {
    loseSessions();
    const responses = await Promise.all([send(read(() => 1)), send(post, { method: "POST", body: {} })]);
    for (const response of responses) expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  test("a hand-over that fails does not undo the write", async () => {
    setRevalidate(() => {
      throw new Error("revalidatePath outside of Next");
    });
    const response = await send(
      write(async () => ({ done: await makeStale(["groups"]) })),
      { method: "POST", body: {} },
    );
    expect(response.status).toBe(200);
    setRevalidate(() => undefined);
  });

  test("a refused write marks nobody as a writer", async () => {
    const response = await send(
      write(() => null),
      { method: "POST", body: {} },
    );
    expect([response.status, response.headers.get("set-cookie")]).toEqual([404, null]);
  });
});

describe("a write that succeeds", () => {
  test("marks the writer for a moment and hands on what went stale", async () => {
    const told: unknown[] = [];
    setRevalidate((topics) => void told.push(topics));
    const change = write(async () => ({ done: await makeStale(["groups", "group:7"]) }));
    const response = await send(change, { method: "POST", body: {} });
    expect(response.headers.get("set-cookie")).toBe("hobbyhub_wrote=1; Max-Age=3; Path=/; HttpOnly; SameSite=Lax");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(told).toEqual([["groups", "group:7"]]);
    setRevalidate(() => undefined);
  });

  test("without topics tells nobody", async () => {
    const told: unknown[] = [];
    setRevalidate((topics) => void told.push(topics));
    await send(post, { method: "POST", body: {} });
    expect(told).toEqual([]);
    setRevalidate(() => undefined);
  });
});

describe("who is asked", () => {
  const whoReads = read(({ actor }) => actor?.email ?? "nobody", { actor: "optional" });

  test("nobody where the answer is the same for everybody, which may be kept", async () => {
    loseSessions();
    const same = read(({ actor }) => ({ actor }), { actor: "none", cacheControl: "public, s-maxage=1" });
    const response = await send(same);
    expect([response.status, response.headers.get("cache-control"), await response.json()]).toEqual([
      200,
      "public, s-maxage=1",
      { actor: null },
    ]);
    const broken = await send(read(() => null, { actor: "none", cacheControl: "public, s-maxage=1" }));
    expect([broken.status, broken.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
  });

  test("whoever is there, where anybody may come", async () => {
    expect(await (await send(whoReads)).json()).toBe("rina@example.com");
    actAs(null);
    expect(await (await send(whoReads)).json()).toBe("nobody");
    const whoWrites = write(({ actor }) => actor?.email ?? "nobody", { actor: "optional" });
    expect(await (await send(whoWrites, { method: "POST", body: {} })).json()).toBe("nobody");
    actAs(rina);
    expect(await (await send(whoWrites, { method: "POST", body: {} })).json()).toBe("rina@example.com");
    const whoRegisters = write(({ actor }) => actor?.email ?? "nobody", { actor: "none" });
    expect(await (await send(whoRegisters, { method: "POST", body: {} })).json()).toBe("nobody");
  });

  test("a person, where one is needed", async () => {
    actAs(null);
    expect(await statusOf(send(read(() => 1)))).toBe(401);
    expect(await statusOf(send(post, { method: "POST", body: {} }))).toBe(401);
  });
});

describe("DELETE", () => {
  const removeIt = remove(({ body, params }) => ({ body: body ?? "none", ...params }), "/api/tests/{testId}/parts/{partId}", {
    body: z.unknown(),
  });
  test.each<[string, { body?: string; headers?: Record<string, string> }, number]>([
    ["nothing", {}, 200],
    ["no body of a type", { headers: { "content-type": "application/json" } }, 200],
    ["JSON", { body: '{"a":1}', headers: { "content-type": "application/json" } }, 200],
    ["broken JSON", { body: "{", headers: { "content-type": "application/json" } }, 400],
    ["another type", { headers: { "content-type": "text/plain" } }, 415],
    ["a body of no type", { body: "x", headers: { "content-type": "" } }, 415],
  ])("with %s", async (_, sent, status) => {
    const response = await send(removeIt, { method: "DELETE", params: { testId: "7", partId: "8", else: "9" }, ...sent });
    expect(response.status).toBe(status);
    if (status === 200) expect(await response.json()).toEqual({ body: sent.body ? { a: 1 } : "none", testId: "7", partId: "8" });
  });
});

describe("query", () => {
  const get = read(({ query }) => query, { actor: "optional", query: z.strictObject({ a: z.string() }).partial() });
  test.each([
    ["", 200],
    ["?a=1", 200],
    ["?a=1&a=2", 422],
    ["?b=1", 422],
    ["?a[]=1", 422],
    ["?constructor=1", 422],
    ["?a=%00", 400],
  ])("%j answers %i", async (query, status) => {
    expect(await statusOf(send(get, { path: `/api/test${query}` }))).toBe(status);
  });
});
