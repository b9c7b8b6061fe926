import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boundConnections, defaultConnections } from "@/lib/platform/http/connections";
import { until } from "../../../support/process";

let server: Server;
const clients: Socket[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  server = createServer((_request, response) => response.end("hello"));
  const hasAsked = boundConnections(server, 8);
  server.prependListener("request", ({ socket }) => hasAsked(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.close();
  vi.useRealTimers();
});

async function silent(): Promise<Socket> {
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  clients.push(client);
  client.on("error", () => undefined);
  await new Promise((resolve) => client.once("connect", resolve));
  return client;
}

const open = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

async function answered(client: Socket): Promise<boolean> {
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  return new Promise((resolve) => {
    client.once("data", () => resolve(true));
    client.once("close", () => resolve(false));
  });
}

test("a connection that asks for nothing is closed after ten seconds, one that has asked stays", async () => {
  const [first, second] = [await silent(), await silent()];
  await until(async () => (await open()) === 2);
  expect(await answered(second)).toBe(true);
  vi.advanceTimersByTime(9000);
  expect(await open()).toBe(2);
  vi.advanceTimersByTime(2000);
  await until(async () => (await open()) === 1);
  await until(() => first.destroyed);
  expect(await answered(second)).toBe(true);
});

test("the head of a request that trickles counts as silence", async () => {
  const slow = await silent();
  slow.write("GET / HTTP/1.1\r\nX: ");
  await until(async () => (await open()) === 1);
  vi.advanceTimersByTime(6000);
  slow.write("and on");
  vi.advanceTimersByTime(6000);
  await until(async () => (await open()) === 0);
});

test("where most places are taken silence is not borne for long, so that others get in", async () => {
  for (let more = 0; more < 12; more++) await silent();
  await until(async () => (await open()) === 8);
  expect(await answered(await silent())).toBe(false);
  vi.advanceTimersByTime(2000);
  await until(async () => (await open()) === 0);
  expect(await answered(await silent())).toBe(true);
});

test("the system's limit on open files decides how many there may be", () => {
  expect([1024, 4096, 20_000, Number.POSITIVE_INFINITY, 200].map((files) => defaultConnections(files))).toEqual([
    384, 1920, 9872, 10_000, 1,
  ]);
  expect(defaultConnections()).toBeGreaterThan(0);
});
