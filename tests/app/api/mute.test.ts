// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { PUT as putSettings } from "@/app/api/accounts/me/notice-settings/route";
import { createGroup } from "@/lib/groups/commands";
import { actAs, aGroup, person, send } from "@/tests/support/api";

test("a group is muted until a moment that is still to come", async () => {
  const rina = await person("rina@example.com", "Rina Akter");
  actAs(rina);
  const { insertedId: groupId } = await createGroup(rina, aGroup());
  const mute = async (until: string) => {
    const response = await send(putSettings, { method: "PUT", body: { mute: { groupId, until } } });
    return [response.status, await response.json()];
  };
  expect(await mute("always")).toMatchObject([200, { muted: [{ groupId, until: null }] }]);
  const message = "Choose a moment that is still to come.";
  expect(await mute("2020-01-01T00:00:00Z")).toMatchObject([422, { error: { fields: { "mute.until": [message] } } }]);
  expect(await mute("9000-01-01T06:00:00+06:00")).toMatchObject([200, { muted: [{ groupId, until: "9000-01-01T00:00:00.000Z" }] }]);
});
