// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { found } from "@/lib/errors";
import { Events } from "@/lib/events/record";
import { createGroup } from "@/lib/groups/commands";
import { getDesk } from "@/lib/memberships/desk-queries";
import { acceptInvitation, invite } from "@/lib/memberships/invitation-commands";
import { invitations } from "@/lib/memberships/invitation-store";
import { Invitations } from "@/lib/memberships/record";
import { MAX_OPEN_INVITATIONS } from "@/lib/memberships/schema";
import { newId } from "@/lib/platform/store/id";
import { aGroup, person } from "@/tests/support/api";
import { getStore } from "@/tests/support/nouns";

test("an invitation that is used up is not one of the five hundred that may be open", async () => {
  const [owner, rina] = [
    await person("owner-of-links@example.com", "Owner of it"),
    await person("rina-of-links@example.com", "Rina Akter"),
  ];
  const groupId = (await createGroup(owner, aGroup())).insertedId;
  const last = await invite(owner, groupId, {});
  const { db } = await getStore();
  await db.write(async (tx) => {
    const like = found(await tx.get(Invitations, last._id), "It is not kept.");
    const others = Array.from({ length: MAX_OPEN_INVITATIONS - 1 }, () => ({ ...like, _id: newId(), tokenHash: newId() }));
    await tx.insertAll(Invitations, others);
  });
  await expect(invite(owner, groupId, {})).rejects.toMatchObject({ code: "conflict" });
  await acceptInvitation(rina, last.url.split("/").at(-1) ?? "", {});
  expect((await getDesk(owner, groupId)).counts.invitations).toBe(MAX_OPEN_INVITATIONS - 1);
  await invite(owner, groupId, {});
  await expect(invite(owner, groupId, {})).rejects.toMatchObject({ code: "conflict" });
});

test("an invitation that goes at the moment when somebody declines it is not declined, and nobody is told so", async () => {
  const [owner, rina] = [await person("owner-of-gone@example.com", "Owner of it"), await person("rina-of-gone@example.com", "Rina Akter")];
  const { _id } = await invite(owner, (await createGroup(owner, aGroup())).insertedId, {});
  const { db } = await getStore();
  const read = found(await db.read((reader) => reader.get(Invitations, _id)), "It is not kept.");
  await db.write((tx) => tx.delete(Invitations, _id));
  await expect(invitations.refuse(rina, read, new Date().toISOString())).rejects.toMatchObject({ code: "not_found" });
  expect(await db.read((reader) => reader.list(Events, { where: { actorId: rina.accountId } }))).toEqual([]);
});
