// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test, vi } from "vitest";
import { POST as register } from "@/app/api/accounts/route";
import { POST as postContact } from "@/app/api/contact/route";
import { kickClock } from "@/lib/platform/clock/clock";
import { send } from "@/tests/support/api";

vi.mock("@/lib/platform/clock/clock", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  kickClock: vi.fn(async () => undefined),
}));

const LETTER = { name: "Rina", email: "rina@hobbyhub.example", message: "Hello." };
const PERSON = { displayName: "Rina Begum", email: "rina@hobbyhub.example", password: "Sitalpati7" };

test.each([
  ["a letter", postContact, "/api/contact", LETTER],
  ["a registration", register, "/api/accounts", PERSON],
])("after %s the clock is asked to look once; after a refused one it is not", async (_, POST, path, body) => {
  vi.mocked(kickClock).mockClear();
  expect((await send(POST, { method: "POST", path, body: {} })).status).toBe(422);
  expect(kickClock).not.toHaveBeenCalled();
  expect((await send(POST, { method: "POST", path, body })).status).toBe(201);
  expect(kickClock).toHaveBeenCalledTimes(1);
});
