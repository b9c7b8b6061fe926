// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { GET as getSettings, PUT as putSettings } from "@/app/api/accounts/me/notice-settings/route";
import { POST } from "@/app/api/unsubscribe/[token]/route";
import { Accounts } from "@/lib/accounts/record";
import { createGroup } from "@/lib/groups/commands";
import { decideRequests, joinGroup } from "@/lib/memberships/commands";
import { invite, revokeInvitation } from "@/lib/memberships/invitation-commands";
import { restAddress } from "@/lib/notices/address-commands";
import { RestedAddresses } from "@/lib/notices/record";
import { unsubscribeToken } from "@/lib/notices/secrets";
import { getUnsubscribePage } from "@/lib/notices/unsubscribe-queries";
import { kickClock } from "@/lib/platform/clock/clock";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { actAs, aGroup, person, send } from "@/tests/support/api";
import { mailsTo } from "@/tests/support/mailbox";

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const post = (token: string, body: string) =>
  send(POST, { method: "POST", path: `/api/unsubscribe/${token}`, params: { token }, body, headers: FORM });

let people = 0;
async function tokenOf(what: Parameters<typeof unsubscribeToken>[1]): Promise<string> {
  people += 1;
  const { accountId } = await person(`reader-${people}@example.com`);
  return unsubscribeToken(accountId, what);
}

test("the page says what would stop, changes nothing by being looked at, and says what is off", async () => {
  const token = await tokenOf("new-meetups");
  const asked = { mails: "Mails about new meetups in your groups", settings: true };
  expect(await getUnsubscribePage(token)).toEqual({ ...asked, off: false });
  expect(await getUnsubscribePage(token)).toEqual({ ...asked, off: false });
  const answer = await post(token, "from=page");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/unsubscribe/${token}`]);
  expect(await getUnsubscribePage(token)).toEqual({ ...asked, off: true });
});

test("a mail program is answered without a page", async () => {
  const answer = await post(await tokenOf("meetups"), "List-Unsubscribe=One-Click");
  expect([answer.status, await answer.json()]).toEqual([200, { unsubscribed: true }]);
});

test("a summary is off when nothing comes in it any more", async () => {
  const token = await tokenOf("daily");
  expect(await getUnsubscribePage(token)).toEqual({ mails: "Mails of your daily summary", off: false, settings: true });
  await post(token, "from=page");
  expect(await getUnsubscribePage(token)).toMatchObject({ off: true });
});

test("mail that a link stopped stays stopped where only the other half of the choice is made, in a tab from before", async () => {
  const reader = await person("two-tabs@example.com");
  await post(await unsubscribeToken(reader.accountId, "meetups"), "from=page");
  actAs(reader);
  const choose = async (half: object) => (await (await send(putSettings, { method: "PUT", body: { topics: half } })).json()).topics;
  expect(await choose({ meetups: { app: false }, groups: { app: false } })).toMatchObject({
    meetups: { app: false, mail: "never" },
    groups: { app: false, mail: "daily" },
  });
  expect((await choose({ meetups: { mail: "weekly" } })).meetups).toEqual({ app: false, mail: "weekly" });
});

test("a link that is cut off is not known", async () => {
  const token = await tokenOf("daily");
  expect(await getUnsubscribePage(token.slice(0, -1))).toBeNull();
});

test("the link of an account that is gone is over: nothing is asked that a press could not do", async () => {
  const { accountId } = await person("leaving@example.com");
  const tokens = [await unsubscribeToken(accountId, "daily"), await unsubscribeToken(accountId, "meetups")];
  await (await database()).write((tx) => tx.delete(Accounts, accountId));
  for (const token of tokens) {
    expect(await getUnsubscribePage(token)).toBeNull();
    expect((await post(token, "from=page")).status).toBe(404);
  }
});

test("that an address wants no invitations is told to nobody who registers with it and has not proved it", async () => {
  const confirm = async ({ accountId }: Actor) =>
    (await database()).write((tx) => tx.update(Accounts, accountId, { emailVerified: new Date().toISOString() }));
  const email = "nasrin@example.com";
  const stranger = await person(email, "A Stranger");
  await restAddress(email, "unwanted");
  actAs(stranger);
  const invitations = async () => (await (await send(getSettings)).json()).topics.invitations;
  const kept = async () => (await database()).read((reader) => reader.list(RestedAddresses, { where: { accountId: stranger.accountId } }));
  expect([await invitations(), await kept()]).toEqual([{ app: true, mail: "now" }, []]);
  await confirm(stranger);
  expect(await invitations()).toEqual({ app: true, mail: "never" });
});

test("invitations to an address stop, and nothing else of what the person with it is told later", async () => {
  const confirm = async ({ accountId }: Actor) =>
    (await database()).write((tx) => tx.update(Accounts, accountId, { emailVerified: new Date().toISOString() }));
  const rina = await person("rina@example.com", "Rina Akter");
  await confirm(rina);
  const groupId = (await createGroup(rina, { ...aGroup(), joinPolicy: "approval" })).insertedId;
  const email = "farah@example.com";
  const letters = async (words: string) => (await mailsTo(email)).filter((mail) => mail.includes(words)).length;
  const inviteHer = async () => {
    const { _id } = await invite(rina, groupId, { email });
    await kickClock();
    return _id;
  };

  const first = await inviteHer();
  const token = await unsubscribeToken(first, "address");
  expect(await letters("invites you")).toBe(1);
  expect((await post(token, "from=page")).status).toBe(303);
  await revokeInvitation(rina, groupId, first);
  await inviteHer();
  expect(await letters("invites you")).toBe(1);

  const farah = await person(email, "Farah Begum");
  await confirm(farah);
  await joinGroup(farah, groupId, {});
  await decideRequests(rina, groupId, { people: [farah.accountId], decision: "approve" });
  await kickClock();
  expect(await letters("Your request to join Dawn Patrol Anglers was approved")).toBe(1);

  // Invitations go on coming in the app alone, the settings say so, and who has proved the address may choose otherwise.
  const otherGroup = (await createGroup(rina, aGroup({ groupName: "Night Anglers" }))).insertedId;
  const { _id } = await invite(rina, otherGroup, { email });
  await kickClock();
  expect(await letters("invites you")).toBe(1);
  actAs(farah);
  const stopped = await (await send(getSettings)).json();
  expect([stopped.topics.invitations, stopped.rested]).toEqual([{ app: true, mail: "never" }, null]);
  const body = { topics: { invitations: { app: true, mail: "now" } } };
  expect((await (await send(putSettings, { method: "PUT", body })).json()).topics).toMatchObject(body.topics);
  await revokeInvitation(rina, otherGroup, _id);
  await invite(rina, otherGroup, { email });
  await kickClock();
  expect(await letters("invites you")).toBe(2);
});
