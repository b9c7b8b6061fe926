// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { updateProfile } from "@/lib/accounts/commands";
import { createGroup } from "@/lib/groups/commands";
import { joinGroup } from "@/lib/memberships/commands";
import { listMembers } from "@/lib/memberships/member-queries";
import { aGroup, person } from "@/tests/support/api";

test("members are found by the name they have, in each of their groups, and not by the one they had", async () => {
  const [owner, rina] = [
    await person("owner-of-names@example.com", "Owner of it"),
    await person("rina-of-names@example.com", "Rina Akter"),
  ];
  const groups = [await createGroup(owner, aGroup()), await createGroup(owner, aGroup())].map(({ insertedId }) => insertedId);
  for (const id of groups) await joinGroup(rina, id, {});
  const found = async (id: string, q: string) => (await listMembers(owner, id, { q })).items.map(({ displayName }) => displayName);
  expect(await found(groups[0] ?? "", "Rina")).toEqual(["Rina Akter"]);
  await updateProfile(rina, { displayName: "Tahmina Begum" });
  for (const id of groups) {
    expect(await found(id, "tahmina")).toEqual(["Tahmina Begum"]);
    expect(await found(id, "Rina")).toEqual([]);
  }
});
