// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import { createGroup } from "@/lib/groups/commands";
import { Groups } from "@/lib/groups/record";
import { banPerson, closeGroup } from "@/lib/memberships/commands";
import { acceptInvitation, invite, revokeInvitation } from "@/lib/memberships/invitation-commands";
import { Memberships } from "@/lib/memberships/record";
import { addresseeOf } from "@/lib/notices/addressee-queries";
import { listNotices } from "@/lib/notices/queries";
import { Notices } from "@/lib/notices/record";
import { kickClock } from "@/lib/platform/clock/clock";
import type { Actor } from "@/lib/platform/permission/actor";
import { aGroup, person } from "@/tests/support/api";
import { mailsTo } from "@/tests/support/mailbox";
import { getStore } from "@/tests/support/nouns";

let people = 0;

/** Somebody whose address is confirmed, so that mail goes to it. */
async function confirmed(name: string): Promise<Actor> {
  people += 1;
  const actor = await person(`invited-${people}@example.com`, name);
  const { db } = await getStore();
  await db.write((tx) => tx.update(Accounts, actor.accountId, { emailVerified: new Date().toISOString() }));
  return actor;
}

interface Invited {
  owner: Actor;
  groupId: string;
  invitationId: string;
  token: string;
  guest: Actor;
}

test.each<[string, (invited: Invited) => Promise<unknown>]>([
  ["it was revoked", ({ owner, groupId, invitationId }) => revokeInvitation(owner, groupId, invitationId)],
  ["it was used", ({ guest, token }) => acceptInvitation(guest, token, {})],
  ["the person was banned", ({ owner, groupId, guest }) => banPerson(owner, groupId, guest.accountId, { reason: "Shouted." })],
  ["the group was closed", ({ owner, groupId }) => closeGroup(owner, groupId, {})],
])("an invitation is mailed no more once %s, however long its mail waits", async (_, change) => {
  const [owner, guest] = [await confirmed("Rina Akter"), await confirmed("Omar Faruk")];
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  const { _id: invitationId, url } = await invite(owner, groupId, { email: guest.email });
  await kickClock();
  const { db } = await getStore();
  const rows = await db.read((reader) => reader.list(Notices, { where: { accountId: guest.accountId, kind: "invited" } }));
  const mailed = async () => (await addresseeOf(db, guest.accountId, rows))?.told.length ?? 0;
  expect(await mailed()).toBe(1);
  await change({ owner, groupId, invitationId, token: url.split("/").at(-1) ?? "", guest });
  expect(await mailed()).toBe(0);
});

test("an invitation is mailed to somebody whose ban has ended by itself", async () => {
  const [owner, guest] = [await confirmed("Rina Akter"), await confirmed("Omar Faruk")];
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  await banPerson(owner, groupId, guest.accountId, { reason: "Shouted.", until: "2099-01-01T00:00:00Z" });
  const { db } = await getStore();
  await db.write(async (tx) => {
    const ban = await tx.first(Memberships, { groupId, accountId: guest.accountId });
    await tx.update(Memberships, ban?._id ?? "", { until: "2020-01-01T00:00:00.000Z" });
  });
  await invite(owner, groupId, { email: guest.email });
  await kickClock();
  expect((await mailsTo(guest.email)).join()).toContain("Rina Akter invites you to");
});

test("what the inviter wrote stands in the notice and in the mail of somebody with an account, until it is revoked", async () => {
  const [owner, guest] = [await confirmed("Rina Akter"), await confirmed("Omar Faruk")];
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  const { _id } = await invite(owner, groupId, { email: guest.email, text: "Come and fish with us." });
  await kickClock();
  const told = async () => (await listNotices(guest))?.items.map(({ kind, detail }) => [kind, detail]);
  expect(await told()).toEqual([["invited", "“Come and fish with us.”"]]);
  expect((await mailsTo(guest.email))[0]).toContain("“Come and fish with us.”");
  await revokeInvitation(owner, groupId, _id);
  expect(await told()).toEqual([["invited", null]]);
});

test("the mail to somebody with an account says what the group is too, and promises a role only while the link brings it", async () => {
  const [owner, guest] = [await confirmed("Rina Akter"), await confirmed("Omar Faruk")];
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  await invite(owner, groupId, { email: guest.email, role: "organizer" });
  await kickClock();
  const told = async () => (await listNotices(guest))?.items[0]?.facts;
  expect(await told()).toContainEqual({ term: "Hobby", says: aGroup().hobbyCategory });
  expect(await told()).toContainEqual({ term: "You would be", says: "An organizer" });
  const { db } = await getStore();
  await db.write((tx) => tx.update(Groups, groupId, { ownerId: guest.accountId }));
  expect(await told()).not.toContainEqual({ term: "You would be", says: "An organizer" });
});

test("nobody invites their own address, and a mail to a stranger says what the group is", async () => {
  const owner = await confirmed("Rina Akter");
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  await expect(invite(owner, groupId, { email: owner.email })).rejects.toMatchObject({
    code: "invalid",
    fields: { email: ["This is your own address."] },
  });
  await invite(owner, groupId, { email: "a.stranger@example.com", role: "organizer" });
  await kickClock();
  const [mail = ""] = await mailsTo("a.stranger@example.com");
  for (const words of [
    `Hobby: ${aGroup().hobbyCategory}`,
    `Where: ${aGroup().location}`,
    "You would be: An organizer",
    "The invitation ends on: ",
  ])
    expect(mail).toContain(words);
});
