// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { createGroup } from "@/lib/groups/commands";
import { banPerson, liftBan } from "@/lib/memberships/commands";
import { getDesk, listBans } from "@/lib/memberships/desk-queries";
import { ROWS } from "@/lib/memberships/people-queries";
import { Memberships } from "@/lib/memberships/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { newId } from "@/lib/platform/store/id";
import { aGroup, person } from "@/tests/support/api";
import { getStore } from "@/tests/support/nouns";

test("a ban whose end has come is neither listed on the desk nor counted beside its name", async () => {
  const owner = await person("owner-of-bans@example.com", "Owner of it");
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  for (const [name, until] of [["omar", "2099-01-01T00:00:00+06:00"], ["rina", "2099-01-01T00:00:00+06:00"], ["sara"]] as const) {
    const { accountId } = await person(`${name}-of-bans@example.com`, `${name} Akter`);
    await banPerson(owner, groupId, accountId, { reason: "Shouted.", ...(until && { until }) });
  }
  expect((await getDesk(owner, groupId)).counts.banned).toBe(3);
  const { db } = await getStore();
  await db.write(async (tx) => {
    const [first] = await tx.list(Memberships, { where: { groupId, state: "banned" }, by: "sequence" });
    await tx.update(Memberships, first?._id ?? "", { until: "2020-01-01T00:00:00.000Z" });
  });
  expect((await listBans(owner, groupId)).items).toHaveLength(2);
  expect((await getDesk(owner, groupId)).counts.banned).toBe(2);
});

test("behind a page of bans whose end has come those that last are found", async () => {
  const owner = await person("owner-of-many@example.com", "Owner of many");
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  const { accountId } = await person("mita-of-bans@example.com", "Mita Akter");
  await banPerson(owner, groupId, accountId, { reason: "Shouted." });
  const { db } = await getStore();
  await db.write(async (tx) => {
    const [lasting] = await tx.list(Memberships, { where: { groupId, state: "banned" } });
    if (!lasting) throw new Error("Nobody is banned");
    const until = "2020-01-01T00:00:00.000Z";
    const ended = Array.from({ length: 2 * ROWS }, (_, at) => ({ ...lasting, _id: newId(), accountId: newId(), sequence: at + 1, until }));
    await tx.update(Memberships, lasting._id, { sequence: 2 * ROWS + 1 });
    await tx.insertAll(Memberships, ended);
  });
  expect(await listBans(owner, groupId)).toMatchObject({ items: [{ _id: accountId }], next: null });
});

/** Everybody in a group's list of bans, page by page. */
async function allBanned(owner: Actor, groupId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ; ) {
    const { items, next } = await listBans(owner, groupId, after);
    ids.push(...items.map(({ _id }) => _id));
    if (next === null) return ids;
    after = next;
  }
}

test("everybody who was banned before they ever joined is listed, also those of whom an older version wrote no number", async () => {
  const owner = await person("owner-of-strangers@example.com", "Owner of it");
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  const banned: string[] = [];
  for (let at = 0; at <= ROWS; at++) {
    const { accountId } = await person(`stranger-${at}@example.com`, "A stranger");
    await banPerson(owner, groupId, accountId, { reason: "Shouted." });
    banned.push(accountId);
  }
  expect(await allBanned(owner, groupId)).toEqual(banned);
  const { db } = await getStore();
  await db.write(async (tx) => {
    const rows = await tx.list(Memberships, { where: { groupId, state: "banned" } });
    expect(new Set(rows.map(({ sequence }) => sequence)).size).toBe(rows.length);
    for (const { _id } of rows) await tx.update(Memberships, _id, { sequence: 0 });
  });
  expect(new Set(await allBanned(owner, groupId))).toEqual(new Set(banned));
  await liftBan(owner, groupId, banned.at(-1) ?? "");
  expect(await allBanned(owner, groupId)).toHaveLength(ROWS);
});
