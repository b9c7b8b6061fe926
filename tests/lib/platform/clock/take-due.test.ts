// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendMessage } from "@/lib/contact/commands";
import { toTheTeam } from "@/lib/contact/jobs";
import { MESSAGE_PREVIEW } from "@/lib/contact/samples";
import { log } from "@/lib/log";
import { type Job, type Jobs, Refused, TooFast } from "@/lib/platform/clock/jobs";
import { Work } from "@/lib/platform/clock/record";
import { schedule } from "@/lib/platform/clock/schedule";
import { takeDue } from "@/lib/platform/clock/take-due";
import { mailJob } from "@/lib/platform/email/mail-job";
import { sendWithResend } from "@/lib/platform/email/resend";
import { database } from "@/lib/platform/store";
import { hold } from "@/tests/support/held";
import { aProvider } from "@/tests/support/provider";

const message = { name: "Rina", email: "rina@example.com", message: "Hello." };

let resend: Awaited<ReturnType<typeof aProvider>>;
beforeEach(async () => {
  resend = await aProvider();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  const db = await database();
  await db.write((tx) => tx.deleteAll(Work, {}));
  await resend.close();
});

/** The team's mails through the provider of this test. */
const jobs = (): Jobs => ({
  "contact.message": mailJob(toTheTeam, MESSAGE_PREVIEW, sendWithResend("re_key", "HobbyHub <hello@hobbyhub.example>")),
});
const drain = () => takeDue("mail", jobs());

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
  vi.setSystemTime(Date.now() + 1);
  await sendMessage(message);
  expect(await drain()).toBe(1);
  expect(resend.received.map(({ body }) => body.subject)).toEqual(["Message from Spoilt", "Message from Rina"]);
  for (let day = 0; day < 30; day++) {
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await drain();
  }
  expect(resend.received).toHaveLength(1 + 10);
});

test("what was given up keeps nobody from asking for the same once more", async () => {
  const db = await database();
  const ask = () => db.write((tx) => schedule(tx, { kind: "account.verify", lane: "mail", key: "verify somebody" }));
  const refusing = vi.fn<Job>(async () => {
    throw new Refused("There is no such address.");
  });
  const first = await ask();
  for (let tries = 0; tries < 12; tries++) {
    await takeDue("mail", { "account.verify": refusing });
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
  }
  expect(refusing).toHaveBeenCalledTimes(10);
  const second = await ask();
  expect(second).not.toBe(first);
  expect(await takeDue("mail", { "account.verify": async () => undefined })).toBe(1);
  expect(await db.read((reader) => reader.list(Work))).toMatchObject([{ _id: first, lastError: "There is no such address." }]);
});

test.each([
  [401, "invalid_api_key"],
  [429, "daily_quota_exceeded"],
  [429, "monthly_quota_exceeded"],
  [429, "application_error"],
  [500, "application_error"],
])("an answer of %i, %s, is not about the mail: the others wait too, it is written down, and none is given up", async (status, name) => {
  await sendMessage(message);
  await sendMessage(message);
  Object.assign(resend.state, { status, name });
  const warned = vi.spyOn(log, "warn");
  await drain();
  expect(resend.received).toHaveLength(1);
  expect(warned.mock.calls).toEqual([
    [expect.objectContaining({ attempts: 1, err: expect.objectContaining({ message: `${name}: down` }) }), expect.any(String)],
  ]);
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
  const { held: sending, letGo: begin } = hold();
  void takeDue("mail", {
    "contact.message": () => {
      begin();
      return new Promise(() => undefined);
    },
  });
  await sending;
  expect(await drain()).toBe(0);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await drain()).toBe(1);
  expect(resend.received[0]?.headers["idempotency-key"]).toBe(insertedId);
});

test("two drains at once send each mail once", async () => {
  for (let n = 0; n < 6; n++) await sendMessage(message);
  const [a, b] = await Promise.all([drain(), drain()]);
  expect((a ?? 0) + (b ?? 0)).toBe(6);
  expect(new Set(resend.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(6);
  expect(resend.received).toHaveLength(6);
});

test("a provider that asks for patience gets some: the lane rests, and nothing counts as a failed try", async () => {
  for (let n = 0; n < 5; n++) await sendMessage(message);
  let asked = 0;
  const hasty = mailJob(toTheTeam, MESSAGE_PREVIEW, async () => {
    asked += 1;
    if (asked % 4 === 0) throw new TooFast("429");
  });
  const clock = vi.useFakeTimers({ toFake: ["Date", "setTimeout"] });
  let over = false;
  const taking = takeDue("mail", { "contact.message": hasty }).finally(() => {
    over = true;
  });
  while (!over)
    if (clock.getTimerCount() > 0) await clock.advanceTimersByTimeAsync(1100);
    else await new Promise(setImmediate);
  expect(await taking).toBe(5);
  expect(asked).toBe(6);
});

test("one that asks for nothing but patience is left alone until the next look, and that is written down once", async () => {
  for (let n = 0; n < 3; n++) await sendMessage(message);
  Object.assign(resend.state, { status: 429, name: "rate_limit_exceeded" });
  const warned = vi.spyOn(log, "warn");
  vi.useRealTimers();
  expect(await drain()).toBe(0);
  expect(warned.mock.calls).toEqual([[{ lane: "mail", lastError: "rate_limit_exceeded: down" }, expect.any(String)]]);
  const db = await database();
  expect((await db.read((reader) => reader.list(Work))).map(({ attempts }) => attempts)).toEqual([0, 0, 0]);
});

test("one that nobody can make stands aside too", async () => {
  await sendMessage(message);
  await sendMessage(message);
  let tried = 0;
  const broken = mailJob(
    async (work) => {
      tried += 1;
      if (tried === 1) throw new TypeError("A bug of ours.");
      return toTheTeam(work);
    },
    MESSAGE_PREVIEW,
    sendWithResend("re_key", "HobbyHub <hello@hobbyhub.example>"),
  );
  expect(await takeDue("mail", { "contact.message": broken })).toBe(1);
});

test("a job that goes on does so until it is over, and a killed one where it stood", async () => {
  const seen: unknown[] = [];
  const steps: Job = async ({ data }) => {
    seen.push(data.step);
    return data.step === 3 ? undefined : { data: { step: Number(data.step) + 1 } };
  };
  const db = await database();
  await db.write((tx) => schedule(tx, { kind: "steps", data: { step: 1 } }));
  expect(await takeDue("work", { steps })).toBe(1);
  expect(seen).toEqual([1, 2, 3]);
});

test("what is due of a kind nobody knows is kept, and holds nothing up", async () => {
  const db = await database();
  await db.write((tx) => schedule(tx, { kind: "of a later version" }));
  await db.write((tx) => schedule(tx, { kind: "known" }));
  expect(await takeDue("work", { known: async () => undefined })).toBe(1);
  expect(await db.read((reader) => reader.count(Work, {}))).toBe(1);
});

test("10,000 due at once are done in no time to speak of, each once, by two at a time", async () => {
  const db = await database();
  for (let batch = 0; batch < 100; batch++)
    await db.write(async (tx) => {
      for (let n = 0; n < 100; n++) await schedule(tx, { kind: "count" });
    });
  const seen = new Map<string, number>();
  const count: Job = async ({ _id }) => {
    seen.set(_id, (seen.get(_id) ?? 0) + 1);
    return undefined;
  };
  const [a, b] = await Promise.all([takeDue("work", { count }), takeDue("work", { count })]);
  expect(a + b).toBe(10_000);
  expect([seen.size, Math.max(...seen.values())]).toEqual([10_000, 1]);
}, 60_000);
