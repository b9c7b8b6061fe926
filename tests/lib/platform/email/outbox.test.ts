// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendMessage } from "@/lib/contact/commands";
import { backoffMs, drainOutbox, kickOutbox } from "@/lib/platform/email/outbox";
import { sendWithResend } from "@/lib/platform/email/resend";

const message = { name: "Rina", email: "rina@example.com", message: "Hello." };

/** A stand-in for Resend that records what reaches it. */
async function provider() {
  const received: { headers: IncomingHttpHeaders; body: Record<string, unknown> }[] = [];
  const state: { status: number; refused: (text: string) => boolean } = { status: 200, refused: () => false };
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      received.push({ headers: request.headers, body: JSON.parse(text) });
      const statusCode = state.refused(text) ? 422 : state.status;
      const answer = statusCode === 200 ? { id: "re_1" } : { name: "application_error", message: "down", statusCode };
      response.writeHead(statusCode, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.RESEND_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, state, close: () => new Promise((resolve) => server.close(resolve)) };
}

let resend: Awaited<ReturnType<typeof provider>>;
beforeEach(async () => {
  resend = await provider();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await drainOutbox(async () => undefined);
  await resend.close();
});

const drain = () => drainOutbox(sendWithResend("re_key", "HobbyHub <hello@hobbyhub.example>"));

test("a message goes out once, under its own id", async () => {
  const { insertedId } = await sendMessage(message);
  expect([await drain(), await drain()]).toEqual([1, 0]);
  expect(resend.received).toHaveLength(1);
  expect(resend.received[0]).toMatchObject({
    headers: { "idempotency-key": insertedId, authorization: "Bearer re_key" },
    body: { to: "hello@hobbyhub.example", reply_to: "rina@example.com", subject: "Message from Rina" },
  });
});

test("with the provider down it waits, longer each time, and goes out under the same key", async () => {
  const { insertedId } = await sendMessage(message);
  resend.state.status = 500;
  expect([await drain(), await drain()]).toEqual([0, 0]);
  expect(resend.received).toHaveLength(1);
  vi.setSystemTime(Date.now() + 40_000);
  await drain();
  vi.setSystemTime(Date.now() + 40_000);
  await drain();
  expect(resend.received).toHaveLength(2);
  resend.state.status = 200;
  vi.setSystemTime(Date.now() + 40_000);
  expect(await drain()).toBe(1);
  expect(new Set(resend.received.map(({ headers }) => headers["idempotency-key"]))).toEqual(new Set([insertedId]));
});

test("a mail that is refused for itself stands aside for the next one, and is given up after ten tries", async () => {
  resend.state.refused = (text) => text.includes("Spoilt");
  await sendMessage({ ...message, name: "Spoilt" });
  await sendMessage(message);
  expect(await drain()).toBe(1);
  expect(resend.received.map(({ body }) => body.subject)).toEqual(["Message from Spoilt", "Message from Rina"]);
  for (let day = 0; day < 30; day++) {
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await drain();
  }
  expect(resend.received).toHaveLength(1 + 10);
});

test.each([401, 429, 500])("an answer of %i is not about the mail: the others wait too, and none is given up", async (status) => {
  await sendMessage(message);
  await sendMessage(message);
  resend.state.status = status;
  await drain();
  expect(resend.received).toHaveLength(1);
  for (let day = 0; day < 15; day++) {
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await drain();
  }
  resend.state.status = 200;
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect(await drain()).toBe(2);
});

test("a process that died while sending loses nothing: the mail comes back after its lease", async () => {
  const { insertedId } = await sendMessage(message);
  const never = drainOutbox(() => new Promise(() => undefined));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await drain()).toBe(0);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await drain()).toBe(1);
  expect(resend.received[0]?.headers["idempotency-key"]).toBe(insertedId);
  void never;
});

test("two drains at once send each mail once", async () => {
  for (let n = 0; n < 6; n++) await sendMessage(message);
  const [a, b] = await Promise.all([drain(), drain()]);
  expect((a ?? 0) + (b ?? 0)).toBe(6);
  expect(new Set(resend.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(6);
  expect(resend.received).toHaveLength(6);
});

test("kicking it never throws", async () => {
  await expect(kickOutbox()).resolves.toBeUndefined();
});

test("waits half a minute, then twice as long, an hour at most", () => {
  expect([0, 1, 2, 7, 50].map((attempts) => backoffMs(attempts, 0.5))).toEqual([30_000, 60_000, 120_000, 3_600_000, 3_600_000]);
});
