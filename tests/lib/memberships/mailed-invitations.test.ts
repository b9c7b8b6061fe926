// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import { createGroup } from "@/lib/groups/commands";
import { banPerson, joinGroup } from "@/lib/memberships/commands";
import { acceptInvitation, invite, refuseInvitation, revokeInvitation } from "@/lib/memberships/invitation-commands";
import { listInvitations } from "@/lib/memberships/invitation-queries";
import { Invitations } from "@/lib/memberships/record";
import { MAX_OPEN_INVITATIONS } from "@/lib/memberships/schema";
import type { Actor } from "@/lib/platform/permission/actor";
import { newId } from "@/lib/platform/store/id";
import type { Row } from "@/lib/platform/store/record";
import { aGroup, person } from "@/tests/support/api";
import { getStore } from "@/tests/support/nouns";

/** Somebody whose address is confirmed: they may invite by mail, and be invited by it. */
async function confirmed(email: string): Promise<Actor> {
  const actor = await person(email);
  const { db } = await getStore();
  await db.write((tx) => tx.update(Accounts, actor.accountId, { emailVerified: new Date().toISOString() }));
  return actor;
}

const tokenOf = ({ url }: { url: string }): string => url.split("/").at(-1) ?? "";

test("those who run the group see that somebody said no to a mail, and what came after it", async () => {
  const [owner, rina] = [await confirmed("owner@example.com"), await confirmed("rina@example.com")];
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  const mailed = await invite(owner, groupId, { email: "rina@example.com" });
  const row = async () => (await listInvitations(owner, groupId)).items.find(({ _id }) => _id === mailed._id);
  expect(await row()).toMatchObject({ state: "active", declinedAt: null });
  await refuseInvitation(rina, tokenOf(mailed));
  const declined = await row();
  expect(declined).toMatchObject({ state: "active", declinedAt: expect.any(String) });
  await refuseInvitation(rina, tokenOf(mailed));
  expect(await row()).toEqual(declined);
  await acceptInvitation(rina, tokenOf(mailed));
  expect(await row()).toMatchObject({ state: "used-up", used: 1 });
});

test("a link that one of many said no to is not declined", async () => {
  const [owner, rina] = [await person("owner-of-links@example.com"), await person("rina-of-links@example.com")];
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  const link = await invite(owner, groupId, { uses: 5 });
  await refuseInvitation(rina, tokenOf(link));
  await revokeInvitation(owner, groupId, link._id);
  expect((await listInvitations(owner, groupId)).items).toMatchObject([{ state: "revoked", declinedAt: null }]);
});

test("an address that has not answered yet is not invited a second time, and the refusal says since when and until when", async () => {
  const [owner, mita] = [await confirmed("owner-of-mails@example.com"), await confirmed("mita@example.com")];
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  const first = await invite(owner, groupId, { email: "mita@example.com" });
  const again = () => invite(owner, groupId, { email: "Mita@Example.com", role: "organizer", text: "Run it with me." });
  await expect(again()).rejects.toMatchObject({
    code: "invalid",
    reason: "already_invited",
    fields: { email: [expect.stringMatching(/^This address was invited on \d+ \w+ \d+, and the invitation holds until \d+ \w+ \d+\./)] },
  });
  // In another group nobody has invited them yet.
  const { insertedId: otherGroup } = await createGroup(owner, aGroup());
  await expect(invite(owner, otherGroup, { email: "mita@example.com" })).resolves.toBeTruthy();
  await refuseInvitation(mita, tokenOf(first));
  await expect(again()).resolves.toBeTruthy();
  expect((await listInvitations(owner, groupId)).items.map(({ role, declinedAt }) => [role, declinedAt !== null])).toEqual([
    ["organizer", false],
    ["member", true],
  ]);
});

/** A day's mails of one person. */
const MAILS = 50;

test("an invitation that is refused, as its address has one that waits or too many are open, is none of the fifty a day", async () => {
  const owner = await confirmed("owner-of-many@example.com");
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  const { _id } = await invite(owner, groupId, { email: "sadia@example.com" });
  for (let n = 0; n < MAILS; n++)
    await expect(invite(owner, groupId, { email: "sadia@example.com" })).rejects.toMatchObject({ reason: "already_invited" });
  const { db } = await getStore();
  const link = { ...(await db.read((reader) => reader.get(Invitations, _id))), email: null } as Row<typeof Invitations>;
  await db.write(async (tx) => {
    for (let n = 1; n < MAX_OPEN_INVITATIONS; n++) await tx.insert(Invitations, { ...link, _id: newId(), tokenHash: `link-${n}` });
  });
  for (let n = 0; n < MAILS; n++)
    await expect(invite(owner, groupId, { email: "tania@example.com" })).rejects.toMatchObject({ code: "conflict" });
  await revokeInvitation(owner, groupId, _id);
  await expect(invite(owner, groupId, { email: "tania@example.com" })).resolves.toBeTruthy();
});

test("whose address is a banned person’s is found out fifty times a day at most", async () => {
  const [owner, rina] = [await confirmed("owner-who-guesses@example.com"), await person("rina.secret@example.com")];
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  await joinGroup(rina, groupId, {});
  await banPerson(owner, groupId, rina.accountId, { reason: "Spam." });
  const guess = () => invite(owner, groupId, { email: "rina.secret@example.com" });
  for (let n = 0; n < MAILS; n++) await expect(guess()).rejects.toMatchObject({ code: "invalid" });
  await expect(guess()).rejects.toMatchObject({ code: "too_many_requests" });
});
