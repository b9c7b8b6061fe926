import { vi } from "vitest";
import { POST as ask, DELETE as keep } from "@/app/api/accounts/me/deletion/route";
import { GET as me } from "@/app/api/accounts/me/route";
import { DAY_MS } from "@/lib/duration";
import { createGroup } from "@/lib/groups/commands";
import { listNotices } from "@/lib/notices/queries";
import { LANES } from "@/lib/platform/clock/record";
import { takeDue } from "@/lib/platform/clock/take-due";
import { JOBS } from "@/lib/rooms";
import { anActor } from "./actor";
import { Browser, registered } from "./browser";
import { mailsTo } from "./mailbox";
import { getStore } from "./nouns";
import { newGroup } from "./records";

export async function signedIn() {
  const person = await registered();
  const browser = new Browser();
  await browser.logIn(person.email, person.password);
  return { person, browser, actor: anActor({ accountId: person.uid, email: person.email }) };
}

export const asking = (browser: Browser, json: unknown) => browser.send(ask, "/api/accounts/me/deletion", { method: "POST", json });
export const keeping = (browser: Browser) => browser.send(keep, "/api/accounts/me/deletion", { method: "DELETE" });
export const newest = async (actor: ReturnType<typeof anActor>) => (await listNotices(actor))?.items[0];
export const profileOf = async (browser: Browser) => (await browser.send(me, "/api/accounts/me")).json();
export const subjects = async (email: string) => (await mailsTo(email)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);
export const accountOf = async (uid: string) => (await getStore()).accounts.findById(uid);

/** Runs the work with the date moved by some days. */
export async function later<T>(days: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ now: Date.now() + days * DAY_MS, toFake: ["Date"] });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

/** Runs the clock often enough for all work that follows from other work. */
export const clockRuns = async (days: number) => {
  for (const more of [0, 0.01, 0.02]) for (const lane of LANES) await later(days + more, () => takeDue(lane, JOBS));
};

export async function aGroup(actor: ReturnType<typeof anActor>, groupName = "Ramna Morning Runners") {
  const { ownerId: _, ...group } = newGroup({ groupName });
  return (await createGroup(actor, group)).insertedId;
}
