// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, test, vi } from "vitest";
import { createGroup } from "@/lib/groups/commands";
import { banPerson, joinGroup, leaveGroup, liftBan } from "@/lib/memberships/commands";
import { getDesk, listActions, listBans } from "@/lib/memberships/desk-queries";
import { acceptInvitation, invite } from "@/lib/memberships/invitation-commands";
import { getInvitation } from "@/lib/memberships/invitation-queries";
import { ROWS } from "@/lib/memberships/people-queries";
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

test("a ban that outlived its account stands on the desk behind the others, page by page, and is lifted there", async () => {
  const owner = await person("owner-of-kept@example.com", "Owner of it");
  const omar = await person("omar-of-kept@example.com", "Omar Faruk");
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  await banPerson(owner, groupId, omar.accountId, { reason: "Shoved." });
  const { db } = await getStore();
  const kept = Array.from({ length: ROWS + 1 }, (_, at) => {
    const until = at === 0 ? "2020-01-01T00:00:00.000Z" : null;
    return { _id: newId(), groupId, addressHash: `hash ${at}`, reason: "Shouted.", until };
  });
  await db.write((tx) => tx.insertAll(KeptBans, kept));
  const { items, next } = await listBans(owner, groupId);
  expect(items.slice(0, 2)).toMatchObject([
    { _id: omar.accountId, displayName: "Omar Faruk" },
    {
      displayName: "Somebody whose account was deleted",
      bannedAt: null,
      until: null,
      reason: "Shouted.",
      can: { lift: { allowed: true } },
    },
  ]);
  const behind = await listBans(owner, groupId, next ?? "");
  expect(behind.next).toBeNull();
  const shown = [...items, ...behind.items].map(({ _id }) => _id);
  expect(new Set(shown)).toEqual(new Set([omar.accountId, ...kept.slice(1).map(({ _id }) => _id)]));
  expect((await getDesk(owner, groupId)).counts.banned).toBe(shown.length);

  expect(await liftBan(owner, groupId, kept[1]?._id ?? "")).toEqual({ done: true });
  expect((await getDesk(owner, groupId)).counts.banned).toBe(shown.length - 1);
  expect((await listActions(owner, groupId)).items[0]).toMatchObject({ action: "lifted", person: null });
  await expect(liftBan(owner, groupId, kept[1]?._id ?? "")).rejects.toMatchObject({ reason: "not_banned" });
});
