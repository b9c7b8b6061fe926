// First: gives this file a store of its own.
import "@/tests/support/api";

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RecordList } from "@/components/memberships/record-list";
import { createGroup } from "@/lib/groups/commands";
import { decideRequests, joinGroup } from "@/lib/memberships/commands";
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
  const words = renderToStaticMarkup(createElement(RecordList, { items })).replace(/<time.*?<\/time>|<[^>]+>/g, "");
  expect(words.trim()).toBe("Rina Akter approved Rina Akter");
});
