// First: gives this file a store of its own.
import "@/tests/support/browser";

import { describe, expect, test, vi } from "vitest";
import { GET as me } from "@/app/api/accounts/me/route";
import { DELETE as endOne } from "@/app/api/accounts/me/sessions/[sessionId]/route";
import { DELETE as endAll, GET as list } from "@/app/api/accounts/me/sessions/route";
import { DAY_MS } from "@/lib/duration";
import { Browser, registered } from "@/tests/support/browser";
import { mailsTo } from "@/tests/support/mailbox";
import { sealSession } from "@/tests/support/seal-session";

const PHONE = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

async function signedIn(person: { email: string; password: string }, userAgent?: string) {
  const browser = new Browser(undefined, undefined, userAgent);
  await browser.logIn(person.email, person.password);
  return browser;
}

const devicesOf = async (browser: Browser) => (await (await browser.send(list, "/api/accounts/me/sessions")).json()).items;
const status = async (browser: Browser) => (await browser.send(me, "/api/accounts/me")).status;
/** A page asks who is signed in, then the API is asked for something. */
async function visit(browser: Browser): Promise<number> {
  await browser.look();
  return status(browser);
}

const sessionOf = (browser: Browser, id: string) =>
  browser.send(endOne, `/api/accounts/me/sessions/${id}`, { method: "DELETE", params: { sessionId: id } });

/** What it is like some days from now. */
async function later<T>(days: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ now: Date.now() + days * DAY_MS, toFake: ["Date"] });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

describe("the devices of an account", () => {
  test("are listed by the names people know them by, and this one is marked", async () => {
    const person = await registered();
    const laptop = await signedIn(person);
    const phone = await signedIn(person, PHONE);
    expect(await devicesOf(phone)).toMatchObject([
      { device: "Chrome on Android", kind: "phone", current: true },
      { device: "An unknown device", kind: "other", current: false },
    ]);
    expect((await devicesOf(laptop)).map(({ current }: { current: boolean }) => current)).toEqual([false, true]);
  });

  test("one is signed out, and only one's own", async () => {
    const person = await registered();
    const [laptop, phone] = [await signedIn(person), await signedIn(person, PHONE)];
    const [{ _id: phoneId }] = await devicesOf(phone);
    const stranger = await signedIn(await registered());
    expect((await sessionOf(stranger, phoneId)).status).toBe(404);
    expect(await status(phone)).toBe(200);
    expect((await sessionOf(laptop, phoneId)).status).toBe(200);
    expect([await status(phone), await status(laptop)]).toEqual([401, 200]);
    expect((await sessionOf(laptop, phoneId)).status).toBe(404);
  });

  test("all others are signed out", async () => {
    const person = await registered();
    const [laptop, phone] = [await signedIn(person), await signedIn(person, PHONE)];
    await laptop.send(endAll, "/api/accounts/me/sessions?others=1", { method: "DELETE" });
    expect([await status(phone), await status(laptop)]).toEqual([401, 200]);
    expect(await devicesOf(laptop)).toHaveLength(1);
  });
});

describe("a session", () => {
  test("lives thirty days from the last visit", async () => {
    const browser = await signedIn(await registered());
    for (const day of [29, 58]) expect([day, await later(day, () => visit(browser))]).toEqual([day, 200]);
    expect(await later(89, () => visit(browser))).toBe(401);
  });

  test("lives ninety days in all, however often it is used", async () => {
    const browser = await signedIn(await registered());
    for (const day of [25, 50, 75, 89])
      expect([day, await later(day, async () => (await browser.look()).status && status(browser))]).toEqual([day, 200]);
    expect(await later(91, () => status(browser))).toBe(401);
  });

  test("is nobody's without its row, whoever sealed the cookie", async () => {
    const person = await registered();
    const browser = new Browser();
    const sid = "0123456789abcdef01234567";
    browser.cookies.set("authjs.session-token", await sealSession({ uid: person.uid, sessionVersion: 1, sid }, false));
    expect(await status(browser)).toBe(401);
  });

  test("is another one after each sign-in, so that none can be planted", async () => {
    const person = await registered();
    const browser = await signedIn(person);
    const planted = browser.session;
    await browser.logIn(person.email, person.password);
    expect(browser.session).not.toBe(planted);
  });
});

describe("a sign-in from a browser that was never seen", () => {
  const told = async (email: string) => (await mailsTo(email)).filter((mail) => mail.includes("Subject: A new device signed in"));

  test("is told to the owner, but for the very first", async () => {
    const person = await registered();
    const laptop = await signedIn(person);
    expect(await told(person.email)).toHaveLength(0);
    await laptop.post("signout");
    await laptop.logIn(person.email, person.password);
    expect(await told(person.email)).toHaveLength(0);
    await signedIn(person, PHONE);
    const [mail = "", ...others] = await told(person.email);
    expect(others).toEqual([]);
    expect(mail).toContain("Chrome on Android signed in to your account on");
  });
});
