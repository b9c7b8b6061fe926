// First: gives this file a store of its own.
import "@/tests/support/browser";

import { Writable } from "node:stream";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DELETE as keep, POST as leave } from "@/app/api/accounts/me/deletion/route";
import { PUT as putEmail } from "@/app/api/accounts/me/email/route";
import { POST as sendAgain } from "@/app/api/accounts/verification/route";
import { POST as accept } from "@/app/api/invitations/[token]/acceptance/route";
import { GET as seeInvitation } from "@/app/api/invitations/[token]/route";
import { accountJobs } from "@/lib/accounts/jobs";
import { ACCOUNT_LIMITS } from "@/lib/accounts/policy";
import { NEWS_KIND, newsTask } from "@/lib/accounts/tasks";
import { Events } from "@/lib/events/record";
import { createLog, log } from "@/lib/log";
import { TO_ONE_ADDRESS } from "@/lib/notices/invitation-jobs";
import { noticeJobs } from "@/lib/notices/jobs";
import { INVITATION_MAIL, NOTICE_MAIL } from "@/lib/notices/tasks";
import { type Jobs, TooFast } from "@/lib/platform/clock/jobs";
import { Work } from "@/lib/platform/clock/record";
import { schedule } from "@/lib/platform/clock/schedule";
import { takeDue } from "@/lib/platform/clock/take-due";
import type { Send } from "@/lib/platform/email/send";
import { hasLeft } from "@/lib/platform/http/limits";
import { database } from "@/lib/platform/store";
import type { Limit } from "@/lib/platform/store/limits";
import { JOBS } from "@/lib/rooms";
import { aGroup, choose, confirm, inviting, reset, signedIn, somewhere } from "@/tests/support/attackers";
import { type Browser, registered } from "@/tests/support/browser";
import { mailsTo, tokenFor } from "@/tests/support/mailbox";
import { getStore } from "@/tests/support/nouns";
import { byText } from "@/tests/support/records";

describe("nobody's mailbox is flooded through us", () => {
  const linksTo = async (email: string) => (await mailsTo(email)).filter((mail) => /\/(?:verification|reset)\//.test(mail)).length;

  test("by confirmations: one address gets five links an hour, whoever asks", async () => {
    const target = "flooded@example.com";
    for (let n = 0; n < 3; n++) {
      const { browser, person } = await signedIn();
      for (let m = 0; m < 3; m++) {
        const json = { email: target, password: person.password };
        await browser.send(putEmail, "/api/accounts/me/email", { method: "PUT", json });
        await mailsTo(target);
        await browser.send(putEmail, "/api/accounts/me/email", { method: "PUT", json: { email: person.email } });
      }
    }
    expect(await linksTo(target)).toBe(5);
  });

  test.each([
    ["that nobody has", async () => "invited@example.com"],
    ["of somebody who is here", async () => (await signedIn(true)).person.email],
  ])("by invitations: one address %s gets ten a day, from whichever groups", async (_, address) => {
    const target = await address();
    for (let n = 0; n < 4; n++) {
      const { browser, actor } = await signedIn(true);
      for (let m = 0; m < 3; m++) expect((await inviting(browser, await aGroup(actor), { email: target })).status).toBe(201);
    }
    await takeDue("work", JOBS);
    const invitations = (await mailsTo(target)).filter((mail) => mail.includes("invites you to"));
    expect(invitations).toHaveLength(10);
  });

  test("by invitations: one person sends fifty a day", async () => {
    const { browser, actor } = await signedIn(true);
    const groupId = await aGroup(actor);
    const sent = [];
    for (let n = 0; n < 51; n++) sent.push((await inviting(browser, groupId, { email: `guest${n}@example.com` })).status);
    expect(sent).toEqual([...Array(50).fill(201), 429]);
  });

  test("yet an invitation outlives a provider that is away: tried a dozen times, it is one mail of the ten", async () => {
    const { browser, actor } = await signedIn(true);
    await inviting(browser, await aGroup(actor), { email: "patient@example.com" });
    await takeDue("work", JOBS);
    const { db } = await getStore();
    const waiting = await db.read((reader) => reader.list(Work, { where: { kind: INVITATION_MAIL } }));
    const work = waiting.at(-1) ?? expect.fail("Nothing waits.");
    const sent: string[] = [];
    let away = true;
    const { [INVITATION_MAIL]: job } = noticeJobs(database, async ({ to }) => {
      if (away) throw new Error("The provider is away.");
      sent.push(to);
    });
    for (let attempts = 0; attempts < 12; attempts++) await expect(job?.({ ...work, attempts })).rejects.toThrow("away");
    away = false;
    await job?.({ ...work, attempts: 12 });
    expect(sent).toEqual(["patient@example.com"]);
  });

  test("yet what a provider asks patience for comes, however often it asks: it is one mail, the last its address gets", async () => {
    const [{ browser, actor }, { person }] = [await signedIn(true), await signedIn(true)];
    const groupId = await aGroup(actor);
    await takeDue("mail", JOBS);
    for (const email of ["nobody-yet@example.com", person.email]) await inviting(browser, groupId, { email });
    await takeDue("work", JOBS);
    const { db } = await getStore();
    await db.write((tx) => schedule(tx, newsTask(person.uid, { what: "password-changed" })));
    const waiting = () => db.read((reader) => reader.list(Work, { where: { lane: "mail" } }));
    expect((await waiting()).map(({ kind }) => kind).toSorted(byText)).toEqual([NEWS_KIND, INVITATION_MAIL, NOTICE_MAIL]);
    const leaveOne = async (limit: Limit, email: string) => {
      for (let taken = 1; taken < limit.points; taken++) expect(await hasLeft(limit, email)).toBe(true);
    };
    await leaveOne(ACCOUNT_LIMITS.news, person.email);
    for (const email of ["nobody-yet@example.com", person.email]) await leaveOne(TO_ONE_ADDRESS, email);
    const sent: string[] = [];
    let busy = true;
    const send: Send = async ({ to }) => {
      if (busy) throw new TooFast("429");
      sent.push(to);
    };
    const jobs: Jobs = { ...accountJobs(send), ...noticeJobs(database, send) };
    for (let asked = 0; asked < 3; asked++)
      for (const work of await waiting()) await expect(jobs[work.kind]?.(work)).rejects.toThrow(TooFast);
    busy = false;
    for (const work of await waiting()) await jobs[work.kind]?.(work);
    expect(sent.toSorted(byText)).toEqual(["nobody-yet@example.com", person.email, person.email].toSorted(byText));
  });

  test("by what somebody does to an account made with a stranger's address", async () => {
    const { person, browser } = await signedIn();
    const asked = [];
    for (let n = 0; n < 6; n++) {
      asked.push((await browser.send(leave, "/api/accounts/me/deletion", { method: "POST", json: { password: person.password } })).status);
      await browser.send(keep, "/api/accounts/me/deletion", { method: "DELETE" });
    }
    expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
    // Each of these sign-ins is from a browser never seen before.
    for (let n = 0; n < 15; n++) await somewhere().logIn(person.email, person.password);
    const news = (await mailsTo(person.email)).filter((mail) => !mail.includes("/verification/"));
    expect(news).toHaveLength(20);
  });
});

describe("nobody else's mail is held up through us", () => {
  const moving = ({ browser, person }: Awaited<ReturnType<typeof signedIn>>, email: string) =>
    browser.send(putEmail, "/api/accounts/me/email", { method: "PUT", json: { email, password: person.password } });

  test("by asking for an address that a member has: their link for a new password still comes", async () => {
    const [{ email }, stranger] = [await registered(), await signedIn()];
    await mailsTo(email);
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await moving(stranger, email)).status);
    // Whether an address has an account is told five times an hour.
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
    await reset(email);
    expect(await tokenFor(email, "reset")).toEqual(expect.any(String));
  });

  test("nor by having asked before they registered: no link is sent that could prove nothing", async () => {
    const [stranger, email] = [await signedIn(), "asked-before@example.com"];
    await moving(stranger, email);
    await mailsTo(email);
    await registered({ email });
    await mailsTo(email);
    for (let n = 0; n < 4; n++)
      expect((await stranger.browser.send(sendAgain, "/api/accounts/verification", { method: "POST" })).status).toBe(409);
    for (let n = 0; n < 4; n++) {
      await reset(email);
      expect(await tokenFor(email, "reset")).toEqual(expect.any(String));
    }
  });
});

describe("a token is in no line of the log", () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
    const written = createLog("trace", stream);
    for (const level of ["info", "warn", "error"] as const)
      vi.spyOn(log, level).mockImplementation(((...given: [object, string]) => written[level](...given)) as never);
    return () => void vi.restoreAllMocks();
  });

  test("of a reset, a confirmation or an invitation, whether it works or not", async () => {
    const { browser, actor } = await signedIn();
    const { url } = await (await inviting(browser, await aGroup(actor), {})).json();
    const invitation = url.split("/").at(-1);
    const { email } = await registered();
    await reset(email);
    const [verification, resetting] = [await tokenFor(email, "verification"), await tokenFor(email, "reset")];
    lines.length = 0;
    for (let n = 0; n < 2; n++) {
      await choose(resetting);
      await confirm(verification);
      const params = { token: invitation };
      await browser.send(seeInvitation, `/api/invitations/${invitation}`, { params });
      await browser.send(accept, `/api/invitations/${invitation}/acceptance`, { method: "POST", json: {}, params });
    }
    const text = lines.join();
    expect(text).toContain("/api/invitations/{token}/acceptance");
    for (const token of [invitation, verification, resetting]) expect(text).not.toContain(token?.split(".").at(-1));
  });
});

describe("somebody who has not proved their address", () => {
  test("cannot invite by mail: nobody is written to, and nothing is made", async () => {
    const { browser, actor } = await signedIn();
    const groupId = await aGroup(actor);
    const answer = await inviting(browser, groupId, { email: "guest@example.com" });
    expect([answer.status, (await answer.json()).error.reason]).toEqual([403, "unverified"]);
    const { db } = await getStore();
    expect(await db.read((reader) => reader.list(Events, { where: { groupId } }))).toEqual([]);
    expect((await inviting(browser, groupId, {})).status).toBe(201);
  });

  test("cannot take an invitation that was sent to the address yet, and can once it is proved", async () => {
    const { browser, actor } = await signedIn(true);
    const groupId = await aGroup(actor);
    const guest = await signedIn();
    const { url } = await (await inviting(browser, groupId, { email: guest.person.email })).json();
    const token = url.split("/").at(-1);
    const joining = (who: Browser) =>
      who.send(accept, `/api/invitations/${token}/acceptance`, { method: "POST", json: {}, params: { token } });
    const refused = await joining(guest.browser);
    expect([refused.status, (await refused.json()).error.reason]).toEqual([403, "unverified"]);
    await confirm(await tokenFor(guest.person.email, "verification"), guest.browser);
    expect((await joining(guest.browser)).status).toBe(200);
  });
});
