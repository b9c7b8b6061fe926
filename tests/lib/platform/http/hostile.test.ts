// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { actAs, person, send } from "@/tests/support/api";
import { read, write } from "@/tests/support/operations";

beforeAll(async () => actAs(await person("rina@example.com")));

const handler = vi.fn(({ body }: { body: unknown }) => body ?? { done: true });
const post = write(handler, { body: z.unknown() });
beforeEach(() => {
  handler.mockClear();
});

const statusOf = async (response: Promise<Response>) => (await response).status;

describe("origin", () => {
  test.each([
    [{ origin: "http://localhost:3000" }, 200],
    [{ origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, 200],
    [{ "sec-fetch-site": "none" }, 200],
    [{}, 200],
    [{ origin: "https://hobbyhub.example", host: "hobbyhub.example", "x-forwarded-proto": "https" }, 200],
    [{ origin: "https://hobbyhub.example", host: "hobbyhub.example:443", "x-forwarded-proto": "https" }, 200],
    [{ origin: "http://hobbyhub.example", host: "hobbyhub.example", "x-forwarded-proto": "https" }, 403],
    [{ origin: "https://hobbyhub.example", host: "hobbyhub.example" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: "null", "sec-fetch-site": "same-origin" }, 403],
    [{ origin: "" }, 403],
    [{ origin: "http://evil.example" }, 403],
    [{ origin: "http://localhost:3001" }, 403],
    [{ origin: "http://localhost:3000.evil.example" }, 403],
    [{ origin: "http://evil.example", "x-forwarded-host": "evil.example" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "http://localhost:3000", "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }, 403],
  ])("a write with %j answers %i", async (headers: Record<string, string>, status) => {
    expect(await statusOf(send(post, { method: "POST", body: {}, headers }))).toBe(status);
    expect(handler).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  });

  test.each([
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain",
    "text/plain;application/json",
  ])("another site cannot post %s", async (type) => {
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site", "content-type": type };
    expect(await statusOf(send(post, { method: "POST", body: '{"a":1}', headers }))).toBe(403);
  });

  test("a link from elsewhere may be followed, a fetch may not", async () => {
    const get = read(() => ({ fine: true }));
    expect(await statusOf(send(get, { headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" } }))).toBe(200);
    expect(await statusOf(send(get, { headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" } }))).toBe(403);
  });
});

describe("media type", () => {
  test.each([
    ["application/json", 200],
    ["Application/JSON; charset=UTF-8", 200],
    ['application/json; charset="utf-8"', 200],
    ["application/json; charset=utf-16", 415],
    ["text/plain", 415],
    ["text/json", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/form-data; boundary=x", 415],
    ["application/json, text/plain", 415],
    ["", 415],
  ])("%j answers %i", async (type, status) => {
    expect(await statusOf(send(post, { method: "POST", body: "{}", headers: { "content-type": type } }))).toBe(status);
  });
});

describe("body", () => {
  test.each(["", "{", "{'a':1}", "\u00ef", '{"a":1}}', "[".repeat(60_000), '{"a":"\\ud800"}', '{"a":"\\u0000"}', '{"\\u0000":1}'])(
    "malformed %# answers 400",
    async (body) => {
      const response = await send(post, { method: "POST", body, headers: { "content-type": "application/json" } });
      expect((await response.json()).error).toMatchObject({ code: "malformed" });
      expect(handler).not.toHaveBeenCalled();
    },
  );

  test("bytes that are not UTF-8 answer 400", async () => {
    const request = new Request("http://localhost:3000/", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    });
    expect(await statusOf(post(request))).toBe(400);
  });

  test.each(['{"__proto__":{"admin":true}}', '{"a":{"__proto__":{"admin":true}}}', '[{"__proto__":1}]'])(
    "%s reaches no prototype",
    async (body) => {
      expect(await statusOf(send(post, { method: "POST", body, headers: { "content-type": "application/json" } }))).toBe(422);
      expect({}).not.toHaveProperty("admin");
    },
  );

  test("64 kB is the most, by claim or by count", async () => {
    const big = JSON.stringify("x".repeat(64 * 1024));
    expect(await statusOf(send(post, { method: "POST", body: big, headers: { "content-type": "application/json" } }))).toBe(413);
    const claims = { "content-type": "application/json", "content-length": "70000" };
    expect(await statusOf(send(post, { method: "POST", body: "{}", headers: claims }))).toBe(413);
    expect(await statusOf(post(streaming(endless)))).toBe(413);
  });

  test("a body without end is not read to its end", async () => {
    let pulled = 0;
    const response = await post(
      streaming({
        pull: (controller) => {
          pulled += 1;
          controller.enqueue(new Uint8Array(16 * 1024));
        },
      }),
    );
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  test("a body that trickles is given up", async () => {
    vi.useFakeTimers();
    try {
      const answer = post(streaming({ pull: () => new Promise(() => undefined) }));
      await vi.advanceTimersByTimeAsync(10_001);
      expect((await answer).status).toBe(400);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a body that breaks off answers 400", async () => {
    const broken = streaming({ pull: (controller) => controller.error(new Error("socket hang up")) });
    expect(await statusOf(post(broken))).toBe(400);
  });
});

const endless: UnderlyingDefaultSource<Uint8Array> = { pull: (controller) => controller.enqueue(new Uint8Array(8 * 1024).fill(0x20)) };

function streaming(source: UnderlyingDefaultSource<Uint8Array>): Request {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: new ReadableStream(source), duplex: "half" };
  return new Request("http://localhost:3000/", init as RequestInit);
}
