// First: gives this file a store of its own.
import "@/tests/support/browser";

import { describe, expect, test, vi } from "vitest";
import { PUT as putPassword } from "@/app/api/accounts/me/password/route";
import { GET as me, PATCH } from "@/app/api/accounts/me/route";
import { DELETE as endSessions } from "@/app/api/accounts/me/sessions/route";
import { POST as register } from "@/app/api/accounts/route";
import { GET, POST } from "@/app/api/auth/[...nextauth]/route";
import { sessions } from "@/lib/sessions/store";
import { Browser, registered } from "@/tests/support/browser";
import { sealSession } from "@/tests/support/seal-session";

async function signedIn(origin?: string) {
  const person = await registered();
  const browser = new Browser(origin);
  const answer = await browser.logIn(person.email, person.password);
  expect((await answer.clone().json()).url).not.toContain("error");
  return { browser, person, answer };
}

const errorOf = async (response: Response) => (await response.json()).error;

describe("signing in", () => {
  test("sets one http-only, lax cookie that names nobody", async () => {
    const { answer, person } = await signedIn();
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("authjs.session-token="));
    expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/i);
    expect(cookie).not.toContain(person.email);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test("sets a secure one behind https, which the other name does not replace", async () => {
    const { answer, browser } = await signedIn("https://hobbies.example");
    expect(answer.headers.getSetCookie().find((line) => line.startsWith("__Host-authjs.session-token="))).toMatch(/; Secure/);
    expect((await browser.send(me, "/api/accounts/me")).status).toBe(200);
    browser.cookies.set("authjs.session-token", browser.session ?? "");
    browser.cookies.delete("__Host-authjs.session-token");
    expect((await browser.send(me, "/api/accounts/me")).status).toBe(401);
  });

  test.each([
    ["wrong-password", "Wrong pass1"],
    ["user-not-found", "Sitalpati7"],
  ])("tells the browser %s", async (code, password) => {
    const { email } = await registered();
    const browser = new Browser();
    const answer = await browser.logIn(code === "user-not-found" ? "stranger@example.com" : email, password);
    expect(new URL((await answer.json()).url).searchParams.get("code")).toBe(code);
    expect(browser.session).toBeUndefined();
  });

  test("answers 429 with Retry-After when it was tried too often", async () => {
    const { email, password } = await registered();
    for (let tries = 0; tries < 10; tries += 1) await new Browser().logIn(email, "Wrong pass1");
    const browser = new Browser();
    const answer = await browser.logIn(email, password);
    expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await errorOf(answer)).code).toBe("too_many_requests");
    expect(browser.session).toBeUndefined();
  });

  test("still works in the owner's browser while a stranger's guesses keep every other one out", async () => {
    const { browser, person } = await signedIn();
    await browser.post("signout");
    expect(browser.session).toBeUndefined();
    for (let tries = 0; tries < 60; tries += 1) await new Browser(undefined, `192.0.2.${tries}`).logIn(person.email, "Wrong pass1");
    expect((await new Browser(undefined, "192.0.2.200").logIn(person.email, person.password)).status).toBe(429);
    expect((await browser.logIn(person.email, person.password)).status).toBe(200);
    expect(browser.session).toBeDefined();
  });

  test("needs next-auth's own token", async () => {
    const { email, password } = await registered();
    const browser = new Browser();
    await browser.send(POST, "/api/auth/callback/credentials", { method: "POST", form: { email, password, csrfToken: "guessed" } });
    expect(browser.session).toBeUndefined();
  });

  test.each<Record<string, string>>([{ origin: "https://elsewhere.example" }, { origin: "null" }, { "sec-fetch-site": "cross-site" }])(
    "refuses a post with %j",
    async (headers) => {
      const { email, password } = await registered();
      const answer = await new Browser().send(POST, "/api/auth/callback/credentials", {
        method: "POST",
        form: { email, password },
        headers,
      });
      expect(answer.status).toBe(403);
    },
  );

  test.each(["https://elsewhere.example", "//elsewhere.example", "foo", "javascript:alert(1)"])(
    "goes nowhere else for callbackUrl %s",
    async (callbackUrl) => {
      const { email, password } = await registered();
      const answer = await new Browser().logIn(email, password, { callbackUrl });
      expect((await answer.json()).url).toBe("http://localhost:3000/");
    },
  );

  test("a broken callback cookie or query breaks nothing", async () => {
    const { browser } = await signedIn();
    browser.cookies.set("authjs.callback-url", "foo");
    expect((await browser.send(GET, "/api/auth/session?callbackUrl=foo")).status).toBe(200);
  });
});

describe("who is signed in", () => {
  test("nobody: null, and no cookie is set for looking", async () => {
    const answer = await new Browser().look();
    expect([answer.status, await answer.json(), answer.headers.getSetCookie()]).toEqual([200, null, []]);
  });

  test("the signed-in person's profile, with the store asked once and the cookie left alone", async () => {
    const { browser, person } = await signedIn();
    const asked = vi.spyOn(sessions, "find");
    const answer = await browser.look();
    const { password: _, ...profile } = person;
    expect(await answer.json()).toEqual({ user: profile, expires: expect.any(String) });
    expect(asked).toHaveBeenCalledTimes(1);
    expect([answer.headers.getSetCookie(), answer.headers.get("cache-control")]).toEqual([[], "private, no-store"]);
    asked.mockRestore();
  });

  test("a session a day old is sealed anew", async () => {
    const { browser } = await signedIn();
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ["Date"] });
    const answer = await browser.look();
    vi.useRealTimers();
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^authjs\.session-token=.{50}/)]);
    expect((await browser.look()).status).toBe(200);
  });

  test("data sent to session.update() changes nothing", async () => {
    const { browser, person } = await signedIn();
    const victim = await registered();
    const { csrfToken } = await (await browser.send(GET, "/api/auth/csrf")).json();
    const data = { uid: victim.uid, sub: victim.uid, user: { uid: victim.uid }, sessionVersion: 0 };
    const answer = await browser.send(POST, "/api/auth/session", { method: "POST", json: { csrfToken, data } });
    expect((await answer.json()).user.uid).toBe(person.uid);
    expect((await (await browser.look()).json()).user.uid).toBe(person.uid);
  });

  test("a forged or foreign cookie is nobody's", async () => {
    const browser = new Browser();
    browser.cookies.set("authjs.session-token", "eyJhbGciOiJkaXIifQ..a.b.c");
    expect(await (await browser.look()).json()).toBeNull();
    browser.cookies.set(
      "authjs.session-token",
      await sealSession({ uid: "0123456789abcdef01234567", sessionVersion: 1, sid: "0123456789abcdef01234567" }, false),
    );
    expect(await (await browser.look()).json()).toBeNull();
    expect(browser.session).toBeUndefined();
    browser.cookies.set(
      "authjs.session-token",
      await sealSession({ uid: "0123456789abcdef01234567", sessionVersion: 1, sid: "0123456789abcdef01234567" }, true),
    );
    expect((await browser.send(me, "/api/accounts/me")).status).toBe(401);
  });
});

describe("sessions end at the next request", () => {
  test("all of them after a new password", async () => {
    const { browser, person } = await signedIn();
    const phone = new Browser();
    await phone.logIn(person.email, person.password);
    const change = { currentPassword: person.password, newPassword: "Jamdani88" };
    expect((await browser.send(putPassword, "/api/accounts/me/password", { method: "PUT", json: change })).status).toBe(200);
    for (const device of [browser, phone]) {
      expect((await device.send(me, "/api/accounts/me")).status).toBe(401);
      expect(await (await device.look()).json()).toBeNull();
      expect(device.session).toBeUndefined();
    }
    await phone.logIn(person.email, "Jamdani88");
    expect((await phone.send(me, "/api/accounts/me")).status).toBe(200);
  });

  test("all of them after signing out everywhere", async () => {
    const { browser, person } = await signedIn();
    const phone = new Browser();
    await phone.logIn(person.email, person.password);
    expect((await browser.send(endSessions, "/api/accounts/me/sessions", { method: "DELETE" })).status).toBe(200);
    expect((await phone.send(me, "/api/accounts/me")).status).toBe(401);
  });

  test("this one after logging out", async () => {
    const { browser } = await signedIn();
    const copied = browser.session ?? "";
    await browser.post("signout");
    expect(browser.session).toBeUndefined();
    expect(await (await browser.look()).json()).toBeNull();
    browser.cookies.set("authjs.session-token", copied);
    expect((await browser.send(me, "/api/accounts/me")).status).toBe(401);
  });
});

describe("only what we use of next-auth answers", () => {
  test.each([
    "providers",
    "signin",
    "signout",
    "error",
    "verify-request",
    "callback/credentials",
    "callback/google",
    "signin/google",
    "x",
    "../groups",
  ])("GET %s is not there", async (action) => {
    const answer = await new Browser().send(GET, `/api/auth/${action}`);
    expect([answer.status, (await errorOf(answer)).code]).toEqual([404, "not_found"]);
  });

  test("Google is not there without its keys", async () => {
    expect((await new Browser().post("signin/google")).status).toBe(404);
  });
});

describe("the account's routes", () => {
  test("register answers 201, then 409 for the same address", async () => {
    const json = { email: "New@Example.com", password: "Sitalpati7" };
    const answer = await new Browser().send(register, "/api/accounts", { method: "POST", json });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ email: "new@example.com" });
    const again = await new Browser().send(register, "/api/accounts", { method: "POST", json });
    expect([again.status, (await errorOf(again)).fields.email]).toEqual([409, [expect.stringContaining("already registered")]]);
  });

  test("registering without end from one address is stopped", async () => {
    const browser = new Browser(undefined, "192.0.2.99");
    const tries = [];
    for (let round = 0; round < 31; round += 1)
      tries.push((await browser.send(register, "/api/accounts", { method: "POST", json: { email: "x", password: "y" } })).status);
    expect([tries[29], tries[30]]).toEqual([422, 429]);
  });

  test("the profile is changed by its owner only", async () => {
    const { browser } = await signedIn();
    const json = { displayName: "Tanvir Rahman" };
    expect((await new Browser().send(PATCH, "/api/accounts/me", { method: "PATCH", json })).status).toBe(401);
    const answer = await browser.send(PATCH, "/api/accounts/me", { method: "PATCH", json });
    expect([answer.status, (await answer.json()).displayName]).toEqual([200, "Tanvir Rahman"]);
    expect((await (await browser.look()).json()).user.displayName).toBe("Tanvir Rahman");
    expect((await browser.send(PATCH, "/api/accounts/me", { method: "PATCH", json: { uid: "1" } })).status).toBe(422);
  });
});
