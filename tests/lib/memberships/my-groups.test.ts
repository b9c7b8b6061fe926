// First: gives this file a store of its own.
import "@/tests/support/api";

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DAY_MS } from "@/lib/duration";
import { createGroup } from "@/lib/groups/commands";
import { listMyGroups } from "@/lib/groups/queries";
import { Groups } from "@/lib/groups/record";
import { closeGroup, decideRequests, joinGroup, offerTransfer, setRole } from "@/lib/memberships/commands";
import { listPlaces } from "@/lib/memberships/fact-queries";
import { getMyCounts, getMyGroups, getOwnSeats } from "@/lib/memberships/my-group-queries";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { aGroup, person } from "@/tests/support/api";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

let people = 0;
let owner: Actor;
let rina: Actor;

const someone = () => person(`p${++people}@example.com`, `Person ${people}`);
const create = async (more: Record<string, unknown> = {}) => (await createGroup(owner, aGroup(more))).insertedId;

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(async () => {
  [owner, rina] = [await someone(), await someone()];
});

test("those one helps to run, belongs to and waits for; one's own are a list of their own", async () => {
  const [helped, belongs, asked, line] = [
    await create(),
    await create(),
    await create({ joinPolicy: "approval" }),
    await create({ maxMembers: 1 }),
  ];
  for (const groupId of [helped, belongs, asked, line]) await joinGroup(rina, groupId, {});
  await setRole(owner, helped, rina.accountId, { role: "organizer" });
  const own = (await createGroup(rina, aGroup())).insertedId;
  await closeGroup(owner, helped, { reason: "Winter." });
  const { run, belong, waiting, counts } = await getMyGroups(rina);
  expect(run.items).toMatchObject([{ _id: helped, role: "organizer", closedAt: expect.any(String) }]);
  expect(belong.items).toMatchObject([{ _id: belongs, role: "member" }]);
  expect(new Map(waiting.items.map(({ _id, state, position }) => [_id, [state, position]]))).toEqual(
    new Map([
      [line, ["waiting", 1]],
      [asked, ["requested", null]],
    ]),
  );
  expect(counts).toEqual({ run: 2, belong: 1, waiting: 2 });
  expect((await getMyGroups(owner)).run.items).toEqual([]);
  expect(await getOwnSeats([own, "f".repeat(24)])).toEqual({ [own]: { taken: 1, requests: 0 } });
});

test("a request that was declined is listed for thirty days, and is no group one waits for", async () => {
  const [declined, asked] = [await create({ joinPolicy: "approval" }), await create({ joinPolicy: "approval" })];
  for (const groupId of [declined, asked]) await joinGroup(rina, groupId, {});
  await decideRequests(owner, declined, { people: [rina.accountId], decision: "decline" });
  const seen = async () => {
    const { waiting, counts } = await getMyGroups(rina);
    return [waiting.items.length, counts.waiting, (await getMyCounts(rina)).waiting];
  };
  expect(await seen()).toEqual([2, 2, 1]);
  vi.useFakeTimers({ now: Date.now() + 31 * DAY_MS, toFake: ["Date"] });
  expect(await seen()).toEqual([1, 1, 1]);
});

test("of one's own it is said which are closed, and which wait for a new owner's answer", async () => {
  const [plain, closed, offered] = [await create(), await create(), await create()];
  await closeGroup(owner, closed, {});
  await joinGroup(rina, offered, {});
  await offerTransfer(owner, offered, { personId: rina.accountId });
  const marks = async () => new Map((await listMyGroups(owner, {}))?.items.map((row) => [row._id, [row.closed, row.offered]]));
  expect(await marks()).toEqual(
    new Map([
      [plain, [false, false]],
      [closed, [true, false]],
      [offered, [false, true]],
    ]),
  );
  // The clock ends an offer a little after its time; the page does not wait for that.
  const db = await database();
  const { transfer } = (await db.read((reader) => reader.get(Groups, offered))) ?? {};
  await db.write((tx) => tx.update(Groups, offered, { transfer: transfer && { ...transfer, expiresAt: "2026-01-01T00:00:00.000Z" } }));
  expect((await marks()).get(offered)).toEqual([false, false]);
});

test("a page of each, and the next one", async () => {
  for (let made = 0; made < 25; made++) {
    const groupId = await create();
    await joinGroup(rina, groupId, {});
    await setRole(owner, groupId, rina.accountId, { role: "organizer" });
  }
  const first = (await getMyGroups(rina)).run;
  const second = (await getMyGroups(rina, { run: first.next ?? "" })).run;
  expect([first.items.length, second.items.length, second.next]).toEqual([24, 1, null]);
  expect(new Set([...first.items, ...second.items].map(({ _id }) => _id)).size).toBe(25);
});

test("of many groups the dashboard counts the requests on the newest desks, and says that there may be more", async () => {
  await joinGroup(rina, await create({ joinPolicy: "approval" }), {});
  expect(await getMyCounts(owner)).toEqual({ run: 1, belong: 0, waiting: 0, requests: 1, more: false });
  for (let made = 0; made < 24; made++) await create();
  expect(await getMyCounts(owner)).toMatchObject({ run: 25, more: true });
});

test("counts for lists are of public groups alone, and of those that are there", async () => {
  const [shown, hidden] = [await create({ maxMembers: 9 }), await create({ visibility: "unlisted" })];
  await joinGroup(rina, shown, {});
  expect(await listPlaces([hidden, shown, "f".repeat(24)])).toEqual({
    items: [{ _id: shown, memberCount: 2, waitingCount: 0, maxMembers: 9, free: 7 }],
  });
});
