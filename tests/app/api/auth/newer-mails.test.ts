// First: gives this file a store of its own.
import "@/tests/support/browser";

import { afterEach, expect, test, vi } from "vitest";
import { POST as confirm } from "@/app/api/accounts/reset/confirmation/route";
import { POST as ask } from "@/app/api/accounts/reset/route";
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
