// First: gives this file a store of its own.
import "@/tests/support/browser";

import { describe, expect, test, vi } from "vitest";
import { GET as me } from "@/app/api/accounts/me/route";
import { AppError } from "@/lib/errors";
import { sessions } from "@/lib/sessions/store";
import { Browser, registered } from "@/tests/support/browser";
import { getStore } from "@/tests/support/nouns";

async function signedIn() {
  const person = await registered();
  const browser = new Browser();
  await browser.logIn(person.email, person.password);
  return { browser, person };
}

describe("while the store is away", () => {
  test("nobody is signed out, and everybody is told to come back", async () => {
    const { browser, person } = await signedIn();
    const away = vi.spyOn(sessions, "find").mockRejectedValue(new AppError("unavailable", "The store is away."));
    const session = browser.session;
    for (const answer of [await browser.look(), await browser.send(me, "/api/accounts/me")]) {
      expect([answer.status, answer.headers.get("retry-after"), answer.headers.getSetCookie()]).toEqual([503, "5", []]);
    }
    away.mockRestore();
    expect(browser.session).toBe(session);
    expect((await (await browser.look()).json()).user.uid).toBe(person.uid);
  });

  test("a login answers 503, and no page asks for one", async () => {
    const { email, password } = await registered();
    const away = vi.spyOn((await getStore()).accounts, "findByEmail").mockRejectedValue(new AppError("unavailable", "The store is away."));
    expect((await new Browser().logIn(email, password)).status).toBe(503);
    away.mockRestore();
  });
});

test("a mistake of ours signs nobody out either", async () => {
  const { browser, person } = await signedIn();
  const broken = vi.spyOn(sessions, "find").mockRejectedValue(new TypeError("hunter2"));
  const session = browser.session;
  const answer = await browser.look();
  expect([answer.status, (await answer.json()).error.code, answer.headers.getSetCookie()]).toEqual([500, "internal", []]);
  broken.mockRestore();
  expect(browser.session).toBe(session);
  expect((await (await browser.look()).json()).user.uid).toBe(person.uid);
});
