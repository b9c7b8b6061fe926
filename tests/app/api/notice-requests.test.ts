// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { createGroup } from "@/lib/groups/commands";
import { decideRequests, joinGroup } from "@/lib/memberships/commands";
import { invite, refuseInvitation } from "@/lib/memberships/invitation-commands";
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

test("whoever says no to an invitation twice has told it once", async () => {
  const [sara, mita] = [await person("sara@example.com", "Sara Khan"), await person("mita@example.com", "Mita Das")];
  const { insertedId } = await createGroup(sara, aGroup());
  const tokens = [await invite(sara, insertedId, {}), await invite(sara, insertedId, {})].map(({ url }) => url.split("/").at(-1) ?? "");
  for (const token of [...tokens, ...tokens]) {
    await refuseInvitation(mita, token);
    await kickClock();
  }
  const refusals = (await listNotices(sara))?.items.filter(({ kind }) => kind === "invitation-refused");
  expect(refusals).toHaveLength(tokens.length);
});
