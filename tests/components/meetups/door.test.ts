import { beforeEach, expect, test, vi } from "vitest";
import { countsOf, dueOf, guestsOf, isCalled, paidOf, partOf } from "@/components/meetups/door/guests";
import { failureOf, sendTap } from "@/components/meetups/door/send-tap";
import { type Done, marking, saying, undoing } from "@/components/meetups/door/tap-of";
import { dropTap, keepTap, keptTaps, newKey, type Tap } from "@/components/meetups/door/taps";
import type { AttendeeRow, CheckInRow } from "@/lib/meetups/views";
import { ApiError } from "@/lib/platform/http/client";

const FEE = { amount: 20_000, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" };
const DOOR = { meetupId: "m", accountId: "me" };
const at = (minute: number) => `2026-11-28T00:${String(minute).padStart(2, "0")}:00.000Z`;

const attendee = (_id: string, displayName: string, more: Partial<AttendeeRow> = {}): AttendeeRow => ({
  ...{
    _id,
    displayName,
    hasPage: false,
    photoURL: null,
    state: "going",
    guests: 0,
    host: false,
    stillComing: null,
    firstTime: null,
    fee: FEE,
    checkIn: null,
  },
  ...more,
});
const mark = (personId: string, name: string, more: Partial<CheckInRow> = {}): CheckInRow => ({
  ...{ personId, name, photoURL: null, walkIn: false, notGoing: false, at: at(1), here: true, guests: 0, paid: false },
  by: { _id: "other", displayName: "Nusrat" },
  ...more,
});
const tap = (personId: string, more: Partial<Tap> = {}): Tap => ({ key: newKey(), kind: "mark", personId, here: true, at: at(5), ...more });

const PEOPLE = {
  attendees: [attendee("b", "Élodie Rahman", { guests: 2 }), attendee("a", "Arif Hossain"), attendee("w", "Zara", { state: "waiting" })],
  checkIns: [mark("walk-in:1", "Sadia", { walkIn: true }), mark("gone", "Taken Back", { here: false })],
};

test("everybody stands there by name, walk-ins among them; a walk-in taken back is off the list", () => {
  expect(guestsOf(PEOPLE, [], FEE).map(({ name }) => name)).toEqual(["Arif Hossain", "Élodie Rahman", "Sadia", "Zara"]);
});

test("who is here though they had said no is told from who had not answered, and is off the list when that is taken back", () => {
  const states = (more: Partial<CheckInRow>) =>
    guestsOf({ attendees: [], checkIns: [mark("a", "Arif Hossain", more)] }, [], FEE).map(({ state }) => state);
  expect(states({})).toEqual(["member"]);
  expect(states({ notGoing: true })).toEqual(["not-going"]);
  expect(states({ notGoing: true, here: false })).toEqual([]);
});

test("whoever was taken back off the list and is tapped again is who they were", () => {
  const back = (more: Partial<CheckInRow>) => {
    const row = mark("a", "Arif Hossain", { here: false, photoURL: "/avatars/a.svg", ...more });
    return guestsOf({ attendees: [], checkIns: [row] }, [tap("a", { name: "Arif" })], FEE);
  };
  expect(back({ notGoing: true })).toMatchObject([{ state: "not-going", name: "Arif Hossain", photoURL: "/avatars/a.svg", here: true }]);
  expect(back({ walkIn: true })).toMatchObject([{ state: "walk-in", here: true }]);
  expect(back({})).toMatchObject([{ state: "member", here: true }]);
});

test("who paid and then said no is not among those to come, whose number stands at the top", () => {
  const people = { ...PEOPLE, checkIns: [mark("gone", "Gone", { notGoing: true, here: false, paid: true })] };
  const guests = guestsOf(people, [tap("a")], FEE);
  expect(guests.map((guest) => [guest.name, partOf(guest, guest.here)])).toEqual([
    ["Arif Hossain", "here"],
    ["Élodie Rahman", "to-come"],
    ["Gone", "paid"],
    ["Zara", "in-line"],
  ]);
  expect(countsOf(guests).noShows).toBe(1);
});

test("heads are counted, guests among them", () => {
  const taps = [tap("b", { guests: 1 })];
  expect(countsOf(guestsOf(PEOPLE, taps, FEE))).toEqual({ here: 3, toCome: 1, walkIns: 1, waiting: 1, noShows: 1 });
});

test("a tap of this phone counts at once, and a newer one of another host stays", () => {
  const [arif] = guestsOf(PEOPLE, [tap("a")], FEE);
  expect(arif).toMatchObject({ here: true, unsent: true, at: at(5) });
  const newer = { ...PEOPLE, checkIns: [mark("a", "Arif Hossain", { here: false, at: at(9) })] };
  expect(guestsOf(newer, [tap("a")], FEE)[0]).toMatchObject({ here: false, at: at(9) });
});

const only = (guests: ReturnType<typeof guestsOf>, id: string) => guests.find(({ personId }) => personId === id) as (typeof guests)[number];

test("two hosts at one door: who takes the money does not send away whom the other has just let in", () => {
  const arif = only(guestsOf(PEOPLE, [], FEE), "a");
  const paid = { ...saying(arif, { paid: true }), key: newKey() };
  // The other host's tap came first, and this phone has not heard of it.
  const both = { ...PEOPLE, checkIns: [mark("a", "Arif Hossain", { at: at(1) })] };
  expect(only(guestsOf(both, [paid], FEE), "a")).toMatchObject({ here: true, paid: true, at: at(1) });
});

test("undo takes back what this phone tapped, and nothing that another host did meanwhile", () => {
  const now = only(guestsOf({ ...PEOPLE, checkIns: [mark("a", "Arif Hossain", { paid: true })] }, [], FEE), "a");
  const after = (done: Omit<Done, "personId" | "name">) => undoing({ personId: "a", name: "Arif Hossain", ...done }, now);
  expect(after({ paid: false })).toMatchObject({ here: true, at: at(1), paid: false });
  expect(after({ here: false })).toMatchObject({ here: false });
  expect(after({ here: false })).not.toHaveProperty("paid");
  expect(after({ here: false, paid: false })).toMatchObject({ here: false, paid: false });
});

test("what is said of somebody carries its own moment, and leaves the one of their arrival", () => {
  const now = only(guestsOf({ ...PEOPLE, checkIns: [mark("a", "Arif Hossain", { at: at(3) })] }, [], FEE), "a");
  const begun = new Date().toISOString();
  const paid = saying(now, { paid: true });
  const counted = saying(now, { guests: 1 });
  const undone = undoing({ personId: "a", name: "Arif Hossain", paid: false }, now);
  expect([paid.at, counted.at, undone.at]).toEqual([at(3), at(3), at(3)]);
  for (const said of [paid.paidAt, counted.guestsAt, undone.paidAt]) expect(said && said >= begun).toBe(true);
  // The guests they pay for are no count: whoever counts them, or has counted, is right.
  const before = saying(only(guestsOf(PEOPLE, [], FEE), "b"), { paid: true });
  expect(before.guests).toBe(2);
  expect(before).not.toHaveProperty("guestsAt");
});

test("guests who were counted stay counted though another host lets the person in once more", () => {
  const lodie = only(guestsOf({ ...PEOPLE, checkIns: [mark("b", "Élodie Rahman", { at: at(1), guests: 2 })] }, [], FEE), "b");
  const counted = { ...saying(lodie, { guests: 1 }), key: newKey() };
  const again = { ...PEOPLE, checkIns: [mark("b", "Élodie Rahman", { at: at(2), guests: 2 })] };
  expect(only(guestsOf(again, [counted], FEE), "b")).toMatchObject({ at: at(2), guestsHere: 1 });
});

test("each word is sent with its moment", async () => {
  const sent = vi.fn(async (_path: string, init: RequestInit) => Response.json(JSON.parse(String(init.body))));
  vi.stubGlobal("fetch", sent);
  const view = await sendTap("m", tap("a", { paid: true, paidAt: at(6), guests: 1, guestsAt: at(7) }));
  expect(view).toEqual({ at: at(5), paid: true, paidAt: at(6), guests: 1, guestsAt: at(7) });
});

test("who pays before they are let in pays for the guests they said, and brings them", () => {
  const lodie = only(guestsOf(PEOPLE, [], FEE), "b");
  expect(saying(lodie, { paid: true })).toMatchObject({ here: false, paid: true, guests: 2 });
  expect(saying({ ...lodie, here: true, at: at(3) }, { paid: true })).not.toHaveProperty("guests");
});

test("whoever comes brings all the guests they said", () => {
  expect(marking(only(guestsOf(PEOPLE, [], FEE), "b"), true)).toMatchObject({ here: true, guests: 2 });
});

test("who came with fewer guests pays for fewer; what was paid is added up by currency", () => {
  const people = {
    ...PEOPLE,
    checkIns: [mark("b", "Élodie Rahman", { guests: 1, paid: true }), mark("a", "Arif Hossain", { paid: true })],
  };
  const guests = guestsOf(people, [], FEE);
  expect(dueOf(guests.find(({ personId }) => personId === "b") as never)?.amount).toBe(40_000);
  expect(paidOf(guests)).toEqual([{ currency: "BDT", amount: 60_000 }]);
});

test("a name is found by how its words begin, whatever marks its letters carry", () => {
  expect(isCalled("Élodie Rahman", "rah elo")).toBe(true);
  expect(isCalled("Arif Hossain", "rif")).toBe(false);
  expect(isCalled("আরিফ হোসেন", "হো")).toBe(true);
});

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  // The names of what it holds are its own keys, as a browser's are.
  const named = new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal("localStorage", named);
});

test("taps wait in the order in which they were made, for whoever made them, until they are dropped", () => {
  const [first, second] = [tap("a"), tap("b")];
  keepTap(DOOR, second);
  keepTap(DOOR, first);
  keepTap({ ...DOOR, accountId: "you" }, tap("c"));
  kept.set("hobbyhub:door:me:m:broken", "{");
  expect(keptTaps(DOOR).map(({ personId }) => personId)).toEqual(["a", "b"]);
  dropTap(DOOR, first.key);
  expect(keptTaps(DOOR)).toEqual([second]);
  dropTap(DOOR, second.key);
  expect(keptTaps(DOOR)).toEqual([]);
});

test("a browser that keeps nothing keeps them while the page is open", () => {
  vi.stubGlobal("localStorage", undefined);
  const one = tap("a");
  keepTap(DOOR, one);
  expect(keptTaps(DOOR)).toEqual([one]);
  dropTap(DOOR, one.key);
  expect(keptTaps(DOOR)).toEqual([]);
});

test("what failed is tried again, led to log in, or let go", () => {
  const refusal = (status: number, seconds?: number) => failureOf(new ApiError(status, "code", "No.", {}, seconds));
  expect(refusal(0)).toEqual({ kind: "away", seconds: 4 });
  expect(refusal(503, 9)).toEqual({ kind: "away", seconds: 9 });
  expect(refusal(429, 30)).toEqual({ kind: "away", seconds: 30 });
  expect(refusal(401)).toEqual({ kind: "signed-out" });
  for (const status of [403, 404, 409]) expect(refusal(status)).toEqual({ kind: "refused", message: "No." });
});
