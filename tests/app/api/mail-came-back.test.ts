// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeEach, expect, test, vi } from "vitest";
import { PUT as putSettings } from "@/app/api/accounts/me/notice-settings/route";
import { POST as postSummary } from "@/app/api/accounts/me/summary/route";
import { POST as postVerification } from "@/app/api/accounts/verification/route";
import { Accounts } from "@/lib/accounts/record";
import { confirmVerification } from "@/lib/links/verification-commands";
import { verifications } from "@/lib/links/verification-store";
import { restAddress } from "@/lib/notices/address-commands";
import { linkCameBack, restOf } from "@/lib/notices/addressee-queries";
import { getNoticeSettings, listNotices } from "@/lib/notices/queries";
import { RestedAddresses } from "@/lib/notices/record";
import { kickClock } from "@/lib/platform/clock/clock";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { actAs, person, send } from "@/tests/support/api";
import { tokenFor } from "@/tests/support/mailbox";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

let omar: Actor;

beforeEach(async ({ task }) => {
  omar = await person(`${task.id}@example.com`, "Omar Faruk");
  actAs(omar);
  await kickClock();
});

const confirm = async ({ accountId }: Actor) =>
  (await database()).write((tx) => tx.update(Accounts, accountId, { emailVerified: new Date().toISOString() }));
const restedNews = async () =>
  ((await listNotices(omar))?.items ?? []).filter(({ kind }) => kind === "mail-rested").map(({ title, detail }) => [title, detail]);

const CAME_BACK = ["Mail to your address came back", "We send none there for now. Check the address, then tell us that it works again."];
const UNWANTED = [
  "Mail to your address was marked as unwanted",
  "We send none there for now. If that was a mistake, tell us that it is welcome again.",
];

test.each([
  { why: "bounced", told: CAME_BACK, refusal: "Mail to your address came back, so none is sent to it now." },
  { why: "complained", told: UNWANTED, refusal: "Mail to your address was marked as unwanted, so none is sent to it now." },
] as const)("an address that $why: its owner is told which of the two it was", async ({ why, told, refusal }) => {
  await confirm(omar);
  await restAddress(omar.email, why);
  await kickClock();
  expect(await restedNews()).toEqual([told]);
  const answer = await (await send(postSummary, { method: "POST", body: {} })).json();
  expect(answer).toMatchObject({ error: { code: "conflict", message: refusal } });
});

test("the link of a new account that came back is told where it is waited for, and in the app; one sent anew is waited for again", async () => {
  expect(await linkCameBack(omar)).toBe(false);
  await restAddress(omar.email, "bounced");
  await kickClock();
  expect([await linkCameBack(omar), await restedNews()]).toEqual([true, [CAME_BACK]]);
  await send(postVerification, { method: "POST", body: {} });
  await kickClock();
  expect(await linkCameBack(omar)).toBe(false);
  await restAddress(omar.email, "bounced");
  await kickClock();
  expect([await linkCameBack(omar), await restedNews()]).toEqual([true, [CAME_BACK]]);
  await confirm(omar);
  expect(await linkCameBack(omar)).toBe(false);
});

test("the link to a new address that came back is told to whoever asked for it", async ({ task }) => {
  await confirm(omar);
  await verifications.become(omar, `new-${task.id}@example.com`, 1);
  await kickClock();
  expect(await linkCameBack(omar)).toBe(false);
  await restAddress(`new-${task.id}@example.com`, "bounced");
  await kickClock();
  expect(await linkCameBack(omar)).toBe(true);
  // The address that is still theirs works.
  expect([await restedNews(), (await getNoticeSettings(omar)).rested]).toEqual([[], null]);
  await verifications.stay(omar);
  expect(await linkCameBack(omar)).toBe(false);
});

test.each([true, false])("nothing is kept of mail to an address that the account has no more (it was proved: %s)", async (proved) => {
  if (proved) await confirm(omar);
  const [old, now] = [omar.email, `moved-${omar.email}`];
  await restAddress(old, "bounced");
  const db = await database();
  const kept = () => db.read((reader) => reader.list(RestedAddresses, { where: { accountId: omar.accountId } }));
  expect(await kept()).toMatchObject([{ why: "bounced" }]);
  await verifications.become(omar, now, 1);
  const token = await tokenFor(now, "verification");
  await confirmVerification(omar, { token }, "203.0.113.7");
  expect(await kept()).toEqual([]);
  // It goes on resting, whoever has it.
  expect(await db.read(async (reader) => restOf(reader, old))).toMatchObject({ accountId: null, why: "bounced" });
});

test.each([
  ["bounced", "unwanted"],
  ["unwanted", "complained"],
] as const)(
  "who stopped invitations goes without them, also when mail is welcome again that was kept back (%s, then %s)",
  async (...whys) => {
    for (const why of whys) await restAddress(omar.email, why);
    await confirm(omar);
    const shown = async () => {
      const { topics, rested } = await getNoticeSettings(omar);
      return [topics.invitations?.mail, rested?.why];
    };
    expect(await shown()).toEqual(["never", whys.find((why) => why !== "unwanted")]);
    await send(putSettings, { method: "PUT", body: { mailAgain: true } });
    expect(await shown()).toEqual(["never", undefined]);
    await restAddress(omar.email, "bounced");
    await send(putSettings, { method: "PUT", body: { topics: { invitations: { app: true, mail: "now" } } } });
    expect(await shown()).toEqual(["now", "bounced"]);
    await send(putSettings, { method: "PUT", body: { mailAgain: true } });
    expect(await shown()).toEqual(["now", undefined]);
  },
);

test("what came back before somebody asked for an address, or a complaint, is told to nobody who asks for it", async ({ task }) => {
  await confirm(omar);
  for (const why of ["bounced", "complained"] as const) {
    const email = `${why}-${task.id}@example.com`;
    await restAddress(email, why);
    await verifications.become(omar, email, 1);
    await kickClock();
    expect(await linkCameBack(omar)).toBe(false);
    await restAddress(email, "complained");
    expect(await linkCameBack(omar)).toBe(false);
  }
});

test("an account that is made with an address that mail came back from before is told when it comes back again", async ({ task }) => {
  const email = `early-${task.id}@example.com`;
  await restAddress(email, "bounced");
  omar = await person(email, "Omar Faruk");
  await kickClock();
  const told = async () => [await restedNews(), (await getNoticeSettings(omar)).rested?.why];
  expect(await told()).toEqual([[], undefined]);
  actAs(omar);
  await send(putSettings, { method: "PUT", body: { mailAgain: true } });
  await confirm(omar);
  expect(await told()).toEqual([[], "bounced"]);
  await restAddress(email, "bounced");
  await kickClock();
  expect(await told()).toEqual([[CAME_BACK], "bounced"]);
});
