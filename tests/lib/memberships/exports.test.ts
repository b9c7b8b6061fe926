// First: gives this file a store of its own.
import "@/tests/support/api";

import { afterEach, expect, test, vi } from "vitest";
import { DAY_MS } from "@/lib/duration";
import { createGroup, updateGroup } from "@/lib/groups/commands";
import { Groups } from "@/lib/groups/record";
import { editMembership, joinGroup, moveGroup } from "@/lib/memberships/commands";
import { exportMembers, listMembers } from "@/lib/memberships/member-queries";
import { getGroupPage } from "@/lib/memberships/queries";
import { Memberships } from "@/lib/memberships/record";
import type { Actor } from "@/lib/platform/permission/actor";
import { aGroup, person } from "@/tests/support/api";
import { getStore } from "@/tests/support/nouns";
import { byText } from "@/tests/support/records";

afterEach(() => vi.useRealTimers());

/** Everything of a group that has a moment was two weeks earlier. */
async function passTwoWeeks(groupId: string): Promise<void> {
  const earlier = (moment: string) => new Date(Date.parse(moment) - 14 * DAY_MS).toISOString();
  const { db } = await getStore();
  await db.write(async (tx) => {
    const move = (await tx.get(Groups, groupId))?.move;
    if (!move) throw new Error("No move was announced");
    const { announcedAt, exportFrom } = move;
    await tx.update(Groups, groupId, { move: { ...move, announcedAt: earlier(announcedAt), exportFrom: earlier(exportFrom) } });
    for (const { _id, since, joinedAt, contactSince } of await tx.list(Memberships, { where: { groupId } }))
      await tx.update(Memberships, _id, {
        ...{ since: earlier(since), joinedAt: joinedAt && earlier(joinedAt), contactSince: contactSince && earlier(contactSince) },
      });
  });
}

test("the export holds what members agreed to, and no formula", async () => {
  const owner = await person("owner@example.com", "Owner of it");
  const rina = await person("rina@example.com", "=Rina Akter");
  const omar = await person("omar@example.com", "Omar Faruk");
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  await joinGroup(rina, groupId, { contact: "always" });
  await joinGroup(omar, groupId, { contact: "if-the-group-moves" });
  const { db } = await getStore();
  await db.write(async (tx) => {
    // An evening in UTC, and in Dhaka the day after.
    const row = await tx.first(Memberships, { groupId, accountId: rina.accountId });
    if (row) await tx.update(Memberships, row._id, { joinedAt: "2026-11-20T20:00:00.000Z" });
  });
  expect(await exportMembers(owner, groupId)).toBe(
    `"Name","E-mail","Role","Member since"\r\n"'=Rina Akter","rina@example.com","member","2026-11-21"\r\n`,
  );
  await moveGroup(owner, groupId, { to: "Elsewhere", text: "We go." });
  expect(await exportMembers(owner, groupId)).not.toContain("omar@example.com");
  await passTwoWeeks(groupId);
  expect(await exportMembers(owner, groupId)).toContain('"Omar Faruk","omar@example.com"');
  await expect(exportMembers(rina, groupId)).rejects.toMatchObject({ code: "forbidden" });
  expect((await listMembers(rina, groupId)).items.map(({ displayName, email, contact }) => [displayName, email, contact])).toEqual([
    ["Owner of it", null, null],
    ["=Rina Akter", null, null],
    ["Omar Faruk", null, null],
  ]);
  expect((await listMembers(owner, groupId, { q: "om far" })).items).toMatchObject([
    { email: "omar@example.com", contact: "if-the-group-moves" },
  ]);
  expect((await listMembers(owner, groupId, { role: "owner" })).items).toHaveLength(1);
  expect((await listMembers(owner, groupId, { q: "!" })).items).toEqual([]);
});

test("who joins after a move was announced was not told of it, and is not exported for it", async () => {
  const owner = await person("owner-who-moves@example.com", "Owner of it");
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  const [early, late, always] = [await person("early@example.com"), await person("late@example.com"), await person("always@example.com")];
  await joinGroup(early, groupId, {});
  await moveGroup(owner, groupId, { to: "Elsewhere", text: "We go." });
  // A member was told, and says yes to it.
  await editMembership(early, groupId, { contact: "if-the-group-moves" });
  await passTwoWeeks(groupId);
  await joinGroup(late, groupId, { contact: "if-the-group-moves" });
  await joinGroup(always, groupId, { contact: "always" });
  const exported = async () => (await exportMembers(owner, groupId)).match(/[\w-]+@example\.com/g)?.sort(byText);
  expect(await exported()).toEqual(["always@example.com", "early@example.com"]);
  const shown = (await listMembers(owner, groupId)).items.map(({ email }) => email);
  expect(shown).toEqual([null, "early@example.com", null, "always@example.com"]);
  // Announced anew, everybody has the time again.
  await moveGroup(owner, groupId, { to: "Elsewhere", text: "We really go." });
  expect(await exported()).toEqual(["always@example.com"]);
  await passTwoWeeks(groupId);
  expect(await exported()).toEqual(["always@example.com", "early@example.com", "late@example.com"]);
});

test("whoever chooses to share their address after a move was announced has 14 days from then on to say no", async () => {
  const daysLater = (days: number) => vi.setSystemTime(new Date(Date.parse("2026-11-25T10:00:00.000Z") + days * DAY_MS));
  vi.useFakeTimers({ toFake: ["Date"] });
  daysLater(-1);
  const owner = await person("owner-of-choices@example.com", "Owner of it");
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  const [told, chooser] = [await person("told@example.com"), await person("chooser@example.com")];
  await joinGroup(told, groupId, { contact: "if-the-group-moves" });
  await joinGroup(chooser, groupId, {});
  daysLater(0);
  await moveGroup(owner, groupId, { to: "Elsewhere", text: "We go." });
  daysLater(13);
  await editMembership(chooser, groupId, { contact: "if-the-group-moves" });
  const exported = async () => (await exportMembers(owner, groupId)).match(/[\w-]+@example\.com/g)?.sort(byText);
  const address = async () => (await getGroupPage(chooser, groupId))?.panel.move?.address;
  daysLater(14);
  expect(await exported()).toEqual(["told@example.com"]);
  expect((await listMembers(owner, groupId, { role: "member" })).items.map(({ email }) => email)).toEqual(["told@example.com", null]);
  const from = "2026-12-22T10:00:00.000Z";
  expect(await address()).toEqual({ from, given: false });
  // The same choice once more changes no day.
  await editMembership(chooser, groupId, { contact: "if-the-group-moves" });
  expect(await address()).toEqual({ from, given: false });
  daysLater(27);
  expect(await address()).toEqual({ from, given: true });
  expect(await exported()).toEqual(["chooser@example.com", "told@example.com"]);
  // Back and forth: the time begins anew.
  await editMembership(chooser, groupId, { contact: "nothing" });
  await editMembership(chooser, groupId, { contact: "if-the-group-moves" });
  expect(await exported()).toEqual(["told@example.com"]);
});

test("organizers see which version of the rules each member accepted, and other members do not", async () => {
  const owner = await person("owner-of-rules@example.com", "Owner of it");
  const [rina, omar] = [await person("rina-of-rules@example.com"), await person("omar-of-rules@example.com")];
  const { insertedId: groupId } = await createGroup(owner, aGroup());
  await joinGroup(rina, groupId, {});
  await updateGroup(owner, groupId, { rules: "Be kind." });
  await joinGroup(omar, groupId, { rulesVersion: 1 });
  const seenBy = async (actor: Actor) => (await listMembers(actor, groupId)).items.map(({ rulesAccepted }) => rulesAccepted);
  expect(await seenBy(owner)).toEqual([1, null, 1]);
  await updateGroup(owner, groupId, { rules: "Be kind and quiet." });
  await editMembership(rina, groupId, { rulesVersion: 2 });
  expect(await seenBy(owner)).toEqual([2, 2, 1]);
  expect(await seenBy(rina)).toEqual([null, null, null]);
});
