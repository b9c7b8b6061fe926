import { expect } from "vitest";
import { Messages } from "@/lib/contact/record";
import { Outbox } from "@/lib/platform/email/record";
import { all } from "../support/records";
import type { StoreTest } from "../support/store-test";

const input = { name: "Rafi", email: "rafi@hobbyhub.example", message: "Hello!\nআবার আসব।" };
const mail = { to: "team@hobbyhub.example", subject: "A message", text: "Hello!", replyTo: input.email };

export function messagesContract(test: StoreTest): void {
  test("a message and the mail about it are kept together", async ({ store }) => {
    const message = await store.messages.create(input, mail);
    expect(message).toEqual({ ...input, _id: expect.stringMatching(/^[0-9a-f]{24}$/), createdAt: expect.any(String) });
    expect(await store.outbox.claim(10, 60_000)).toEqual([
      { ...mail, _id: message._id, attempts: 0, createdAt: expect.any(String), dueAt: expect.any(String), sentAt: null, lastError: null },
    ]);
    expect(await all(store.archive.read(Messages))).toEqual([message]);
  });

  test("a mail without an answer address has none", async ({ store }) => {
    const { replyTo: _none, ...plain } = mail;
    await store.messages.create(input, plain);
    expect((await store.outbox.claim(1, 60_000))[0]).toMatchObject({ replyTo: null });
  });

  test("the oldest is claimed first, and nobody else gets it while the lease lasts", async ({ store, other }) => {
    const made: string[] = [];
    for (let count = 0; count < 4; count++) made.push((await store.messages.create(input, mail))._id);
    expect((await store.outbox.claim(3, 60_000)).map(({ _id }) => _id)).toEqual(made.slice(0, 3));
    expect((await other.outbox.claim(3, 60_000)).map(({ _id }) => _id)).toEqual(made.slice(3));
    expect(await store.outbox.claim(3, 60_000)).toEqual([]);
  });

  test("a claimed mail comes back when its lease runs out", async ({ store }) => {
    const { _id: id } = await store.messages.create(input, mail);
    await store.outbox.claim(1, 30);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await store.outbox.claim(1, 60_000)).toMatchObject([{ _id: id, attempts: 0 }]);
  });

  test("processes that claim at once share the mails out", async ({ store, other }) => {
    for (let count = 0; count < 10; count++) await store.messages.create(input, mail);
    const claims = await Promise.all([store, other, store, other].map(({ outbox }) => outbox.claim(4, 60_000)));
    const ids = claims.flat().map(({ _id }) => _id);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
  });

  test("a sent mail is never claimed again", async ({ store }) => {
    const { _id: id } = await store.messages.create(input, mail);
    await store.outbox.claim(1, 0);
    await store.outbox.markSent(id);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store.outbox.claim(1, 0)).toEqual([]);
    expect(await all(store.archive.read(Outbox))).toMatchObject([{ _id: id, sentAt: expect.any(String) }]);
  });

  test("a failed mail is due again later, with one more attempt", async ({ store }) => {
    const { _id: id } = await store.messages.create(input, mail);
    await store.outbox.claim(1, 60_000);
    await store.outbox.postpone(id, 60_000, "The provider was away.");
    expect(await store.outbox.claim(1, 60_000)).toEqual([]);
    await store.outbox.postpone(id, 0, "Again.");
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store.outbox.claim(1, 60_000)).toMatchObject([{ _id: id, attempts: 2 }]);
  });
}
