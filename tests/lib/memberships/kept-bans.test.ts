// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, test, vi } from "vitest";
import { createGroup } from "@/lib/groups/commands";
import { banPerson, joinGroup, leaveGroup, liftBan } from "@/lib/memberships/commands";
import { listActions, listBans } from "@/lib/memberships/desk-queries";
import { acceptInvitation, invite } from "@/lib/memberships/invitation-commands";
import { getInvitation } from "@/lib/memberships/invitation-queries";
import { getGroupPage, getMembership } from "@/lib/memberships/queries";
import { KeptBans } from "@/lib/memberships/record";
import { addressHash } from "@/lib/memberships/secrets";
import { newId } from "@/lib/platform/store/id";
import { aGroup, person } from "@/tests/support/api";
import { getStore } from "@/tests/support/nouns";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

test("a ban that outlived its account holds wherever its address is asked, until it is lifted", async () => {
  const owner = await person("owner@example.com", "Owner of it");
  const rina = await person("rina@example.com", "Rina Akter");
  const omar = await person("omar@example.com", "Omar Faruk");
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  const { db } = await getStore();
  const keep = async () => {
    const kept = { _id: newId(), groupId, addressHash: await addressHash(rina.email), reason: "Shouted.", until: null };
    await db.write((tx) => tx.insert(KeptBans, kept));
  };
  const countKept = () => db.read((reader) => reader.count(KeptBans, { groupId }));
  const token = (await invite(owner, groupId, {})).url.split("/").at(-1) ?? "";
  await keep();
  expect(await getMembership(rina, groupId)).toMatchObject({ state: "banned", can: { join: { allowed: false, code: "banned" } } });
  expect((await getGroupPage(rina, groupId))?.panel.ban).toEqual({ reason: "Shouted.", until: null, at: null });
  expect(await getInvitation(rina, token)).toMatchObject({ accept: { code: "banned" }, membership: { state: "banned" } });
  await expect(acceptInvitation(rina, token, {})).rejects.toMatchObject({ reason: "banned" });
  expect(await getMembership(omar, groupId)).toMatchObject({ state: "none", can: { join: { allowed: true } } });
  await expect(liftBan(owner, groupId, omar.accountId)).rejects.toMatchObject({ reason: "not_banned" });

  expect(await liftBan(owner, groupId, rina.accountId)).toEqual({ done: true });
  expect(await countKept()).toBe(0);
  expect((await listActions(owner, groupId)).items).toMatchObject([{ action: "lifted", person: "Rina Akter" }, { action: "invited" }]);
  expect(await getMembership(rina, groupId)).toMatchObject({ state: "none", can: { join: { allowed: true } } });
  expect(await acceptInvitation(rina, token, {})).toMatchObject({ state: "member" });
  await leaveGroup(rina, groupId, {});

  // A ban of the account that has the address today takes its place.
  await keep();
  await banPerson(owner, groupId, rina.accountId, { reason: "Shouted again." });
  expect(await countKept()).toBe(0);
  expect((await listBans(owner, groupId)).items).toMatchObject([{ _id: rina.accountId, reason: "Shouted again." }]);
  await liftBan(owner, groupId, rina.accountId);
  expect(await joinGroup(rina, groupId, {})).toMatchObject({ state: "member" });
});
