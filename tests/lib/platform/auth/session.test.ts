import { afterEach, expect, test, vi } from "vitest";
import { openSession, SESSION_SECONDS } from "@/lib/platform/auth/session";
import { sessionCookieName } from "@/lib/platform/auth/session-cookie";
import { sealSession } from "@/tests/support/seal-session";

const SESSION = { uid: "0123456789abcdef01234567", sessionVersion: 3, sid: "89abcdef0123456789abcdef" };
const SALT = sessionCookieName(false);

afterEach(() => void vi.useRealTimers());

test("a session opens again and again, and only with the name it was sealed for", async () => {
  const token = await sealSession(SESSION, false);
  for (const _ of [1, 2]) expect(await openSession(token, SALT)).toMatchObject(SESSION);
  expect(await openSession(token, sessionCookieName(true))).toBeNull();
});

test("a forged one never opens, however much it resembles one that did", async () => {
  const token = await sealSession(SESSION, false);
  await openSession(token, SALT);
  for (const forged of [`${token.slice(0, -3)}abc`, `${token}x`, "", "a.b.c"]) expect(await openSession(forged, SALT)).toBeNull();
});

test("one that has been opened before grows too old all the same", async () => {
  const token = await sealSession(SESSION, false);
  await openSession(token, SALT);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + SESSION_SECONDS * 1000 + 60_000 });
  for (const _ of [1, 2]) expect(await openSession(token, SALT)).toBeNull();
});

test("what somebody does with an answer stays with them", async () => {
  const token = await sealSession(SESSION, false);
  const first = await openSession(token, SALT);
  Object.assign(first ?? {}, { uid: "somebody else" });
  expect(await openSession(token, SALT)).toMatchObject(SESSION);
});
