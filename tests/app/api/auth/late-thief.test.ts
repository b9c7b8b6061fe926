// First: gives this file a store of its own.
import "@/tests/support/browser";

import { afterEach, expect, test, vi } from "vitest";
import { PUT as putEmail } from "@/app/api/accounts/me/email/route";
import { PUT as putPassword } from "@/app/api/accounts/me/password/route";
import { POST as confirmReset } from "@/app/api/accounts/reset/confirmation/route";
import { POST as askReset } from "@/app/api/accounts/reset/route";
import { accounts } from "@/lib/accounts/store";
import { verifications } from "@/lib/links/verification-store";
import { Browser, registered } from "@/tests/support/browser";
import { mailsTo, tokenFor } from "@/tests/support/mailbox";

afterEach(() => void vi.restoreAllMocks());

/** Somebody who found out a password, and its owner, who resets it by the link in the mail. */
async function thiefAndOwner() {
  const person = await registered();
  const thief = new Browser();
  await thief.logIn(person.email, person.password);
  const ownerResets = async () => {
    const owner = new Browser();
    await owner.send(askReset, "/api/accounts/reset", { method: "POST", json: { email: person.email } });
    const json = { token: await tokenFor(person.email, "reset"), newPassword: "Jamdani88x" };
    expect((await owner.send(confirmReset, "/api/accounts/reset/confirmation", { method: "POST", json })).status).toBe(200);
  };
  return { person, thief, ownerResets };
}

test("a password that a thief is setting while its owner resets it does not hold", async () => {
  const { person, thief, ownerResets } = await thiefAndOwner();
  const { setPassword } = accounts;
  vi.spyOn(accounts, "setPassword").mockImplementationOnce(async (...given) => {
    await ownerResets();
    return setPassword(...given);
  });
  const json = { currentPassword: person.password, newPassword: "Thief1234" };
  expect((await thief.send(putPassword, "/api/accounts/me/password", { method: "PUT", json })).status).toBe(401);
  const [late, owner] = [new Browser(), new Browser()];
  await late.logIn(person.email, "Thief1234");
  await owner.logIn(person.email, "Jamdani88x");
  expect([late.session, typeof owner.session]).toEqual([undefined, "string"]);
});

test("an address that a thief asks for while the password is reset gets no link", async () => {
  const { person, thief, ownerResets } = await thiefAndOwner();
  const { become } = verifications;
  vi.spyOn(verifications, "become").mockImplementationOnce(async (...given) => {
    await ownerResets();
    return become(...given);
  });
  const json = { email: "thief@example.com", password: person.password };
  expect((await thief.send(putEmail, "/api/accounts/me/email", { method: "PUT", json })).status).toBe(401);
  expect((await accounts.findByEmail(person.email))?.pendingEmail).toBeNull();
  expect(await mailsTo("thief@example.com")).toEqual([]);
});
