// First: gives this file a store of its own.
import "@/tests/support/browser";

import { describe, expect, test, vi } from "vitest";
import { GET as me } from "@/app/api/accounts/me/route";
import { POST as confirm } from "@/app/api/accounts/reset/confirmation/route";
import { POST as ask } from "@/app/api/accounts/reset/route";
import { Work } from "@/lib/platform/clock/record";
import { Browser, registered } from "@/tests/support/browser";
import { mailsTo, tokenFor } from "@/tests/support/mailbox";
import { getStore } from "@/tests/support/nouns";

const NEW = "Jamdani88x";
const asking = (email: string, browser = new Browser(), headers: Record<string, string> = {}) =>
  browser.send(ask, "/api/accounts/reset", { method: "POST", json: { email }, headers });
const confirming = (token: string | undefined, newPassword = NEW) =>
  new Browser().send(confirm, "/api/accounts/reset/confirmation", { method: "POST", json: { token, newPassword } });

const resetsTo = async (email: string) => (await mailsTo(email)).filter((mail) => mail.includes("Subject: Make a new password"));

describe("a forgotten password", () => {
  test("is replaced by a link that works once; every session ends, and the owner is told", async () => {
    const person = await registered();
    const laptop = new Browser();
    await laptop.logIn(person.email, person.password);
    expect((await asking(person.email)).status).toBe(200);
    const token = await tokenFor(person.email, "reset");
    expect((await laptop.send(me, "/api/accounts/me")).status).toBe(200);

    expect((await confirming(token)).status).toBe(200);
    expect((await laptop.send(me, "/api/accounts/me")).status).toBe(401);
    await laptop.logIn(person.email, NEW);
    expect((await laptop.send(me, "/api/accounts/me")).status).toBe(200);
    expect((await mailsTo(person.email))[0]).toContain("Subject: Your password was changed");

    expect((await confirming(token, "Another99x")).status).toBe(422);
    const thief = new Browser();
    await thief.logIn(person.email, "Another99x");
    expect(thief.session).toBeUndefined();
  });

  test("every other link ends with the one that was used", async () => {
    const { email } = await registered();
    await asking(email);
    const first = await tokenFor(email, "reset");
    await asking(email);
    const second = await tokenFor(email, "reset");
    expect(second).not.toBe(first);
    expect((await confirming(second)).status).toBe(200);
    expect((await confirming(first)).status).toBe(422);
  });

  test("a link is over after an hour", async () => {
    const { email } = await registered();
    await asking(email);
    const token = await tokenFor(email, "reset");
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ["Date"] });
    const answer = await confirming(token);
    vi.useRealTimers();
    expect([answer.status, (await answer.json()).error.fields.token]).toEqual([422, [expect.stringContaining("Ask for a new one")]]);
  });

  test.each(["", "x", "0123456789abcdef01234567", `0123456789abcdef01234567.${"A".repeat(43)}`, "__proto__", "../../x"])(
    "a token that was made up does nothing: %j",
    async (token) => expect((await confirming(token)).status).toBe(422),
  );

  test("a token of another purpose or with one letter changed does nothing", async () => {
    const { email } = await registered();
    await asking(email);
    const token = (await tokenFor(email, "reset")) ?? "";
    const other = token[30] === "A" ? "B" : "A";
    expect((await confirming(token.slice(0, 30) + other + token.slice(31))).status).toBe(422);
    expect((await confirming(token)).status).toBe(200);
  });

  test("a new password is held to the rules, and a refused one leaves the link as it was", async () => {
    const { email } = await registered();
    await asking(email);
    const token = await tokenFor(email, "reset");
    for (const weak of ["short", "nocapitals1", "Password1", `A${"a".repeat(300)}`])
      expect((await confirming(token, weak)).status).toBe(422);
    expect((await confirming(token)).status).toBe(200);
  });
});

describe("asking for a link", () => {
  test("an unknown address gets the same answer for the same work, and no mail", async () => {
    const { email } = await registered();
    const store = await getStore();
    const written = vi.spyOn(store.db, "write");
    const answers = [];
    for (const address of [email, "nobody@example.com"]) {
      const before = written.mock.calls.length;
      const answer = await asking(address);
      answers.push([answer.status, await answer.text(), written.mock.calls.length - before]);
    }
    written.mockRestore();
    expect(answers[0]).toEqual(answers[1]);
    expect(await mailsTo("nobody@example.com")).toEqual([]);
    expect(await resetsTo(email)).toHaveLength(1);
  });

  test("one address gets five mails an hour, whoever asks from wherever", async () => {
    const { email } = await registered();
    for (let n = 0; n < 12; n++) {
      const answer = await asking(email, new Browser(undefined, `198.51.100.${n}`));
      expect(answer.status).toBe(200);
      await mailsTo(email);
    }
    expect(await resetsTo(email)).toHaveLength(5);
  });

  test("one place can ask for twenty an hour", async () => {
    const statuses = [];
    for (let n = 0; n < 21; n++) statuses.push((await asking(`nobody${n}@example.com`, new Browser(undefined, "192.0.2.200"))).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  test("the link leads to our own address, whatever host the request names", async () => {
    const { email } = await registered();
    await asking(email, new Browser(), { host: "evil.example", "x-forwarded-host": "evil.example", origin: "http://evil.example" });
    const [mail = ""] = await resetsTo(email);
    expect(mail).toContain("http://localhost:3000/reset/");
    expect(mail).not.toContain("evil");
  });

  test("neither the store nor the waiting work holds the token", async () => {
    const { email } = await registered();
    await asking(email);
    const store = await getStore();
    const waiting = JSON.stringify(await store.db.read((reader) => reader.list(Work)));
    const token = (await tokenFor(email, "reset")) ?? "none";
    const kept: string[] = [waiting];
    const { RECORDS } = await import("@/lib/records");
    for (const record of RECORDS) kept.push(JSON.stringify(await store.db.read((reader) => reader.list(record))));
    expect(kept.join()).not.toContain(token.split(".")[1]);
    expect(kept.join()).toContain(email);
  });

  test("a made-up name in the mail is only a name", async () => {
    const { email } = await registered({ displayName: "<img src=x> https://evil.example/login" });
    await asking(email);
    const [mail = ""] = await resetsTo(email);
    const [text = "", html = ""] = mail.split("Content-Type: text/html");
    expect(mail).not.toMatch(/https:\/\/evil|evil\.example/);
    expect(text).toContain("Hello <img src=x> https: evil. example/login, somebody asked");
    expect(html).toContain("Hello &lt;img src=x&gt; https: evil. example/login,");
  });
});
