// First: gives this file a store of its own.
import "@/tests/support/browser";

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { POST as askDeletion, DELETE as keepAccount } from "@/app/api/accounts/me/deletion/route";
import { PUT as putEmail } from "@/app/api/accounts/me/email/route";
import { PUT as putPassword } from "@/app/api/accounts/me/password/route";
import { DELETE as endSessions } from "@/app/api/accounts/me/sessions/route";
import { POST as register } from "@/app/api/accounts/route";
import { POST as confirm } from "@/app/api/accounts/verification/confirmation/route";
import { POST } from "@/app/api/auth/[...nextauth]/route";
import { DELETION_DAYS } from "@/lib/accounts/tasks";
import { DAY_MS } from "@/lib/duration";
import { log } from "@/lib/log";
import { kickClock, setJobs } from "@/lib/platform/clock/clock";
import { JOBS } from "@/lib/rooms";
import { Browser, registered } from "@/tests/support/browser";
import { tokenFor } from "@/tests/support/mailbox";

let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = [];
  for (const level of ["info", "warn"] as const)
    vi.spyOn(log, level).mockImplementation(((fields: Record<string, unknown>, message: string) => {
      if (message === "security") lines.push(fields);
    }) as never);
});
afterEach(() => void vi.restoreAllMocks());

let addresses = 0;
const someone = () => new Browser("http://localhost:3000", `198.51.100.${++addresses}`);

test("signing in, out, and failing to are a line each, with the account and where it came from", async () => {
  const { uid, email, password } = await registered();
  const browser = someone();
  const { address } = browser;
  lines = [];
  await browser.logIn(email, "Wrong pass1");
  await browser.logIn("stranger@example.com", password);
  await browser.logIn("no address", password);
  await browser.logIn(email, password);
  await browser.post("signout");
  expect(lines).toEqual([
    { event: "sign_in_failed", method: "password", reason: "wrong-password", accountId: uid, address },
    { event: "sign_in_failed", method: "password", reason: "user-not-found", address },
    { event: "sign_in_failed", method: "password", reason: "user-not-found", address },
    { event: "signed_in", method: "password", accountId: uid, address },
    { event: "signed_out", accountId: uid, address },
  ]);
});

test("a new account, a new password and the end of every session are a line each", async () => {
  const browser = someone();
  const { address } = browser;
  const person = { email: "log@example.com", password: "Sitalpati7" };
  const { uid } = await (await browser.send(register, "/api/accounts", { method: "POST", json: person })).json();
  await browser.logIn(person.email, person.password);
  const change = { currentPassword: person.password, newPassword: "Jamdani88" };
  await browser.send(putPassword, "/api/accounts/me/password", { method: "PUT", json: change });
  await browser.logIn(person.email, change.newPassword);
  await browser.send(endSessions, "/api/accounts/me/sessions", { method: "DELETE" });
  expect(lines.map(({ event, accountId, address: from }) => [event, accountId, from])).toEqual(
    ["account_created", "signed_in", "password_changed", "signed_in", "sessions_ended"].map((event) => [event, uid, address]),
  );
});

test("what becomes of an address and of an account, by whoever holds a link or the password, is a line each", async () => {
  const { uid, email, password } = await registered();
  const browser = someone();
  const confirmBy = async (who: Browser, address: string) =>
    who.send(confirm, "/api/accounts/verification/confirmation", {
      method: "POST",
      json: { token: await tokenFor(address, "verification") },
    });
  await browser.logIn(email, password);
  await confirmBy(browser, email);
  const moved = `moved-${email}`;
  await browser.send(putEmail, "/api/accounts/me/email", { method: "PUT", json: { email: moved, password } });
  await confirmBy(browser, moved);
  const leave = () => browser.send(askDeletion, "/api/accounts/me/deletion", { method: "POST", json: { password } });
  await leave();
  await browser.send(keepAccount, "/api/accounts/me/deletion", { method: "DELETE" });
  await leave();
  await browser.logIn(moved, password);
  const of = (accountId: string) =>
    lines.filter((line) => line.accountId === accountId).map(({ event, method }) => [event, ...(method ? [method] : [])].join(" "));
  expect(of(uid).slice(-8)).toEqual([
    ...["signed_in password", "address_verified link", "address_changed link", "deletion_asked", "deletion_called_off"],
    ...["deletion_asked", "deletion_called_off password", "signed_in password"],
  ]);
  await leave();
  setJobs(JOBS);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DELETION_DAYS * DAY_MS + 1 });
  // Begun, and once what it left behind is settled, ended.
  for (let asked = 0; asked < 2; asked += 1) {
    await kickClock();
    vi.setSystemTime(Date.now() + DAY_MS);
  }
  vi.useRealTimers();
  expect(of(uid).slice(-2)).toEqual(["deletion_asked", "account_deleted"]);
  const strangers = await registered();
  await confirmBy(someone(), strangers.email);
  expect(of(strangers.uid)).toEqual(["account_created", "account_taken_over link"]);
});

test("a limit that was reached and another site's request are a line each", async () => {
  const { email } = await registered();
  const browser = someone();
  for (let tries = 0; tries < 11; tries += 1) await browser.logIn(email, "Wrong pass1");
  expect(lines.at(-1)).toEqual({ event: "limit_reached", limit: "login:pair", address: browser.address });
  const headers = { origin: "https://elsewhere.example" };
  await browser.send(POST, "/api/auth/callback/credentials", { method: "POST", form: { email }, headers });
  expect(lines.at(-1)).toEqual({ event: "origin_refused", origin: "https://elsewhere.example", address: browser.address });
});

test("no line holds what was typed", async () => {
  const { email, password } = await registered();
  const browser = someone();
  for (const typed of [password, "Wrong pass1"]) await browser.logIn(email, typed);
  await browser.logIn(password, email);
  await browser.logIn(email, password);
  const text = JSON.stringify(lines);
  for (const secret of [email, password, "Wrong pass1", browser.session ?? "no session"]) expect(text).not.toContain(secret);
  expect(lines.length).toBeGreaterThan(4);
});
