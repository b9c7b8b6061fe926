// First: gives this file a store of its own.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "@/lib/duration";
import { Groups } from "@/lib/groups/record";
import { getMyMeetup } from "@/lib/meetups/answer-queries";
import { answerMeetup, declineMeetup } from "@/lib/meetups/commands";
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

test("a place that was held for somebody is theirs to take also once the group is closed", async () => {
  const db = await database();
  const [rina, omar] = [await person("rina-two@example.com", "Rina Akter"), await person("omar-two@example.com", "Omar Faruk")];
  const { groupId, ownerId } = await aMeetingGroup(db);
  await db.write(async (tx) => {
    for (const { accountId } of [rina, omar]) await join(tx, groupId, accountId, "member");
  });
  const inHours = (hours: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * HOUR_MS).toISOString();
  const over = { startsAt: inHours(12), endsAt: inHours(14), capacity: 1 };
  const id = await plan(db, groupId, ownerId, over, new Date().toISOString());
  await answerMeetup(rina, id, {});
  await answerMeetup(omar, id, {});
  await closeGroup(anActor({ accountId: ownerId }), groupId, {});
  await declineMeetup(rina, id);
  expect((await getMyMeetup(omar, id)).rsvp).toMatchObject({ state: "offered", can: { go: { allowed: true } } });
  expect(await answerMeetup(omar, id, {})).toMatchObject({ state: "going" });
});
