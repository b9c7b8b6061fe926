import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterOlderRenders } from "@/lib/platform/rendering/renders-in-flight";
import { PATIENCE } from "@/tests/support/patience";

const CURRENT = Symbol.for("hobbyhub.generation");
const shared = globalThis as { [CURRENT]?: () => Promise<number> };

let generation: number;
let came: number;
/** What Next is at work on, in the order in which it was let through. */
let making: ServerResponse[];
let server: Server;

beforeEach(async () => {
  [generation, came, making] = [1, 0, []];
  shared[CURRENT] = async () => generation;
  server = createServer((request, response) => {
    came += 1;
    void afterOlderRenders(request, response, /^\/myGroup$/, () => making.push(response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  delete shared[CURRENT];
  server.closeAllConnections();
  server.close();
});

/** Sends a request; resolves once the server has it, after which whatever need not wait has been let through. */
async function ask(path: string, options: RequestInit = {}): Promise<void> {
  const before = came;
  // Nobody reads the answer; it ends with the server at the latest.
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, options).catch(() => {});
  await vi.waitFor(() => expect(came).toBe(before + 1), { ...PATIENCE, interval: 1 });
  await new Promise(setImmediate);
}

test("requests that come without a change in between go side by side", async () => {
  await ask("/allGroups");
  await ask("/allGroups?category=Fishing");
  expect(making).toHaveLength(2);
});

test("what comes after a change waits until those before it have their head, not their last byte", async () => {
  await ask("/allGroups");
  await ask("/allGroups?_rsc=abc");
  generation += 1;
  await ask("/allGroups");
  expect(making).toHaveLength(2);
  making[0]?.end("old");
  await ask("/");
  expect(making).toHaveLength(3);
  making[1]?.writeHead(200).write("old");
  await vi.waitFor(() => expect(making).toHaveLength(4), PATIENCE);
});

test("those that wait go on together, and what changed meanwhile makes only later ones wait", async () => {
  await ask("/allGroups");
  generation += 1;
  await ask("/allGroups");
  await ask("/allGroups");
  generation += 1;
  await ask("/allGroups");
  expect(making).toHaveLength(1);
  making[0]?.end();
  await vi.waitFor(() => expect(making).toHaveLength(3), PATIENCE);
  making[1]?.end();
  making[2]?.end();
  await vi.waitFor(() => expect(making).toHaveLength(4), PATIENCE);
});

test("somebody who went away holds nobody up", async () => {
  const gone = new AbortController();
  await ask("/allGroups", { signal: gone.signal });
  generation += 1;
  await ask("/allGroups");
  expect(making).toHaveLength(1);
  gone.abort();
  await vi.waitFor(() => expect(making).toHaveLength(2), PATIENCE);
});

test("somebody who went away while they waited to be let through holds nobody up", async () => {
  let count = (_: number) => {};
  shared[CURRENT] = () =>
    new Promise((resolve) => {
      count = resolve;
    });
  const left = new Promise((resolve) => server.once("connection", (socket) => socket.once("close", resolve)));
  const gone = new AbortController();
  await ask("/allGroups", { signal: gone.signal });
  gone.abort();
  await left;
  count(generation);
  await new Promise(setImmediate);
  shared[CURRENT] = async () => generation + 1;
  await ask("/allGroups");
  expect(making.map(({ destroyed }) => destroyed)).toEqual([false]);
});

test("somebody who went away while an older render was made holds nobody up", async () => {
  const left = new Promise((resolve) => server.on("connection", (socket) => socket.once("close", resolve)));
  await ask("/allGroups");
  generation += 1;
  const gone = new AbortController();
  await ask("/allGroups", { signal: gone.signal });
  gone.abort();
  await left;
  making[0]?.end();
  generation += 1;
  await ask("/allGroups");
  await vi.waitFor(() => expect([making.length, making.at(-1)?.destroyed]).toEqual([2, false]), PATIENCE);
});

test("pages made for each request, writes and what is no page wait for nothing", async () => {
  for (const [path, method] of [
    ["/myGroup", "GET"],
    ["/api/groups", "GET"],
    ["/_next/static/x.js", "GET"],
    ["/allGroups", "POST"],
  ] as const) {
    making = [];
    await ask(path, { method });
    generation += 1;
    await ask(path, { method });
    expect(making, path).toHaveLength(2);
  }
});

test("where changes cannot be counted everything goes on", async () => {
  delete shared[CURRENT];
  await ask("/allGroups");
  await ask("/allGroups");
  expect(making).toHaveLength(2);
});
