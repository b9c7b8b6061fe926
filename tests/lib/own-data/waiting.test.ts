// First: gives this file a store of its own.
import "@/tests/support/browser";

import { expect, test } from "vitest";
import { DAY_MS } from "@/lib/duration";
import { Groups } from "@/lib/groups/record";
import { acceptTransfer, joinGroup, offerTransfer } from "@/lib/memberships/commands";
import { listNotices } from "@/lib/notices/queries";
import { spokenDay } from "@/lib/spoken-time";
import { accountOf, aGroup, asking, clockRuns, keeping, later, newest, signedIn, subjects } from "@/tests/support/leaving";
import { mailsTo } from "@/tests/support/mailbox";
import { getStore } from "@/tests/support/nouns";

test("a deletion waits while a group is offered and not taken, and goes on when it is", async () => {
  const { person, browser, actor } = await signedIn();
  const groupId = await aGroup(actor, "Kite Makers");
  const heir = await signedIn();
  await joinGroup(heir.actor, groupId, {});
  await offerTransfer(actor, groupId, { personId: heir.person.uid });
  const fortnight = new Date(Date.now() + 14 * DAY_MS).toISOString();
  await asking(browser, { password: person.password });
  await clockRuns(7.1);
  expect((await accountOf(person.uid))?.displayName).toBe(person.displayName);
  const [mail = ""] = await mailsTo(person.email);
  expect(mail).toContain("Subject: Your account waits for a group");
  const offered = `Kite Makers is offered to ${heir.person.displayName}, who can accept until ${spokenDay(fortnight, "Asia/Dhaka")}.`;
  expect(mail.replace(/\s+/g, " ")).toContain(offered);
  expect(mail).toContain("You need not do anything.");
  expect(mail).not.toContain("You still own");
  expect(await later(7.1, () => newest(actor))).toMatchObject({ kind: "deletion-waits", detail: offered });
  await acceptTransfer(heir.actor, groupId);
  await clockRuns(7.3);
  expect(await accountOf(person.uid)).toBeNull();
  const store = await getStore();
  expect(await store.db.read((reader) => reader.get(Groups, groupId))).toMatchObject({ ownerId: heir.person.uid, closedAt: null });
});

test("whoever was told that it waits for an answer is told once more when the offer ends without one", async () => {
  const { person, browser, actor } = await signedIn();
  const [kept, settled] = [await aGroup(actor, "Kite Makers"), await aGroup(actor, "Boat Builders")];
  const heir = await signedIn();
  for (const groupId of [kept, settled]) {
    await joinGroup(heir.actor, groupId, {});
    await offerTransfer(actor, groupId, { personId: heir.person.uid });
  }
  await asking(browser, { password: person.password });
  const waiting = async () => (await subjects(person.email)).filter((subject) => subject === "Your account waits for a group").length;
  await clockRuns(7.1);
  await clockRuns(8);
  expect(await waiting()).toBe(1);
  await acceptTransfer(heir.actor, settled);
  for (const days of [14.1, 15]) await clockRuns(days);
  expect(await waiting()).toBe(2);
  const [mail = ""] = await mailsTo(person.email);
  expect(mail).toContain("You still own Kite Makers.");
  expect(mail).not.toContain("Boat Builders");
  expect(await later(15, () => newest(actor))).toMatchObject({ kind: "deletion-waits", detail: "You still own Kite Makers." });
  await keeping(browser);
  const told = ((await listNotices(actor))?.items ?? []).filter(({ kind }) => kind === "deletion-waits");
  expect(told.map(({ detail }) => detail)).toEqual(Array(2).fill("It does not wait any more."));
});
