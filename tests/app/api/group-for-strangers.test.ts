// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { GET as details } from "@/app/api/groups/[groupId]/route";
import { GET as list, POST } from "@/app/api/groups/route";
import { actAs, aGroup, person, send } from "@/tests/support/api";

test("a stranger sees the same of a group wherever they look, and nothing of who runs it", async () => {
  actAs(await person("rina@example.com"));
  const created = await send(POST, { method: "POST", body: aGroup({ groupName: "Seen by strangers" }) });
  const { insertedId: id } = await created.json();
  actAs(null);
  const alone = await (await send(details, { params: { groupId: id } })).json();
  const [listed] = await (await send(list, { path: "/api/groups?limit=1" })).json();
  expect(alone).toEqual(listed);
  expect(alone).toMatchObject({ _id: id, groupName: "Seen by strangers" });
  for (const name of ["creatorEmail", "organizer", "can", "ownerId"]) expect(alone).not.toHaveProperty(name);
});
