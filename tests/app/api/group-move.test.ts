// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { afterEach, expect, test, vi } from "vitest";
import { PATCH as patchMembership } from "@/app/api/groups/[groupId]/membership/route";
import { GET as getNotices } from "@/app/api/notices/route";
import { createGroup } from "@/lib/groups/commands";
import { editMembership, joinGroup, moveGroup } from "@/lib/memberships/commands";
import { getGroupPage } from "@/lib/memberships/queries";
import { kickClock } from "@/lib/platform/clock/clock";
import type { Actor } from "@/lib/platform/permission/actor";
import { actAs, aGroup, person, send } from "@/tests/support/api";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

const PLACE = "The old boathouse";
const TEXT = "The lake is drained until March.";

afterEach(() => vi.useRealTimers());

async function toldTo(actor: Actor): Promise<string> {
  actAs(actor);
  const { items } = await (await send(getNotices, { path: "/api/notices" })).json();
  expect(items).toMatchObject([{ kind: "group-moved", title: "Dawn Patrol Anglers moves" }]);
  return items[0].detail;
}

test("members are told of a move, what it means for their address, and until when they can say no", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T10:00:00.000Z") });
  const [rina, omar, sara, late] = await Promise.all(["rina", "omar", "sara", "late"].map((name) => person(`${name}@example.com`, name)));
  if (!rina || !omar || !sara || !late) throw new Error("Nobody is there");
  const { insertedId: groupId } = await createGroup(rina, aGroup());
  await joinGroup(omar, groupId, { contact: "if-the-group-moves" });
  await joinGroup(sara, groupId, { contact: "nothing" });
  const moveOf = async (actor: Actor) => (await getGroupPage(actor, groupId))?.panel.move;
  expect(await moveOf(omar)).toBeNull();

  vi.setSystemTime("2026-11-25T10:00:00.000Z");
  await moveGroup(rina, groupId, { to: PLACE, text: TEXT });
  vi.setSystemTime(Date.now() + 1);
  await joinGroup(late, groupId, { contact: "if-the-group-moves" });
  await kickClock();

  const exportFrom = "2026-12-09T10:00:00.000Z";
  expect(await moveOf(rina)).toBeNull();
  expect(await moveOf(omar)).toEqual({ to: PLACE, text: TEXT, address: { from: exportFrom, given: false } });
  for (const member of [sara, late]) expect(await moveOf(member)).toEqual({ to: PLACE, text: TEXT, address: null });

  const address =
    "The organizers get your e-mail address on Wednesday 9 December at 4:00 pm, unless you say no on the group’s page before.";
  expect(await toldTo(omar)).toBe(`To ${PLACE}. ${address} “${TEXT}”`);
  expect(await toldTo(sara)).toBe(`To ${PLACE}. “${TEXT}”`);

  actAs(omar);
  const no = await send(patchMembership, { method: "PATCH", params: { groupId }, body: { contact: "nothing" } });
  expect(no.status).toBe(200);
  expect(await toldTo(omar)).toBe(`To ${PLACE}. “${TEXT}”`);
  // Who thinks again has 14 days from then on.
  vi.setSystemTime("2026-12-01T10:00:00.000Z");
  await editMembership(omar, groupId, { contact: "if-the-group-moves" });
  const again = "2026-12-15T10:00:00.000Z";
  expect(await toldTo(omar)).toContain("on Tuesday 15 December at 4:00 pm, unless you say no");
  vi.setSystemTime(exportFrom);
  expect(await moveOf(omar)).toMatchObject({ address: { from: again, given: false } });
  vi.setSystemTime(again);
  expect(await moveOf(omar)).toMatchObject({ address: { from: again, given: true } });
});
