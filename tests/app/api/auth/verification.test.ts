// First: gives this file a store of its own.
import "@/tests/support/browser";

import { describe, expect, test, vi } from "vitest";
import { GET as calendarAddress } from "@/app/api/accounts/me/calendar/route";
import { POST as askDeletion } from "@/app/api/accounts/me/deletion/route";
import { PUT as putEmail } from "@/app/api/accounts/me/email/route";
import { GET as me } from "@/app/api/accounts/me/route";
import { POST as reset } from "@/app/api/accounts/reset/confirmation/route";
import { POST as askReset } from "@/app/api/accounts/reset/route";
import { POST as confirm } from "@/app/api/accounts/verification/confirmation/route";
import { POST as again } from "@/app/api/accounts/verification/route";
import { GET as readCalendar } from "@/app/api/calendars/people/[secret]/route";
import { Browser, registered } from "@/tests/support/browser";
import { mailsTo, tokenFor } from "@/tests/support/mailbox";
import { getStore } from "@/tests/support/nouns";

async function signedIn() {
  const person = await registered();
  const browser = new Browser();
  await browser.logIn(person.email, person.password);
  return { person, browser };
}

const confirming = (browser: Browser, token: string | undefined) =>
  browser.send(confirm, "/api/accounts/verification/confirmation", { method: "POST", json: { token } });
const verifiedAt = async (email: string) => (await (await getStore()).accounts.findByEmail(email))?.emailVerified ?? null;

describe("an address is confirmed by a link", () => {
  test("that is mailed with the registration, and works once, for whoever made the account", async () => {
    const { person, browser } = await signedIn();
    expect(await verifiedAt(person.email)).toBeNull();
    const token = await tokenFor(person.email, "verification");
    const answer = await confirming(browser, token);
    expect([answer.status, await answer.json()]).toEqual([200, { verified: true, takenOver: false, resetToken: null }]);
    expect(await verifiedAt(person.email)).toEqual(expect.any(String));
    expect((await browser.send(me, "/api/accounts/me")).status).toBe(200);
    expect((await confirming(browser, token)).status).toBe(422);
    expect((await sendAgain(browser)).status).toBe(409);
  });

  test("that can be sent once more, five times an hour", async () => {
    const { person, browser } = await signedIn();
    await mailsTo(person.email);
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await sendAgain(browser)).status);
      await mailsTo(person.email);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("that is over after a day", async () => {
    const { person, browser } = await signedIn();
    const token = await tokenFor(person.email, "verification");
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ["Date"] });
    expect((await confirming(browser, token)).status).toBe(422);
    vi.useRealTimers();
  });

  test("and by no other token: neither a made-up one nor one of another purpose", async () => {
    const { person, browser } = await signedIn();
    const token = (await tokenFor(person.email, "verification")) ?? "";
    for (const wrong of ["", "x", token.slice(0, -1), `${token.slice(0, 25)}${"A".repeat(43)}`])
      expect((await confirming(browser, wrong)).status).toBe(422);
    const answer = await browser.send(reset, "/api/accounts/reset/confirmation", {
      method: "POST",
      json: { token, newPassword: "Jamdani88x" },
    });
    expect(answer.status).toBe(422);
    expect(await verifiedAt(person.email)).toBeNull();
  });
});

describe("an account that somebody else made with one's address", () => {
  test("is taken over by its owner: the password and every session of the stranger end", async () => {
    const { person, browser: stranger } = await signedIn();
    const owner = new Browser();
    const answer = await confirming(owner, await tokenFor(person.email, "verification"));
    const { takenOver, resetToken } = await answer.json();
    expect([answer.status, takenOver]).toEqual([200, true]);
    expect((await stranger.send(me, "/api/accounts/me")).status).toBe(401);
    const back = new Browser();
    await back.logIn(person.email, person.password);
    expect(back.session).toBeUndefined();

    const json = { token: resetToken, newPassword: "Jamdani88x" };
    expect((await owner.send(reset, "/api/accounts/reset/confirmation", { method: "POST", json })).status).toBe(200);
    await owner.logIn(person.email, "Jamdani88x");
    expect((await owner.send(me, "/api/accounts/me")).status).toBe(200);
    expect((await mailsTo(person.email)).some((mail) => mail.includes("Subject: This account is yours now"))).toBe(true);
  });

  test.each([
    ["the link that confirms it", async (owner: Browser, email: string) => confirming(owner, await tokenFor(email, "verification"))],
    [
      "a reset of its password",
      async (owner: Browser, email: string) => {
        await owner.send(askReset, "/api/accounts/reset", { method: "POST", json: { email } });
        const json = { token: await tokenFor(email, "reset"), newPassword: "Jamdani88x" };
        return owner.send(reset, "/api/accounts/reset/confirmation", { method: "POST", json });
      },
    ],
  ])("leaves its maker no calendar to look into, nor an end to come, after %s", async (_way, takeOver) => {
    const { person, browser: stranger } = await signedIn();
    const { url } = await (await stranger.send(calendarAddress, "/api/accounts/me/calendar")).json();
    const secret = /calendars\/(.+)\.ics$/.exec(url)?.[1] ?? "";
    const look = async () => (await stranger.send(readCalendar, `/calendars/${secret}.ics`, { params: { secret } })).status;
    expect(await look()).toBe(200);
    const leaving = { method: "POST", json: { password: person.password } };
    expect((await stranger.send(askDeletion, "/api/accounts/me/deletion", leaving)).status).toBe(200);

    expect((await takeOver(new Browser(), person.email)).status).toBe(200);
    expect(await look()).toBe(404);
    expect((await (await getStore()).accounts.findByEmail(person.email))?.deletionAt).toBeNull();
  });

  test("is taken over by its owner who is signed in to another one, too", async () => {
    const { person, browser: stranger } = await signedIn();
    const { browser: other } = await signedIn();
    expect(await (await confirming(other, await tokenFor(person.email, "verification"))).json()).toMatchObject({ takenOver: true });
    expect((await stranger.send(me, "/api/accounts/me")).status).toBe(401);
    expect((await other.send(me, "/api/accounts/me")).status).toBe(200);
  });

  test("cannot be taken over once it is confirmed", async () => {
    const { person, browser } = await signedIn();
    const token = await tokenFor(person.email, "verification");
    await sendAgain(browser);
    const second = await tokenFor(person.email, "verification");
    await confirming(browser, token);
    expect((await confirming(new Browser(), second)).status).toBe(422);
    expect((await browser.send(me, "/api/accounts/me")).status).toBe(200);
  });
});

function sendAgain(browser: Browser) {
  return browser.send(again, "/api/accounts/verification", { method: "POST", json: {} });
}

test("another address of an account is confirmed with its session only: a stranger's account never holds what its owner proved", async () => {
  const [maker, owner] = [await signedIn(), await signedIn()];
  const email = `victim-${maker.person.email}`;
  const json = { email, password: maker.person.password };
  expect((await maker.browser.send(putEmail, "/api/accounts/me/email", { method: "PUT", json })).status).toBe(200);
  const token = await tokenFor(email, "verification");
  const refusals = [];
  for (const browser of [new Browser(), owner.browser]) {
    const refused = await confirming(browser, token);
    refusals.push([refused.status, (await refused.json()).error.reason]);
  }
  expect(refusals).toEqual([
    [401, "sign_in"],
    [403, "other_account"],
  ]);
  expect(await verifiedAt(email)).toBeNull();
  expect((await confirming(maker.browser, token)).status).toBe(200);
  expect(await verifiedAt(email)).toEqual(expect.any(String));
});
