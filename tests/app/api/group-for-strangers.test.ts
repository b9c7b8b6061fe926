// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { POST as write } from "@/app/api/contact/route";
import { POST as close } from "@/app/api/groups/[groupId]/closing/route";
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

test("a closed group says since when, to everybody and wherever it is read", async () => {
  actAs(await person("nasrin@example.com"));
  const made = await send(POST, { method: "POST", body: aGroup({ groupName: "Closed for the winter" }) });
  const { insertedId: groupId } = await made.json();
  const read = async () => {
    const [listed] = await (await send(list, { path: "/api/groups?limit=1" })).json();
    return [listed, await (await send(details, { params: { groupId } })).json()].map(({ closedAt }) => closedAt);
  };
  expect(await read()).toEqual([null, null]);
  expect((await send(close, { method: "POST", params: { groupId }, body: {} })).status).toBe(200);
  const [since, same] = await read();
  expect([Date.parse(since) > 0, same]).toEqual([true, since]);
  actAs(null);
  expect(await read()).toEqual([since, since]);
});

test("an unlisted group is found by its address only: not by the ids that a stranger gets before and after it was made", async () => {
  const message = { name: "Somebody", email: "somebody@example.com", message: "Only the id of this is of interest." };
  const idOf = async (answer: Promise<Response>): Promise<string> => (await (await answer).json()).insertedId;
  const before = await idOf(send(write, { method: "POST", body: message }));
  actAs(await person("omar@example.com"));
  const group = await idOf(send(POST, { method: "POST", body: aGroup({ groupName: "Behind the hedge", visibility: "unlisted" }) }));
  actAs(null);
  const after = await idOf(send(write, { method: "POST", body: message }));
  // What is behind the seconds: neither digits in common nor numbers that go on from each other.
  const tails = [before, group, after].map((id) => id.slice(8));
  expect(new Set(tails.map((tail) => tail.slice(0, 10))).size).toBe(3);
});
