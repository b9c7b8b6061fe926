// First: gives this file a store of its own.
import "@/tests/support/browser";

import { describe, expect, onTestFinished, test, vi } from "vitest";
import { POST as leave } from "@/app/api/accounts/me/deletion/route";
import { GET as me } from "@/app/api/accounts/me/route";
import { POST as register } from "@/app/api/accounts/route";
import { POST as verifyAgain } from "@/app/api/accounts/verification/route";
import { Accounts } from "@/lib/accounts/record";
import { requestReset } from "@/lib/links/reset-commands";
import { acceptInvitation } from "@/lib/memberships/invitation-commands";
import { Work } from "@/lib/platform/clock/record";
import { aGroup, choose, confirm, inviting, reset, signedIn, somewhere, status, wordsOf } from "@/tests/support/attackers";
import { registered } from "@/tests/support/browser";
import { mailsTo, tokenFor } from "@/tests/support/mailbox";
import { getStore } from "@/tests/support/nouns";
import { byText } from "@/tests/support/records";

describe("a session cannot be fixed", () => {
  test("whoever plants their own session in somebody's browser learns nothing of theirs", async () => {
    const { browser: thief, person: thiefs } = await signedIn();
    const victim = await registered();
    const browser = somewhere();
    browser.cookies.set("authjs.session-token", thief.session ?? "");
    await browser.logIn(victim.email, victim.password);
    expect(browser.session).not.toBe(thief.session);
    expect((await (await browser.send(me, "/api/accounts/me")).json()).email).toBe(victim.email);
    expect((await (await thief.send(me, "/api/accounts/me")).json()).email).toBe(thiefs.email);
  });

  test("a value of one's own choice never becomes a session", async () => {
    const person = await registered();
    const browser = somewhere();
    for (const planted of ["chosen", "0123456789abcdef01234567"]) {
      browser.cookies.set("authjs.session-token", planted);
      await browser.logIn(person.email, person.password);
      expect(browser.session).not.toBe(planted);
      const other = somewhere();
      other.cookies.set("authjs.session-token", planted);
      expect(await status(other)).toBe(401);
    }
  });
});

describe("a token works once, also when two use it at once", () => {
  test("to choose a password", async () => {
    const { email } = await registered();
    await reset(email);
    const token = await tokenFor(email, "reset");
    const answers = await Promise.all(["First one1", "Second one2"].map((password) => choose(token, password)));
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 422]);
    const winner = answers[0]?.status === 200 ? "First one1" : "Second one2";
    const [right, wrong] = [somewhere(), somewhere()];
    await right.logIn(email, winner);
    await wrong.logIn(email, winner === "First one1" ? "Second one2" : "First one1");
    expect([typeof right.session, wrong.session]).toEqual(["string", undefined]);
  });

  test("to take an account over", async () => {
    const { email } = await registered();
    const token = await tokenFor(email, "verification");
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 422]);
  });

  test("to join by an invitation for one", async () => {
    const { browser, actor } = await signedIn();
    const groupId = await aGroup(actor);
    const { url } = await (await inviting(browser, groupId, { uses: 1 })).json();
    const token = url.split("/").at(-1);
    const guests = [await signedIn(), await signedIn()];
    const joined = await Promise.allSettled(guests.map((guest) => acceptInvitation(guest.actor, token, {})));
    expect(joined.map((one) => (one.status === "fulfilled" ? "in" : one.reason.code)).sort(byText)).toEqual(["gone", "in"]);
  });
});

describe("nobody learns who has an account", () => {
  test("by how long a reset takes: the answer looks nothing up that is kept of an account, and does the same for everybody", async () => {
    const { email } = await registered();
    const { db } = await getStore();
    const { read, write } = db;
    const asked: string[] = [];
    const watched = <T extends object>(reader: T): T =>
      new Proxy(reader, {
        get: (target, name) => {
          const value = Reflect.get(target, name);
          if (typeof value !== "function") return value;
          return (...args: { name?: string }[]) => {
            asked.push(`${String(name)} ${args[0]?.name}`);
            return Reflect.apply(value, target, args);
          };
        },
      });
    const spies = [
      vi.spyOn(db, "read").mockImplementation((task) => read((reader) => task(watched(reader)))),
      vi.spyOn(db, "write").mockImplementation((task, options) => write((tx) => task(watched(tx)), options)),
    ];
    onTestFinished(() => {
      for (const spy of spies) spy.mockRestore();
    });
    // Not the route: outside of Next the mail, which does look for the account, begins before its answer is read.
    const asking = async (address: string) => {
      await requestReset({ email: address }, { address: "198.18.200.1", device: "A browser" });
      return asked.splice(0);
    };
    const known = await asking(email);
    expect(known).toContain(`insertMissing ${Work.name}`);
    expect(await asking("nobody-at-all@example.com")).toEqual(known);
    expect(known.filter((what) => !what.endsWith(` ${Work.name}`))).toEqual([]);
  });

  test("by a link that does not work: used, too old, made up and of an account that is gone are one answer", async () => {
    const { email, uid } = await registered();
    await reset(email);
    const gone = await tokenFor(email, "reset");
    const { db } = await getStore();
    await db.write((tx) => tx.delete(Accounts, uid));
    const { email: other } = await registered();
    await reset(other);
    const used = await tokenFor(other, "reset");
    await choose(used);
    const madeUp = `0123456789abcdef01234567.${"A".repeat(43)}`;
    const answers = [];
    for (const token of [used, gone, madeUp]) answers.push(await wordsOf(await choose(token)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(422);
  });

  test("by an invitation: whoever has an account and whoever has none are invited alike", async () => {
    const { browser, actor } = await signedIn(true);
    const groupId = await aGroup(actor);
    const { email } = await registered();
    const shapes = [];
    for (const address of [email, "nobody-at-all@example.com"]) {
      const answer = await inviting(browser, groupId, { email: address });
      shapes.push([answer.status, Object.keys(await answer.json())]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });
});

describe("a request names no host that a link would lead to", () => {
  const poisoned = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example",
    origin: "http://evil.example",
  };

  test("in a reset, a confirmation, a registration, or news about the account", async () => {
    const email = "poisoned@example.com";
    const json = { email, password: "Sitalpati7", displayName: "Poisoned Person" };
    const browser = somewhere();
    expect((await browser.send(register, "/api/accounts", { method: "POST", json, headers: poisoned })).status).toBe(201);
    await browser.logIn(email, json.password);
    await reset(email, somewhere(), poisoned);
    await mailsTo(email);
    await browser.send(verifyAgain, "/api/accounts/verification", { method: "POST", json: {}, headers: poisoned });
    await browser.send(leave, "/api/accounts/me/deletion", { method: "POST", json: { password: json.password }, headers: poisoned });
    const mails = await mailsTo(email);
    expect(mails.length).toBeGreaterThanOrEqual(4);
    for (const mail of mails) {
      expect(mail).toContain("http://localhost:3000/");
      expect(mail).not.toContain("evil");
    }
  });

  test("in the address of an invitation", async () => {
    const { browser, actor } = await signedIn();
    const answer = await inviting(browser, await aGroup(actor), {}, poisoned);
    expect((await answer.json()).url).toMatch(/^http:\/\/localhost:3000\/invitations\//);
  });
});
