// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, expect, test } from "vitest";
import { POST as cancel } from "@/app/api/meetups/[meetupId]/cancellation/route";
import { PUT as edit } from "@/app/api/meetups/[meetupId]/route";
import { PUT as go, GET as stand } from "@/app/api/meetups/[meetupId]/rsvp/route";
import { PUT as everyDate, GET as series } from "@/app/api/series/[seriesId]/rsvp/route";
import { HOUR_MS } from "@/lib/duration";
import { getEditable } from "@/lib/meetups/desk-queries";
import { wallTime } from "@/lib/meetups/time-rules";
import { actAs, send } from "@/tests/support/api";
import { inHours, meetingPeople } from "@/tests/support/meetup-api";

type People = Awaited<ReturnType<typeof meetingPeople>>;
let { owner, rina, stranger, create, get } = {} as People;

beforeAll(async () => {
  ({ owner, rina, stranger, create, get } = await meetingPeople());
});

const fee = (amount: number) => ({ amount, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" });
const DEAR = "It costs Tk 300, and you agreed to Tk 250.";

/** Weekly at Tk 250, of which the first date costs Tk 300, the third takes no guests, and the fourth is full. */
async function aSeries() {
  const first = await create({ fee: fee(25000), guestsAllowed: 2, audience: "everyone", repeats: { rule: "FREQ=WEEKLY;COUNT=5" } });
  const { seriesId } = await get(first);
  actAs(rina);
  const path = `/api/series/${seriesId}/rsvp`;
  const follow = (body: Record<string, unknown>) => send(everyDate, { method: "PUT", params: { seriesId }, path, body });
  const { dates } = await (await send(series, { params: { seriesId } })).json();
  const ids: string[] = dates.map(({ meetupId }: { meetupId: string }) => meetupId);
  const [, , third = "", fourth = ""] = ids;
  const change = async (meetupId: string, body: Record<string, unknown>) => {
    actAs(owner);
    expect((await send(edit, { method: "PUT", params: { meetupId }, body })).status).toBe(200);
  };
  await change(first, { fee: fee(30000) });
  await change(third, { guestsAllowed: 0 });
  await change(fourth, { capacity: 2 });
  actAs(stranger);
  await send(go, { method: "PUT", params: { meetupId: fourth }, body: {} });
  actAs(rina);
  return { first, ids, follow, change };
}

test("whoever says “every date” is told which dates do not have them, and why, until they have answered those too", async () => {
  const { first, ids, follow, change } = await aSeries();
  const said = await (await follow({ guests: 1, feeSeen: 25000, currencySeen: "BDT" })).json();
  expect(said.dates.map(({ state, why }: { state: string; why: string | null }) => [state, why])).toEqual([
    ["none", DEAR],
    ["going", null],
    ["none", "You bring more guests than it takes."],
    ["waiting", "It is full, and you are in line."],
    ["going", null],
  ]);
  // Whoever changes or cancels them reads how many of the places taken are of guests.
  expect((await getEditable(owner, first)).dates.map(({ going, guests }) => [going, guests])).toEqual([
    [0, 0],
    [2, 1],
    [0, 0],
    [1, 0],
    [2, 1],
  ]);
  const leftOut = async (meetupId: string) =>
    (await (await send(stand, { params: { meetupId } })).json()).leftOut.map((date: { meetupId: string }) => ids.indexOf(date.meetupId));
  expect(await leftOut(ids[1] ?? "")).toEqual([0, 2, 3]);
  await send(go, { method: "PUT", params: { meetupId: first }, body: { feeSeen: 30000, currencySeen: "BDT" } });
  expect(await leftOut(first)).toEqual([2, 3]);
  await change(ids[3] ?? "", { capacity: 10 });
  actAs(rina);
  expect(await leftOut(first)).toEqual([2]);
});

test("what no date takes is refused, and nobody goes to every date by it", async () => {
  const { first, follow } = await aSeries();
  const refused = await follow({ feeSeen: 10000 });
  expect(refused.status).toBe(409);
  expect(await (await send(stand, { params: { meetupId: first } })).json()).toMatchObject({ everyDate: false, leftOut: [], state: "none" });
});

test("a date whose answers open later is not missing: it takes people in by then", async () => {
  const first = await create({ rsvpOpensAt: inHours(1), repeats: { rule: "FREQ=WEEKLY;COUNT=2" } });
  const { seriesId } = await get(first);
  actAs(rina);
  const said = await (await send(everyDate, { method: "PUT", params: { seriesId }, body: {} })).json();
  expect(said.dates).toEqual([
    expect.objectContaining({ state: "none", why: null }),
    expect.objectContaining({ state: "none", why: null }),
  ]);
});

test("a date moved by hand says from which day, and repeats no more once all others are cancelled", async () => {
  const first = await create({ repeats: { rule: "FREQ=WEEKLY" } });
  const { seriesId } = await get(first);
  actAs(rina);
  const { dates } = await (await send(everyDate, { method: "PUT", params: { seriesId }, body: {} })).json();
  const [planned, moved]: [string, string] = [dates[2].startsAt, dates[2].meetupId];
  const dayLater = (at: string) => new Date(Date.parse(at) + 24 * HOUR_MS).toISOString();
  actAs(owner);
  await send(edit, { method: "PUT", params: { meetupId: moved }, body: { startsAt: dayLater(planned) } });
  expect(await get(first)).toMatchObject({ repeats: { rule: "FREQ=WEEKLY" }, insteadOf: null });
  const day = wallTime(planned, (await get(moved)).zone).slice(0, 10);
  expect(await get(moved)).toMatchObject({ repeats: { rule: "FREQ=WEEKLY" }, insteadOf: day });
  expect(await getEditable(owner, moved)).toMatchObject({ inSeries: true, rule: "FREQ=WEEKLY", insteadOf: day });
  actAs(rina);
  const mine = async () => (await send(stand, { params: { meetupId: moved } })).json();
  expect(await mine()).toMatchObject({ state: "going", everyDate: true });

  actAs(owner);
  const body = { reason: "We stop.", scope: "all" };
  expect((await send(cancel, { method: "POST", params: { meetupId: first }, body })).status).toBe(200);
  expect(await get(moved)).toMatchObject({ status: "scheduled", repeats: null, insteadOf: day });
  expect(await get(first)).toMatchObject({ status: "cancelled", repeats: null, insteadOf: null });
  expect(await getEditable(owner, moved)).toMatchObject({ inSeries: false, rule: null, insteadOf: day });
  actAs(rina);
  expect(await mine()).toMatchObject({ state: "going", everyDate: null, leftOut: [] });
});
