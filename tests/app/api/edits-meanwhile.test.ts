// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, expect, test } from "vitest";
import { GET as details, PUT } from "@/app/api/groups/[groupId]/route";
import { createGroup, updateGroup } from "@/lib/groups/commands";
import type { Actor } from "@/lib/platform/permission/actor";
import { actAs, aGroup, person, send } from "@/tests/support/api";

let rina: Actor;
let omar: Actor;

beforeAll(async () => {
  rina = await person("rina@example.com", "Rina Akter");
  omar = await person("omar@example.com");
  actAs(rina);
});

const put = async (groupId: string, body: object) => {
  const response = await send(PUT, { method: "PUT", params: { groupId }, body });
  return { status: response.status, answer: await response.json() };
};

test("the second of two edits of a field is told what it holds; once it says so, it is kept", async () => {
  const { insertedId: id } = await createGroup(rina, aGroup());
  const { location } = aGroup();
  await updateGroup(rina, id, { location: "Bogura", maxMembers: 40 });
  const edit = { location: "Sylhet", maxMembers: 50 };
  expect(await put(id, { ...edit, was: { location, maxMembers: 40 } })).toMatchObject({
    status: 409,
    answer: {
      error: {
        ...{ code: "conflict", reason: "changed_meanwhile" },
        fields: { location: ["This was changed while you were writing. It now says “Bogura”. Saving again puts yours in its place."] },
        current: { location: "Bogura" },
      },
    },
  });
  const shown = async () => (await send(details, { params: { groupId: id } })).json();
  expect(await shown()).toMatchObject({ location: "Bogura", maxMembers: 40 });
  expect((await put(id, { ...edit, was: { location: "Bogura", maxMembers: 40 } })).status).toBe(200);
  expect((await put(id, { location: "Khulna" })).status).toBe(200);
  expect(await shown()).toMatchObject({ location: "Khulna", maxMembers: 50 });
});

test("a picture was what the API gave out: its address", async () => {
  const { insertedId: id } = await createGroup(rina, aGroup());
  const { imageUrl } = await (await send(details, { params: { groupId: id } })).json();
  expect(imageUrl).toMatch(/^http/);
  expect((await put(id, { imageUrl: "/covers/fishing-2.svg", was: { imageUrl } })).status).toBe(200);
  expect((await put(id, { imageUrl: "/covers/fishing-3.svg", was: { imageUrl } })).answer.error.fields).toEqual({
    imageUrl: ["This was changed while you were writing. Saving again puts yours in its place."],
  });
});

test("what the fields held is taken by names of fields only, so that a misspelt one does not go without its protection", async () => {
  const { insertedId: id } = await createGroup(rina, aGroup());
  const { status, answer } = await put(id, { location: "Sylhet", was: { loction: "Dhaka" } });
  expect([status, answer.error.fields]).toEqual([422, { "was.loction": ["This field is not known here."] }]);
});

test("who may not edit is refused as before, and told nothing of what a field holds", async () => {
  const { insertedId: id } = await createGroup(rina, aGroup());
  actAs(omar);
  const { status, answer } = await put(id, { location: "Sylhet", was: { location: "Nowhere" } });
  expect([status, answer.error.current]).toEqual([403, undefined]);
  actAs(rina);
  expect((await put(id, { location: "Sylhet", was: "Nowhere" })).status).toBe(422);
});
