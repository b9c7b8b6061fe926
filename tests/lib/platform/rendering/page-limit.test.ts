import { createServer, get, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { slowDownPage } from "@/components/ui/slow-down-page";
import { log } from "@/lib/log";
import { LIMITS } from "@/lib/platform/http/limits";
import { makeWithinLimit } from "@/lib/platform/rendering/page-limit";
import { noteSecurity } from "@/lib/security-log";

vi.mock("@/lib/security-log", () => ({ noteSecurity: vi.fn() }));

let server: Server;
let made: string[];
let next: RequestListener;

beforeAll(async () => {
  // Nothing counts down while a test asks.
  vi.useFakeTimers({ toFake: ["Date"] });
  server = createServer((request, response) => {
    void makeWithinLimit(
      request,
      response,
      () => {
        made.push(request.url ?? "");
        next(request, response);
      },
      slowDownPage,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  vi.useRealTimers();
  server.close();
});
beforeEach(() => {
  made = [];
  vi.mocked(noteSecurity).mockClear();
  next = (_request, response) => void response.end("a page");
});

let addresses = 0;

/** Asks from an address of its own. */
function visitor(claimed = "") {
  const from = `${claimed}198.51.100.${++addresses}`;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string) => fetch(url + path, { headers: { "x-forwarded-for": from } });
}

const statusesOf = async (ask: (path: string) => Promise<Response>, paths: string[]) => {
  const answers = await Promise.all(paths.map(ask));
  return new Set(answers.map(({ status }) => status));
};
const many = (count: number) => Array.from({ length: count }, (_, index) => `/allGroups?after=${index}`);

test("an address gets as many pages made as an office full of people asks for, then a plain page that says how long to wait", async () => {
  const ask = visitor();
  expect(await statusesOf(ask, many(LIMITS.page.points))).toEqual(new Set([200]));
  const refused = await ask("/dashboard");
  expect([refused.status, refused.headers.get("cache-control"), refused.headers.get("retry-after")]).toEqual([
    429,
    "private, no-store",
    "60",
  ]);
  expect(await refused.text()).toContain("try again in 60 seconds");
  expect(made).toHaveLength(LIMITS.page.points);
  expect((await visitor()("/dashboard")).status).toBe(200);
});

test("asking for all of them at once helps nobody", async () => {
  const ask = visitor();
  await Promise.all(many(LIMITS.page.points + 50).map(ask));
  expect(made).toHaveLength(LIMITS.page.points);
  expect(vi.mocked(noteSecurity).mock.calls).toEqual([["limit_reached", { limit: "page", address: "198.51.100.3" }]]);
});

test("a proxy nobody told us of is named in the log, once", async () => {
  const warned = vi.spyOn(log, "warn").mockImplementation(() => undefined);
  for (let round = 0; round < 2; round += 1) {
    const ask = visitor("203.0.113.9, ");
    await Promise.all(many(LIMITS.page.points + 5).map(ask));
  }
  expect(warned.mock.calls).toEqual([[expect.stringContaining("set TRUSTED_PROXY_HOPS")]]);
});

test("a page that was at hand costs nothing, and neither do files and the API", async () => {
  const ask = visitor();
  next = (request, response) => {
    if (request.url === "/contact") response.setHeader("x-nextjs-cache", "HIT");
    response.end("a page");
  };
  const drawings = ["/covers/fishing.svg", "/patches/reading.svg", "/faces/1.svg", "/logo.svg?v=1"];
  for (const path of ["/contact", "/_next/static/chunks/a.js", "/api/groups", ...drawings, "/no-script.css", "/door-sw.js"])
    for (let round = 0; round < 10; round += 1)
      expect(await statusesOf(ask, Array<string>(LIMITS.page.points / 10 + 1).fill(path))).toEqual(new Set([200]));
  expect(await statusesOf(ask, many(LIMITS.page.points))).toEqual(new Set([200]));
  expect((await ask("/groupDetails/a.svg")).status).toBe(429);
});

test("a card that is drawn counts as five pages", async () => {
  const ask = visitor();
  const cards = Array.from({ length: LIMITS.page.points / 5 }, (_, index) => `/groups/readers/meetups/${index}/card.png`);
  expect(await statusesOf(ask, cards)).toEqual(new Set([200]));
  expect((await ask("/dashboard")).status).toBe(429);
});

/** `fetch` resolves the dots of an address itself. */
const askExactly = (path: string, from: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ host: "127.0.0.1", port, path, headers: { "x-forwarded-for": from } }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode));
    }).once("error", reject);
  });

test("a page whose address looks like that of a file is counted", async () => {
  const ask = visitor();
  await Promise.all(many(LIMITS.page.points).map(ask));
  for (const path of ["/api/../allGroups", "/_next/static/../../allGroups", "/art/%2e%2e/allGroups", "/icons/..\\allGroups"])
    expect([path, await askExactly(path, `198.51.100.${addresses}`)]).toEqual([path, 429]);
});
