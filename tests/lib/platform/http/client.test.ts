import { afterEach, expect, test, vi } from "vitest";
import { ApiError, api } from "@/lib/platform/http/client";

afterEach(() => vi.unstubAllGlobals());

const answering = (response: Response) => {
  const fetch = vi.fn(async (..._: Parameters<typeof globalThis.fetch>) => response);
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

test("posts JSON and gives the data back", async () => {
  const fetch = answering(Response.json({ insertedId: "1" }, { status: 201 }));
  expect(await api("/api/groups", { method: "POST", body: { a: 1 } })).toEqual({ insertedId: "1" });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"a":1}', headers: { "content-type": "application/json" } });
});

test("what is to be made once has a key, and nothing else has one", async () => {
  const fetch = answering(Response.json({}));
  await api("/api/groups", { method: "POST", body: {}, key: "12345678" });
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ "content-type": "application/json", "idempotency-key": "12345678" });
  const without = answering(Response.json({}));
  await api("/api/groups");
  expect(without.mock.calls[0]?.[1]?.headers).toEqual({});
});

test("a refusal carries what a form needs", async () => {
  const error = { code: "too_many_requests", message: "Wait.", fields: { email: ["Hm."] }, requestId: "x" };
  answering(Response.json({ error }, { status: 429, headers: { "retry-after": "7" } }));
  await expect(api("/api/groups")).rejects.toMatchObject({
    status: 429,
    code: "too_many_requests",
    fields: { email: ["Hm."] },
    retryAfter: 7,
  });
});

test("an answer that is not ours and no answer at all are errors too", async () => {
  answering(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(api("/api/groups")).rejects.toMatchObject({ status: 502, code: "internal" });
  answering(new Response("<h1>Welcome to the hotel</h1>", { status: 200 }));
  await expect(api("/api/auth/session")).rejects.toMatchObject({ name: "ApiError", status: 0, code: "network" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  const error = await api("/api/groups").catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 0, code: "network" });
});
