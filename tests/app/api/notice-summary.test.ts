// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { POST as postSummary } from "@/app/api/accounts/me/summary/route";
import { PUT as putRead } from "@/app/api/notices/read/route";
import { Accounts } from "@/lib/accounts/record";
import { createGroup } from "@/lib/groups/commands";
import { decideRequests, joinGroup } from "@/lib/memberships/commands";
import { restAddress } from "@/lib/notices/address-commands";
import { DEFAULT_SETTINGS } from "@/lib/notices/delivery-rules";
import { NoticeSettings, Notices } from "@/lib/notices/record";
import { kickClock } from "@/lib/platform/clock/clock";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { actAs, aGroup, person, send } from "@/tests/support/api";
import { mailsTo } from "@/tests/support/mailbox";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

let rina: Actor;
let omar: Actor;

beforeAll(async () => {
  rina = await person("rina@example.com", "Rina Akter");
});

beforeEach(async ({ task }) => {
  omar = await person(`${task.id}@example.com`, "Omar Faruk");
  actAs(omar);
});

const ask = () => send(postSummary, { method: "POST", body: {} });
const confirm = async ({ accountId }: Actor) =>
  (await database()).write((tx) => tx.update(Accounts, accountId, { emailVerified: new Date().toISOString() }));
const rowsOf = async ({ accountId }: Actor) => (await database()).read((reader) => reader.list(Notices, { where: { accountId } }));
const refused = (message: string) => ({ error: { code: "conflict", message } });

test("comes at once with what is unread, and takes nothing from the next summary", async () => {
  await confirm(omar);
  const groupId = (await createGroup(rina, { ...aGroup(), joinPolicy: "approval" })).insertedId;
  await joinGroup(omar, groupId, {});
  await decideRequests(rina, groupId, { people: [omar.accountId], decision: "approve" });
  await kickClock();
  const [waiting, before] = [await rowsOf(omar), await mailsTo(omar.email)];
  expect(await (await ask()).json()).toEqual({ sent: true });
  await kickClock();
  const [mail = "", ...others] = (await mailsTo(omar.email)).filter((each) => !before.includes(each));
  expect(others).toEqual([]);
  expect(mail).toContain("Subject: Your day: one new notice");
  expect(mail).toContain("Your request to join Dawn Patrol Anglers was approved");
  expect(mail).toContain("You get this because you asked for one, to look at.");
  expect(await rowsOf(omar)).toEqual(waiting);
  await send(putRead, { method: "PUT", body: { all: true } });
  expect(await (await ask()).json()).toMatchObject(refused("There is nothing new to tell you. Nothing new, no mail."));
});

test("holds what is mailed only, as long as it waits for a summary", async () => {
  await confirm(omar);
  const topics = { memberships: { app: false, mail: "daily" as const } };
  await (await database()).write((tx) => tx.insert(NoticeSettings, { _id: omar.accountId, ...DEFAULT_SETTINGS, topics }));
  const groupId = (await createGroup(rina, { ...aGroup(), joinPolicy: "approval" })).insertedId;
  await joinGroup(omar, groupId, {});
  await decideRequests(rina, groupId, { people: [omar.accountId], decision: "approve" });
  await kickClock();
  const before = await mailsTo(omar.email);
  expect((await rowsOf(omar)).map(({ shown, mail, mailId }) => [shown, mail, mailId])).toEqual([[false, "daily", null]]);
  expect(await (await ask()).json()).toEqual({ sent: true });
  await kickClock();
  const [mail = ""] = (await mailsTo(omar.email)).filter((each) => !before.includes(each));
  expect(mail).toContain("Your request to join Dawn Patrol Anglers was approved");
  // Its own summary has told it.
  await (await database()).write(async (tx) => {
    for (const { _id } of await tx.list(Notices, { where: { accountId: omar.accountId } })) await tx.update(Notices, _id, { mailId: _id });
  });
  expect(await (await ask()).json()).toMatchObject(refused("There is nothing new to tell you. Nothing new, no mail."));
});

test("is sent to no address that is not confirmed, or that mail came back from", async () => {
  expect(await (await ask()).json()).toMatchObject(refused("Confirm your address first: mail goes to confirmed ones only."));
  await confirm(omar);
  await restAddress(omar.email, "bounced");
  await kickClock();
  expect(await (await ask()).json()).toMatchObject(refused("Mail to your address came back, so none is sent to it now."));
});
