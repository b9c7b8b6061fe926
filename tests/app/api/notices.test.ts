// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { createHmac } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GET as getSettings, PUT as putSettings } from "@/app/api/accounts/me/notice-settings/route";
import { POST as mailEvent } from "@/app/api/mail-events/route";
import { PUT as putRead } from "@/app/api/notices/read/route";
import { GET as getNotices } from "@/app/api/notices/route";
import { GET as getUnread } from "@/app/api/notices/unread/route";
import { GET as openUnsubscribe, POST as unsubscribe } from "@/app/api/unsubscribe/[token]/route";
import { Accounts } from "@/lib/accounts/record";
import { createGroup } from "@/lib/groups/commands";
import { closeGroup, decideRequests, joinGroup, removeMember } from "@/lib/memberships/commands";
import { acceptInvitation, invite } from "@/lib/memberships/invitation-commands";
import { getInvitation } from "@/lib/memberships/invitation-queries";
import type { NoticeView } from "@/lib/notices/schema";
import { kickClock } from "@/lib/platform/clock/clock";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { actAs, aGroup, person, send } from "@/tests/support/api";
import { mailsTo } from "@/tests/support/mailbox";

const SECRET = vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
  process.env.RESEND_WEBHOOK_SECRET = `whsec_${Buffer.from("a secret of the mail provider").toString("base64")}`;
  return process.env.RESEND_WEBHOOK_SECRET;
});

let rina: Actor;
let omar: Actor;
let groupId: string;

const confirm = async ({ accountId }: Actor) =>
  (await database()).write((tx) => tx.update(Accounts, accountId, { emailVerified: new Date().toISOString() }));

beforeAll(async () => {
  rina = await person("rina@example.com", "Rina Akter");
  omar = await person("omar@example.com", "Omar Faruk");
  await Promise.all([rina, omar].map(confirm));
});

beforeEach(async () => {
  groupId = (await createGroup(rina, { ...aGroup(), joinPolicy: "approval" })).insertedId;
  actAs(rina);
});

const told = async (query = ""): Promise<NoticeView[]> => (await (await send(getNotices, { path: `/api/notices${query}` })).json()).items;
const unread = async () => (await (await send(getUnread)).json()).count;
const settings = (body: unknown) => send(putSettings, { method: "PUT", body });

describe("what one is told", () => {
  test("stands in the app, the newest first, until it is read; a request is gone when it may not be seen any more", async () => {
    const before = await unread();
    await joinGroup(omar, groupId, {});
    await kickClock();
    const [notice] = await told();
    expect(notice).toMatchObject({
      kind: "request-received",
      title: "Omar Faruk asks to join Dawn Patrol Anglers",
      path: `/dashboard/groups/${groupId}`,
      act: "See the request",
      groupId,
      meetupId: null,
      actor: { _id: omar.accountId, displayName: "Omar Faruk" },
      read: false,
      waits: true,
    });
    expect(await unread()).toBe(before + 1);
    const answer = await send(putRead, { method: "PUT", body: { ids: [notice?._id] } });
    expect(await answer.json()).toEqual({ count: before });
    expect((await told())[0]).toMatchObject({ _id: notice?._id, read: true });
    expect((await told("?unread=1")).some(({ _id }) => _id === notice?._id)).toBe(false);
    await decideRequests(rina, groupId, { people: [omar.accountId], decision: "approve" });
    expect((await told())[0]).toMatchObject({ _id: notice?._id, waits: false });
    actAs(omar);
    await kickClock();
    expect((await told()).map(({ kind, waits }) => [kind, waits])).toEqual([["request-approved", false]]);
    // One's notices are nobody else's to mark.
    await send(putRead, { method: "PUT", body: { ids: [notice?._id] } });
    expect((await send(getNotices, { path: `/api/notices?after=${notice?._id}` })).status).toBe(404);
  });

  test("are not counted for nobody, and that is no refusal", async () => {
    actAs(null);
    const answer = await send(getUnread);
    expect([answer.status, await answer.json()]).toEqual([200, { count: null }]);
  });

  test("all are marked at once, and what is neither is refused", async () => {
    await joinGroup(omar, groupId, {});
    await kickClock();
    expect(await unread()).toBeGreaterThan(0);
    expect(await (await send(putRead, { method: "PUT", body: { all: true } })).json()).toEqual({ count: 0 });
    for (const body of [{}, { ids: [] }, { all: false }, { ids: "x" }, { all: true, ids: ["x"] }])
      expect((await send(putRead, { method: "PUT", body })).status).toBe(422);
  });
});

describe("the settings", () => {
  test("have the defaults of the table, keep what is changed, and refuse what is not offered", async () => {
    const first = await (await send(getSettings)).json();
    expect(Object.entries(first.topics).map(([topic, choice]) => [topic, (choice as { mail: string }).mail])).toEqual([
      ["requests", "now"],
      ["memberships", "now"],
      ["invitations", "now"],
      ["new-meetups", "daily"],
      ["places", "now"],
      ["meetups", "now"],
      ["reminders", "now"],
      ["groups", "daily"],
    ]);
    await settings({ topics: { groups: { app: false, mail: "weekly" } }, quiet: { from: "22:00", to: "07:00" } });
    const always = await (await settings({ topics: { places: { app: false, mail: "never" } } })).json();
    expect(always.topics.places).toEqual({ app: true, mail: "never" });
    await settings({ digestAt: "06:30", digestDay: 5, mute: { groupId, until: "always" } });
    expect(await (await send(getSettings)).json()).toMatchObject({
      topics: { groups: { app: false, mail: "weekly" }, requests: { app: true, mail: "now" } },
      ...{ quiet: { from: "22:00", to: "07:00" }, digestAt: "06:30", digestDay: 5 },
      muted: [{ groupId, groupName: "Dawn Patrol Anglers", until: null }],
    });
    expect((await (await settings({ mute: { groupId, until: "off" }, quiet: null })).json()).muted).toEqual([]);
    for (const body of [
      { topics: { account: { app: false, mail: "never" } } },
      { topics: { groups: { app: true, mail: "hourly" } } },
      { digestAt: "25:00" },
      { digestDay: 0 },
      { quiet: { from: "22" } },
    ])
      expect((await settings(body)).status).toBe(422);
    actAs(omar);
    expect((await settings({ mute: { groupId, until: "always" } })).status).toBe(404);
    await joinGroup(omar, groupId, {});
    expect((await settings({ mute: { groupId, until: "always" } })).status).toBe(404);
  });
});

describe("stopping mails", () => {
  const tokenOf = (mail: string) => /List-Unsubscribe: <[^>]*\/api\/unsubscribe\/([^>]+)>/.exec(mail)?.[1] ?? "";
  const stop = (token: string, more = {}) =>
    send(unsubscribe, {
      method: "POST",
      path: `/api/unsubscribe/${token}`,
      params: { token },
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded", ...more },
    });

  test("works from anywhere without signing in, for its kind only; looking at the address changes nothing", async () => {
    await joinGroup(omar, groupId, {});
    await decideRequests(rina, groupId, { people: [omar.accountId], decision: "approve" });
    await kickClock();
    const [mail = ""] = await mailsTo("omar@example.com");
    expect(mail).toContain("Subject: Your request to join Dawn Patrol Anglers was approved");
    for (const words of ["List-Unsubscribe-Post: List-Unsubscribe=One-Click", "/dashboard/account#notices"]) expect(mail).toContain(words);
    const token = tokenOf(mail);
    actAs(null);
    const page = await send(openUnsubscribe, { path: `/api/unsubscribe/${token}`, params: { token } });
    expect([page.status, page.headers.get("location")]).toEqual([303, `/unsubscribe/${token}`]);
    actAs(omar);
    expect((await (await send(getSettings)).json()).topics.memberships.mail).toBe("now");
    actAs(null);
    const foreign = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
    expect([(await stop(token, foreign)).status, (await stop(token)).status]).toEqual([200, 200]);
    actAs(omar);
    const { topics } = await (await send(getSettings)).json();
    expect([topics.memberships.mail, topics.memberships.app, topics.requests.mail]).toEqual(["never", true, "now"]);
    const mails = (await mailsTo("omar@example.com")).length;
    await removeMember(rina, groupId, omar.accountId, { reason: "Away." });
    await kickClock();
    expect((await mailsTo("omar@example.com")).length).toBe(mails);
    expect((await told())[0]).toMatchObject({ kind: "removed", detail: "“Away.”" });
  });

  test("a forged or cut token is nobody's", async () => {
    const made = `${omar.accountId}.requests.${"A".repeat(43)}`;
    for (const token of [made, made.slice(0, -1), "", `${omar.accountId}.account.${"A".repeat(43)}`])
      expect((await stop(token)).status).toBe(404);
  });

  test("an invitation reaches an address without an account, carries its link, and can be stopped for good", async () => {
    const { url } = await invite(rina, groupId, { email: "guest@example.com", text: "Come along." });
    await kickClock();
    const [mail = ""] = await mailsTo("guest@example.com");
    expect(mail).toContain("Subject: Rina Akter invites you to Dawn Patrol Anglers");
    expect(mail).toContain(url);
    // What is chosen stands with an account, behind a login.
    expect(mail).toContain(`/unsubscribe/${tokenOf(mail)}`);
    expect(mail).not.toContain("/dashboard/");
    expect((await stop(tokenOf(mail))).status).toBe(200);
    await invite(rina, (await createGroup(rina, aGroup())).insertedId, { email: "guest@example.com" });
    await kickClock();
    expect(await mailsTo("guest@example.com")).toHaveLength(1);
  });

  test("an invitation to a group that was closed before its mail was made is not mailed", async () => {
    await invite(rina, groupId, { email: "late@example.com" });
    await closeGroup(rina, groupId, {});
    await kickClock();
    expect(await mailsTo("late@example.com")).toEqual([]);
  });

  test("an invitation for another address shows it masked, and is nobody else's to accept", async () => {
    const { url } = await invite(rina, groupId, { email: "guest-of-rina@example.com" });
    const token = url.split("/").at(-1) ?? "";
    expect(await getInvitation(omar, token)).toMatchObject({ sentTo: "g••••@example.com", accept: { allowed: false } });
    await expect(acceptInvitation(omar, token, {})).rejects.toMatchObject({ code: "forbidden", reason: "other_address" });
  });

  test("an invitation to somebody's confirmed address is among their notices too", async () => {
    const { url } = await invite(rina, groupId, { email: "omar@example.com" });
    await kickClock();
    actAs(omar);
    expect((await told())[0]).toMatchObject({ kind: "invited", path: new URL(url).pathname });
    expect((await mailsTo("omar@example.com"))[0]).toContain(url);
  });
});

describe("an address that bounces", () => {
  function sealed(payload: unknown, secret = SECRET) {
    const body = JSON.stringify(payload);
    const [id, timestamp] = ["msg_1", String(Math.floor(Date.now() / 1000))];
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const seal = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    const headers = { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": `v1,${seal}`, "content-type": "application/json" };
    return send(mailEvent, { method: "POST", path: "/api/mail-events", body, headers });
  }
  const bounced = (to: string) => ({ type: "email.bounced", data: { to: [to], bounce: { type: "Permanent" } } });

  test("is rested and its owner told in the app, once; it gets mail again when they say so", async () => {
    const nadia = await person("nadia@example.com", "Nadia Islam");
    await confirm(nadia);
    const forged = await sealed(bounced("nadia@example.com"), `whsec_${Buffer.from("another").toString("base64")}`);
    expect(forged.status).toBe(401);
    for (const event of [bounced("Nadia@example.com"), bounced("nadia@example.com"), { type: "email.delivered", data: { to: ["x@y.z"] } }])
      expect((await sealed(event)).status).toBe(200);
    await kickClock();
    actAs(nadia);
    expect((await told()).map(({ kind }) => kind)).toEqual(["mail-rested"]);
    expect((await (await send(getSettings)).json()).rested).toMatchObject({ why: "bounced" });
    await invite(rina, groupId, { email: "nadia@example.com" });
    await kickClock();
    const letters = async () => (await mailsTo("nadia@example.com")).filter((mail) => mail.includes("invites you"));
    expect(await letters()).toEqual([]);
    expect((await (await settings({ mailAgain: true })).json()).rested).toBeNull();
    await invite(rina, (await createGroup(rina, aGroup())).insertedId, { email: "nadia@example.com" });
    await kickClock();
    expect(await letters()).toHaveLength(1);
  });
});
