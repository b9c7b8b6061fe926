// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { createGroup } from "@/lib/groups/commands";
import { joinGroup } from "@/lib/memberships/commands";
import { acceptInvitation, invite } from "@/lib/memberships/invitation-commands";
import { getInvitation } from "@/lib/memberships/invitation-queries";
import { aGroup, person } from "@/tests/support/api";

test("who waits for a place by an invitation that is used up is shown where they stand", async () => {
  const owner = await person("owner-of-letters@example.com", "Owner of it");
  const [rina, omar, sara] = [await person("rina@example.com"), await person("omar@example.com"), await person("sara@example.com")];
  const { insertedId: groupId } = await createGroup(owner, aGroup({ maxMembers: 2, joinPolicy: "open" }));
  await joinGroup(sara, groupId, {});
  const token = (await invite(owner, groupId, { uses: 1 })).url.split("/").at(-1) ?? "";
  expect(await acceptInvitation(rina, token, {})).toMatchObject({ state: "waiting", position: 1 });
  expect(await getInvitation(rina, token)).toMatchObject({
    state: "used-up",
    membership: { state: "waiting", position: 1 },
    accept: { allowed: false, code: "already_waiting" },
  });
  // The same again is the same answer, also to the command.
  expect(await acceptInvitation(rina, token, {})).toMatchObject({ state: "waiting", position: 1 });
  // In line, but not by this invitation.
  await joinGroup(omar, groupId, {});
  await expect(getInvitation(omar, token)).rejects.toMatchObject({ code: "gone", reason: "used_up" });
  // A member, but not by this invitation either: nobody is told that it stands.
  await expect(getInvitation(sara, token)).rejects.toMatchObject({ code: "gone", reason: "used_up" });
  await expect(acceptInvitation(sara, token, {})).rejects.toMatchObject({ code: "gone", reason: "used_up" });
  const open = (await invite(owner, groupId, {})).url.split("/").at(-1) ?? "";
  expect(await getInvitation(sara, open)).toMatchObject({ state: "active", membership: { state: "member" } });
  expect(await acceptInvitation(sara, open, {})).toMatchObject({ state: "member" });
});
