// First: gives this file a store of its own.
import "@/tests/support/api";

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RecordList } from "@/components/memberships/record-list";
import { createGroup, updateGroup } from "@/lib/groups/commands";
import { banPerson, closeGroup, decideRequests, joinGroup } from "@/lib/memberships/commands";
import { listActions } from "@/lib/memberships/desk-queries";
import { aGroup, person } from "@/tests/support/api";

test("whoever has the name of an organizer is still somebody else in the record", async () => {
  const [owner, other] = [
    await person("owner-of-record@example.com", "Rina Akter"),
    await person("rina-of-record@example.com", "Rina Akter"),
  ];
  const { insertedId: groupId } = await createGroup(owner, { ...aGroup(), joinPolicy: "approval" });
  await joinGroup(other, groupId, {});
  await decideRequests(owner, groupId, { people: [other.accountId], decision: "approve" });
  const { items } = await listActions(owner, groupId);
  expect(items).toMatchObject([{ action: "approved", actor: "Rina Akter", person: "Rina Akter", self: false }]);
  const html = renderToStaticMarkup(createElement(RecordList, { items }));
  // The clock of all other pages.
  expect(html).toMatch(/>\d{1,2} \w{3,4} \d{4}, \d{1,2}:\d{2}\s[ap]m<\/time>/);
  const words = html.replace(/<time.*?<\/time>|<[^>]+>/g, "");
  expect(words.trim()).toBe("Rina Akter approved Rina Akter");
});

test("the record tells which words were changed, until when a ban lasts, and how many a closing declined", async () => {
  const owner = await person("owner-of-acts@example.com", "Nusrat Jahan");
  const [rude, asking] = [await person("rude@example.com", "Omar Faruk"), await person("asking@example.com", "Sara Roy")];
  const { insertedId: groupId } = await createGroup(owner, { ...aGroup(), joinPolicy: "approval" });
  await updateGroup(owner, groupId, { groupName: "Dusk Anglers", description: "We sit and wait." });
  await updateGroup(owner, groupId, { groupName: "Dusk Anglers" });
  await banPerson(owner, groupId, rude.accountId, { reason: "Shouted.", until: "2099-01-01T00:00:00.000Z" });
  await joinGroup(asking, groupId, {});
  await closeGroup(owner, groupId, {});
  const { items } = await listActions(owner, groupId);
  const lines = renderToStaticMarkup(createElement(RecordList, { items })).split("</li>").slice(0, -1);
  expect(lines.map((line) => line.replace(/<time.*?<\/time>|<[^>]+>/g, "").trim())).toEqual([
    "Nusrat Jahan closed the group",
    "Nusrat Jahan declined the one who had asked to join",
    "Nusrat Jahan banned Omar Faruk until 1 January 2099Shouted.",
    "Nusrat Jahan changed the name and the description",
  ]);
});
