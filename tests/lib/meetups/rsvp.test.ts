import { describe, expect, it } from "vitest";
import { heldUntil } from "@/lib/meetups/hold-rules";
import { decideSeats, type RsvpAction } from "@/lib/meetups/rsvp-rules";
import type { Fee } from "@/lib/meetups/schema";
import type { SeatAnswer, SeatOutcome, SeatRules, SeatScene } from "@/lib/meetups/seat-rules";
import { answer, hoursBefore, rules, START, scene } from "./rsvp-scene";

function decided(before: SeatScene, action: RsvpAction): SeatOutcome {
  const after = decideSeats(before, action);
  if (!after.allowed) throw new Error(after.code);
  return after;
}

const refusal = (before: SeatScene, action: RsvpAction) => {
  const after = decideSeats(before, action);
  return after.allowed ? null : after.code;
};

const states = (after: SeatOutcome) => Object.fromEntries(after.answers.map(({ accountId, state }) => [accountId, state]));
const line = (...parties: [string, number][]): SeatAnswer[] =>
  parties.map(([accountId, guests], index) => answer(accountId, { state: "waiting", guests, sequence: index + 1 }));
const goer = (guests: number) => answer("goer", { guests });
const out: RsvpAction = { type: "decline", accountId: "goer" };

describe("a place that comes free", () => {
  it("goes to the head of the line in the same step, who is told", () => {
    const after = decided(scene(hoursBefore(48), rules({ capacity: 3 }), [goer(0), ...line(["a", 0], ["b", 0])], "goer", 2), out);
    expect(states(after)).toEqual({ goer: "not-going", a: "going" });
    expect(after.news).toEqual([{ kind: "seat-confirmed", accountId: "a" }]);
    expect(after.seats).toMatchObject({ going: 3, held: 0, waiting: 1 });
  });

  it("serves as many as fit, in order", () => {
    const after = decided(scene(hoursBefore(48), rules({ capacity: 6 }), [goer(3), ...line(["a", 1], ["b", 1], ["c", 0])], "goer", 2), out);
    expect(states(after)).toEqual({ goer: "not-going", a: "going", b: "going" });
  });

  it("waits for the head of the line more than 24 hours before, also against somebody new", () => {
    const waiting = line(["big", 2], ["small", 0]);
    const now = hoursBefore(24.01);
    const after = decided(scene(now, rules({ capacity: 4 }), [goer(0), ...waiting], "goer", 3), out);
    expect(states(after)).toEqual({ goer: "not-going" });
    expect(after.dueAt).toBe(hoursBefore(24));
    const freed = scene(now, rules({ capacity: 4 }), waiting, "new", 3);
    expect(states(decided(freed, { type: "go", accountId: "new" }))).toEqual({ new: "waiting" });
    const more = scene(now, rules({ capacity: 4 }), [goer(0), ...waiting], "goer", 2);
    expect(refusal(more, { type: "go", accountId: "goer", guests: 1 })).toBe("no_room");
  });

  it("does not wait for a party that the meetup has become too small for", () => {
    const after = decided(scene(hoursBefore(48), rules({ capacity: 2 }), [goer(0), ...line(["big", 2], ["small", 0])], "goer", 1), out);
    expect(states(after)).toEqual({ goer: "not-going", small: "going" });
  });

  it("is offered to the first party that fits from 24 hours before", () => {
    const now = hoursBefore(24);
    const after = decided(scene(now, rules({ capacity: 4 }), [goer(0), ...line(["big", 2], ["small", 0])], "goer", 3), out);
    expect(states(after)).toEqual({ goer: "not-going", small: "offered" });
    const until = heldUntil(now, rules());
    expect(after.news).toEqual([{ kind: "offered", accountId: "small", heldUntil: until }]);
    expect(after.dueAt).toBe(until);
    expect(after.seats).toMatchObject({ going: 3, held: 1, waiting: 1 });
  });

  it("is nobody's once answers are closed", () => {
    const closed = rules({ capacity: 3, rsvpClosesAt: hoursBefore(2) });
    const after = decided(scene(hoursBefore(2), closed, [goer(0), ...line(["a", 0])], "goer", 2), out);
    expect(states(after)).toEqual({ goer: "not-going" });
    expect(after.dueAt).toBeNull();
  });

  it("comes free where somebody brings fewer guests, leaves, or the meetup grows", () => {
    const waiting = line(["a", 0]);
    const full = () => scene(hoursBefore(48), rules({ capacity: 3 }), [goer(1), ...waiting], "goer", 1);
    expect(states(decided(full(), { type: "go", accountId: "goer", guests: 0 }))).toEqual({ goer: "going", a: "going" });
    const left = decided(full(), { type: "remove", accountId: "goer" });
    expect([states(left), left.removed]).toEqual([{ a: "going" }, ["goer"]]);
    expect(states(decided({ ...full(), meetup: rules({ capacity: 4 }) }, { type: "clock" }))).toEqual({ a: "going" });
    expect(states(decided({ ...full(), meetup: rules({ capacity: null }) }, { type: "clock" }))).toEqual({ a: "going" });
  });

  it("stays free as long as more people go than the meetup now has places", () => {
    const shrunk = scene(hoursBefore(48), rules({ capacity: 3 }), [goer(0), ...line(["a", 0])], "goer", 5);
    expect(decided(shrunk, { type: "clock" }).answers).toEqual([]);
    expect(states(decided(shrunk, out))).toEqual({ goer: "not-going" });
  });
});

describe("an offer", () => {
  const offered = answer("o", { state: "offered", sequence: 1, heldUntil: hoursBefore(6) });
  const next = answer("n", { state: "waiting", sequence: 2 });

  it("is taken", () => {
    const after = decided(scene(hoursBefore(7), rules({ capacity: 1 }), [offered, next], "o"), { type: "go", accountId: "o" });
    expect(after.answers).toEqual([{ ...offered, state: "going", heldUntil: null, stillComingAt: hoursBefore(7) }]);
    expect(after.seats).toMatchObject({ going: 1, held: 0, waiting: 1 });
  });

  it("is over at its moment: the next in line is asked, and both are told", () => {
    const after = decided(scene(hoursBefore(6), rules({ capacity: 1 }), [offered, next], ""), { type: "clock" });
    expect(states(after)).toEqual({ o: "not-going", n: "offered" });
    expect(after.news).toMatchObject([
      { kind: "offer-lapsed", accountId: "o", passedOn: true },
      { kind: "offered", accountId: "n" },
    ]);
  });

  it("that is over goes to nobody where nobody waits, nobody who waits fits, or answers are closed", () => {
    const lapsed = (answers: SeatAnswer[], over: Partial<SeatRules> = {}) =>
      decided(scene(hoursBefore(6), rules({ capacity: 1, ...over }), [offered, ...answers], ""), { type: "clock" }).news;
    const nobody = [{ kind: "offer-lapsed", accountId: "o", passedOn: false }];
    expect(lapsed([])).toEqual(nobody);
    expect(lapsed([{ ...next, guests: 1 }])).toEqual(nobody);
    expect(lapsed([next], { rsvpClosesAt: hoursBefore(6) })).toEqual(nobody);
    const two = lapsed([{ ...offered, accountId: "p" }, next], { capacity: 2 });
    expect(two.flatMap((one) => (one.kind === "offer-lapsed" ? [one.passedOn] : []))).toEqual([true, false]);
  });

  it("cannot be taken late: whoever tries stands at the end of the line, behind those who were asked since", () => {
    const after = decided(scene(hoursBefore(6), rules({ capacity: 1 }), [offered, next], "o"), { type: "go", accountId: "o" });
    expect(states(after)).toEqual({ o: "waiting", n: "offered" });
    expect(after.answers.find(({ accountId }) => accountId === "o")?.sequence).toBe(3);
    expect(after.news.map(({ accountId }) => accountId)).toEqual(["n"]);
  });

  it("that is passed on goes to the next", () => {
    const after = decided(scene(hoursBefore(7), rules({ capacity: 1 }), [offered, next], "o"), { type: "decline", accountId: "o" });
    expect(states(after)).toEqual({ o: "not-going", n: "offered" });
  });
});

describe("the time a place is held", () => {
  const at = (day: string, time: string, zone = "+06:00") => new Date(`${day}T${time}:00${zone}`).toISOString();
  const held = (now: string, startsAt: string, rsvpClosesAt = startsAt, zone = "Asia/Dhaka") =>
    heldUntil(now, { startsAt, rsvpClosesAt, zone });

  it.each([
    ["a sixth of the time left", at("2026-11-28", "09:00"), at("2026-11-28", "21:00"), at("2026-11-28", "11:00")],
    ["a quarter of an hour at least", at("2026-11-28", "09:00"), at("2026-11-28", "10:00"), at("2026-11-28", "09:15")],
    ["rests from ten in the evening to eight", at("2026-11-28", "21:00"), at("2026-11-29", "21:00"), at("2026-11-29", "11:00")],
    ["begins after the night", at("2026-11-28", "23:30"), at("2026-11-29", "11:30"), at("2026-11-29", "10:00")],
    ["begins after the night that began yesterday", at("2026-11-29", "02:00"), at("2026-11-29", "14:00"), at("2026-11-29", "10:00")],
    ["ends at ten in the evening sharp", at("2026-11-28", "20:00"), at("2026-11-29", "08:00"), at("2026-11-28", "22:00")],
    ["twelve waking hours at most", at("2026-11-28", "08:00"), at("2026-12-28", "08:00"), at("2026-11-28", "20:00")],
  ])("%s", (_, now, startsAt, until) => {
    expect(held(now, startsAt)).toBe(until);
  });

  it("never goes beyond the moment at which answers close", () => {
    expect(held(at("2026-11-28", "09:00"), at("2026-11-28", "21:00"), at("2026-11-28", "10:00"))).toBe(at("2026-11-28", "10:00"));
    expect(held(at("2026-11-27", "23:00"), START)).toBe(START);
  });

  it("knows the night of the meetup's zone, also when the clock changes in it", () => {
    // Clocks in Berlin go back at three on 25 October 2026: eight in the morning is 7:00 UTC.
    expect(held("2026-10-24T21:00:00.000Z", "2026-10-25T15:00:00.000Z", undefined, "Europe/Berlin")).toBe("2026-10-25T10:00:00.000Z");
  });
});

describe("going", () => {
  const fee: Fee = { amount: 25_000, currency: "BDT", covers: "Breakfast", refund: "All of it", pay: "Cash" };
  const dearer = { ...fee, amount: 30_000 };

  it("keeps the fee as it was, whatever it becomes", () => {
    const first = decided(scene(hoursBefore(48), rules({ fee }), [], "me"), { type: "go", accountId: "me", feeSeen: 25_000 });
    expect(first.answers[0]?.fee).toEqual(fee);
    const later = decided(scene(hoursBefore(47), rules({ fee: dearer }), first.answers, "me"), { type: "go", accountId: "me", guests: 1 });
    expect(later.answers[0]?.fee).toEqual(fee);
  });

  it("is asked again when the fee is not the one that was seen", () => {
    const before = scene(hoursBefore(48), rules({ fee: dearer }), [], "me");
    expect(refusal(before, { type: "go", accountId: "me", feeSeen: 25_000 })).toBe("fee_changed");
    expect(refusal(before, { type: "go", accountId: "me", feeSeen: 0 })).toBe("fee_changed");
    expect(refusal(scene(hoursBefore(48), rules(), [], "me"), { type: "go", accountId: "me", feeSeen: 0 })).toBeNull();
  });

  it("is asked again when the fee is as high in another currency", () => {
    const euros = scene(hoursBefore(48), rules({ fee: { ...fee, currency: "EUR" } }), [], "me");
    const go = (currencySeen?: string): RsvpAction => ({ type: "go", accountId: "me", feeSeen: 25_000, currencySeen });
    expect([refusal(euros, go("BDT")), refusal(euros, go("EUR")), refusal(euros, go())]).toEqual(["fee_changed", null, null]);
  });

  it.each([
    ["a higher one", fee, dearer, fee],
    ["a lower one", dearer, fee, fee],
    ["none", fee, null, null],
    ["one where there was none", null, fee, null],
    ["another currency", fee, { ...fee, amount: 1, currency: "EUR" }, fee],
    ["the same with other words", fee, { ...fee, pay: "By the link" }, { ...fee, pay: "By the link" }],
  ])("who said every date owes no more than they saw, where the fee is %s by now", (_, seen, today, owed) => {
    const go: RsvpAction = { type: "go", accountId: "me", promised: { fee: seen } };
    expect(decided(scene(hoursBefore(48), rules({ fee: today }), [], "me"), go).answers[0]?.fee).toEqual(owed);
  });

  it("takes no more guests than allowed, nor a party larger than the meetup", () => {
    const go = (guests: number): RsvpAction => ({ type: "go", accountId: "me", guests });
    expect(refusal(scene(hoursBefore(48), rules({ guestsAllowed: 1 }), [], "me"), go(2))).toBe("guests");
    expect(refusal(scene(hoursBefore(48), rules({ capacity: 2 }), [], "me"), go(2))).toBe("guests");
    const promised = scene(hoursBefore(48), rules({ guestsAllowed: 0 }), [answer("me", { guests: 3 })], "me");
    expect(refusal(promised, go(2))).toBeNull();
    expect(refusal(promised, go(4))).toBe("guests");
  });

  it("twice is once", () => {
    const first = decided(scene(hoursBefore(48), rules(), [], "me"), { type: "go", accountId: "me", guests: 1 });
    const again = decided(scene(hoursBefore(48), rules(), first.answers, "me"), { type: "go", accountId: "me", guests: 1 });
    expect([again.answers, again.seats]).toEqual([[], first.seats]);
  });

  it("takes a yes of the last day for still coming; not one that was promised for every date, nor a place in line", () => {
    const said = (now: string, of: Partial<Extract<RsvpAction, { type: "go" }>> = {}, capacity: number | null = null) =>
      decided(scene(now, rules({ capacity }), capacity === null ? [] : [answer("a")], "me"), { type: "go", accountId: "me", ...of })
        .answers[0];
    expect(said(hoursBefore(20))).toMatchObject({ state: "going", stillComingAt: hoursBefore(20) });
    expect(said(hoursBefore(48))).toMatchObject({ state: "going", stillComingAt: null });
    expect(said(hoursBefore(20), { promised: { fee: null } })).toMatchObject({ state: "going", stillComingAt: null });
    expect(said(hoursBefore(20), {}, 1)).toMatchObject({ state: "waiting", stillComingAt: null });
  });

  it("remembers that somebody is still coming, once", () => {
    const going = answer("me");
    const after = decided(scene(hoursBefore(20), rules(), [going], "me"), { type: "still-coming", accountId: "me" });
    expect(after.answers[0]?.stillComingAt).toBe(hoursBefore(20));
    const again = scene(hoursBefore(19), rules(), after.answers, "me");
    expect(decided(again, { type: "still-coming", accountId: "me" }).answers).toEqual([]);
  });

  it("comes back at the end of the line", () => {
    const back = [answer("me", { state: "not-going", sequence: 1 }), ...line(["a", 0]).map((one) => ({ ...one, sequence: 5 }))];
    const after = decided(scene(hoursBefore(48), rules({ capacity: 1 }), back, "me", 1), { type: "go", accountId: "me" });
    expect(after.answers).toEqual([answer("me", { state: "waiting", sequence: 6 })]);
  });
});

describe("a long line", () => {
  it("is looked at again at once when one step could not see all of it", () => {
    const before = scene(hoursBefore(48), rules({ capacity: 100 }), line(["a", 0], ["b", 0]), "");
    const after = decided({ ...before, seats: { ...before.seats, waiting: 3 } }, { type: "clock" });
    expect([after.seats.waiting, after.dueAt]).toEqual([1, hoursBefore(48)]);
  });
});
