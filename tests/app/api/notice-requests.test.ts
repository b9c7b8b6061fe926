// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { createGroup } from "@/lib/groups/commands";
import { decideRequests, joinGroup } from "@/lib/memberships/commands";
import { getNotice, listNotices } from "@/lib/notices/queries";
import { kickClock } from "@/lib/platform/clock/clock";
import { aGroup, person } from "@/tests/support/api";

test("the notice of a request has what somebody answered first, as long as they wait", async () => {
  const [rina, omar] = [await person("rina@example.com", "Rina Akter"), await person("omar@example.com", "Omar Faruk")];
  const group = { ...aGroup(), joinPolicy: "approval" as const, questions: ["What do you fish with?", "Since when?"] };
  const { insertedId } = await createGroup(rina, group);
  await joinGroup(omar, insertedId, { answers: ["A hand line.", "Always."] });
  await kickClock();
  const newest = async () => (await listNotices(rina))?.items[0];
  const facts = [{ term: "What do you fish with?", says: "“A hand line.”" }];
  expect(await newest()).toMatchObject({ kind: "request-received", groupId: insertedId, facts });
  expect((await getNotice(rina, (await newest())?._id ?? ""))?.facts).toEqual(facts);
  await decideRequests(rina, insertedId, { people: [omar.accountId], decision: "decline" });
  expect(await newest()).toMatchObject({ kind: "request-received", facts: [] });
});
