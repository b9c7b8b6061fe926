// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { DAY_MS } from "@/lib/duration";
import { Groups } from "@/lib/groups/record";
import { listMyMeetups } from "@/lib/meetups/my-queries";
import { getPublicMeetup } from "@/lib/meetups/page-queries";
import { closeGroup, reopenGroup } from "@/lib/memberships/commands";
import { database } from "@/lib/platform/store";
import { anActor } from "@/tests/support/actor";
import { person } from "@/tests/support/api";
import { aMeetingGroup, join, plan, storesOf } from "@/tests/support/meetups";

test("in a closed group nothing is left to answer, and its meetups' pages say so from then on", async () => {
  const db = await database();
  const rina = await person("rina@example.com", "Rina Akter");
  const { groupId, ownerId } = await aMeetingGroup(db);
  await db.write((tx) => join(tx, groupId, rina.accountId, "member"));
  const now = new Date().toISOString();
  const inDays = (days: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * DAY_MS).toISOString();
  const planned = (days: number) => plan(db, groupId, ownerId, { startsAt: inDays(days), endsAt: inDays(days + 0.1) }, now);
  const [going, open] = [await planned(2), await planned(3)];
  await storesOf(db).rsvps.answer(going, { type: "go", accountId: rina.accountId, guests: 0 }, now);
  const owner = anActor({ accountId: ownerId });
  const slug = (await db.read((reader) => reader.get(Groups, groupId)))?.slug ?? "";
  const shown = async () => [(await listMyMeetups(rina)).rows.map(({ _id }) => _id), (await getPublicMeetup(slug, open))?.groupClosed];
  const changes = db.changes.follow();

  expect(await shown()).toEqual([[going, open], false]);
  await changes.newTopics();
  await closeGroup(owner, groupId, {});
  expect(await changes.newTopics()).toContain(`group-meetups:${groupId}`);
  expect(await shown()).toEqual([[going], true]);
  await reopenGroup(owner, groupId);
  expect(await changes.newTopics()).toContain(`group-meetups:${groupId}`);
  expect(await shown()).toEqual([[going, open], false]);
});
