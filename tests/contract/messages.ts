import { expect } from "vitest";
import { Messages } from "@/lib/contact/record";
import { all } from "../support/records";
import type { StoreTest } from "../support/store-test";

const input = { name: "Rafi", email: "rafi@hobbyhub.example", message: "Hello!\nআবার আসব।" };

export function messagesContract(test: StoreTest): void {
  test("a message and the mail about it are kept together", async ({ store }) => {
    const message = await store.messages.create(input);
    expect(message).toEqual({ ...input, _id: expect.stringMatching(/^[0-9a-f]{24}$/), createdAt: expect.any(String) });
    expect(await store.works.claim("mail", [], 10, 60_000)).toMatchObject([{ _id: message._id, kind: "contact.message", attempts: 0 }]);
    expect(await all(store.archive.read(Messages))).toEqual([message]);
    expect(await store.messages.findById(message._id)).toEqual(message);
  });
}
