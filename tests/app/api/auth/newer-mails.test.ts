// First: gives this file a store of its own.
import "@/tests/support/browser";

import { afterEach, expect, test, vi } from "vitest";
import { PUT as putEmail } from "@/app/api/accounts/me/email/route";
import { POST as confirm } from "@/app/api/accounts/reset/confirmation/route";
import { POST as ask } from "@/app/api/accounts/reset/route";
import { POST as again } from "@/app/api/accounts/verification/route";
import type { Job } from "@/lib/platform/clock/jobs";
import { takeDue } from "@/lib/platform/clock/take-due";
import { JOBS } from "@/lib/rooms";
import { Browser, registered } from "@/tests/support/browser";
import { mailsTo, tokenFor } from "@/tests/support/mailbox";

afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;
const later = (minutes: number) => vi.useFakeTimers({ now: Date.now() + minutes * MINUTE_MS, toFake: ["Date"] });
const linksIn = async (email: string, page: "reset" | "verification") =>
  (await mailsTo(email)).filter((mail) => mail.includes(`/${page}/`)).length;
/** The mails of one kind are sent another way. */
const withJob = (kind: string, job: Job) => takeDue("mail", { ...JOBS, [kind]: job });
const away: Job = async () => {
  throw new Error("The provider is away.");
};

test("a link for a new password that is asked for while an older one waits for its mail works for an hour from then on", async () => {
  const { email } = await registered();
  await mailsTo(email);
  const asking = () => new Browser().send(ask, "/api/accounts/reset", { method: "POST", json: { email } });
  await asking();
  await withJob("account.reset", away);
  later(55);
  await asking();
  await withJob("account.reset", away);
  later(20);
  expect(await linksIn(email, "reset")).toBe(1);
  const json = { token: await tokenFor(email, "reset"), newPassword: "Jamdani88x" };
  const answer = await new Browser().send(confirm, "/api/accounts/reset/confirmation", { method: "POST", json });
  expect(answer.status).toBe(200);
});

/** Does something at the moment in which the mail about an address has just been sent, and its work is not over. */
const duringVerification = (then: () => Promise<unknown>): Job => {
  let first = true;
  return async (work) => {
    const answer = await JOBS["account.verify"]?.(work);
    if (first) await then();
    first = false;
    return answer;
  };
};

test("a change of address is confirmed by mail also where a link is being sent to the one before it", async () => {
  const { email, password } = await registered();
  const browser = new Browser();
  await browser.logIn(email, password);
  const change = (to: string) => browser.send(putEmail, "/api/accounts/me/email", { method: "PUT", json: { email: to, password } });
  await withJob(
    "account.verify",
    duringVerification(() => change("second@example.com")),
  );
  expect([await linksIn(email, "verification"), await linksIn("second@example.com", "verification")]).toEqual([1, 1]);

  await change("third@example.com");
  await withJob(
    "account.verify",
    duringVerification(async () => {
      await change(email);
      await browser.send(again, "/api/accounts/verification", { method: "POST", json: {} });
    }),
  );
  expect([await linksIn(email, "verification"), await linksIn("third@example.com", "verification")]).toEqual([2, 1]);
});

test("of addresses asked for while the provider is away, the last one gets one mail", async () => {
  const { email, password } = await registered();
  const browser = new Browser();
  await browser.logIn(email, password);
  for (const to of ["fourth@example.com", "fifth@example.com"]) {
    await browser.send(putEmail, "/api/accounts/me/email", { method: "PUT", json: { email: to, password } });
    await withJob("account.verify", away);
  }
  later(20);
  expect([await linksIn("fourth@example.com", "verification"), await linksIn("fifth@example.com", "verification")]).toEqual([0, 1]);
});
