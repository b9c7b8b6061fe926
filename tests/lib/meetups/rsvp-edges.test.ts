import { describe, expect, it } from "vitest";
import { heldUntil } from "@/lib/meetups/hold-rules";
import { nextMoment } from "@/lib/meetups/moment-rules";
import { decideSeats, type RsvpAction, takesNoMore } from "@/lib/meetups/rsvp-rules";
import type { SeatAnswer, SeatOutcome, SeatRules, SeatScene } from "@/lib/meetups/seat-rules";
import { WORDS } from "@/tests/support/meetup-words";
import { answer, hoursBefore, rules, START, scene } from "./rsvp-scene";

const ME = "me";
const go = (guests?: number): RsvpAction => ({ type: "go", accountId: ME, guests });
const early = hoursBefore(48);
const late = hoursBefore(8);

function decided(before: SeatScene, action: RsvpAction): SeatOutcome {
  const after = decideSeats(before, action);
  if (!after.allowed) throw new Error(after.code);
  return after;
}
const code = (before: SeatScene, action: RsvpAction) => {
  const after = decideSeats(before, action);
  return after.allowed ? null : after.code;
};
const state = (after: SeatOutcome, who = ME) => after.answers.find(({ accountId }) => accountId === who)?.state;
const waiting = (accountId: string, guests: number, sequence = 1) => answer(accountId, { state: "waiting", guests, sequence });
const offered = (accountId: string, until: string | null, guests = 0) => answer(accountId, { state: "offered", guests, heldUntil: until });

describe("at its very edge", () => {
  it("a party that fits exactly sits down", () => {
    expect(state(decided(scene(early, rules({ capacity: 10 }), [], ME, 7), go(2)))).toBe("going");
    expect(state(decided(scene(early, rules({ capacity: 10 }), [], ME, 8), go(2)))).toBe("waiting");
    expect(state(decided(scene(early, rules({ capacity: null }), [], ME, 900), go(5)))).toBe("going");
  });

  it("the start ends every answer", () => {
    const mine = [answer(ME)];
    const actions: RsvpAction[] = [go(1), { type: "decline", accountId: ME }, { type: "still-coming", accountId: ME }];
    for (const action of actions) expect(code(scene(START, rules(), mine, ME), action)).toBe("started");
  });

  it("answers open at their moment, and stay open after it", () => {
    const opens = rules({ rsvpOpensAt: hoursBefore(48) });
    expect(code(scene(hoursBefore(48), opens, [], ME), go())).toBeNull();
    expect(code(scene(hoursBefore(47), opens, [], ME), go())).toBeNull();
    expect(code(scene(hoursBefore(48.01), opens, [], ME), go())).toBe("not_open");
  });

  it("late, whoever fits passes a party that does not; early nobody does, as long as that party could ever fit", () => {
    const big = [waiting("big", 3)];
    expect(state(decided(scene(late, rules({ capacity: 4 }), big, ME, 2), go(0)))).toBe("going");
    expect(state(decided(scene(early, rules({ capacity: 4 }), big, ME, 2), go(0)))).toBe("waiting");
    expect(state(decided(scene(early, rules({ capacity: 3 }), big, ME, 2), go(0)))).toBe("going");
  });

  it("a line is served by its numbers, in whatever order it was read", () => {
    const before = scene(early, rules({ capacity: 2 }), [waiting("b", 0, 2), waiting("a", 0, 1)], "", 1);
    expect(decided({ ...before, line: before.line.toReversed() }, { type: "clock" }).answers.map(({ accountId }) => accountId)).toEqual([
      "a",
    ]);
  });

  it("counts who moved up, and nobody else", () => {
    const line = [waiting("a", 0, 1), waiting("b", 0, 2), waiting("c", 0, 3)];
    expect(decided(scene(early, rules({ capacity: 3 }), line, "", 1), { type: "clock" }).seats.movedUp).toBe(2);
    const seatedAtOnce = [
      scene(early, rules({ capacity: 3 }), [], ME),
      scene(early, rules({ capacity: 3 }), [], ME, 2),
      scene(early, rules({ capacity: 3 }), [waiting("big", 3)], ME, 2),
    ];
    for (const before of seatedAtOnce) expect(decided(before, go())).toMatchObject({ seats: { movedUp: 0 }, news: [] });
  });

  it("the moment at which answers close takes no more of them", () => {
    const closes = rules({ rsvpClosesAt: hoursBefore(30), guestsAllowed: 3 });
    expect(code(scene(hoursBefore(30), closes, [], ME), go())).toBe("closed");
    expect(code(scene(hoursBefore(30.01), closes, [], ME), go())).toBeNull();
    const going = answer(ME, { guests: 2 });
    expect([1, 2, 3, undefined].map((guests) => takesNoMore(going, guests))).toEqual([true, true, false, true]);
  });
});

describe("what changes nothing writes nothing", () => {
  const bystander = offered("o", hoursBefore(7));

  it("an offer stays as it is while others answer", () => {
    expect(decided(scene(late, rules(), [bystander], ME), go()).answers.map(({ accountId }) => accountId)).toEqual([ME]);
  });

  it("a second no, or the end of somebody who never answered", () => {
    const no = [answer(ME, { state: "not-going" })];
    expect(decided(scene(early, rules(), no, ME), { type: "decline", accountId: ME }).answers).toEqual([]);
    expect(decided(scene(early, rules(), [], ME), { type: "remove", accountId: ME })).toMatchObject({ answers: [], removed: [] });
  });
});

describe("an offer", () => {
  it("is held until answers close where that comes first, whatever was said before", () => {
    const closes = rules({ rsvpClosesAt: hoursBefore(7) });
    for (const until of [hoursBefore(6), null]) {
      const after = decided(scene(late, closes, [offered(ME, until)], ""), { type: "clock" });
      expect([after.answers[0]?.heldUntil, after.dueAt]).toEqual([hoursBefore(7), hoursBefore(7)]);
    }
    const kept = decided(scene(late, closes, [offered(ME, hoursBefore(7.5))], ""), { type: "clock" });
    expect([kept.answers, kept.dueAt]).toEqual([[], hoursBefore(7.5)]);
  });

  it("is taken as it was promised, also where the meetup is smaller by now", () => {
    const after = decided(scene(late, rules({ capacity: 3 }), [offered(ME, hoursBefore(7), 1)], ME, 5), go());
    expect(after.answers).toEqual([answer(ME, { guests: 1, stillComingAt: late })]);
  });

  it("that nobody took at a cancelled meetup ends without a word", () => {
    const over = scene(late, rules({ status: "cancelled" }), [offered("o", hoursBefore(9))], "");
    expect(decided(over, { type: "clock" })).toMatchObject({ answers: [{ state: "not-going" }], news: [] });
  });

  it("that lapsed is told as passed on only where it was, however many moved up before", () => {
    const lapsed = scene(late, rules({ capacity: 1 }), [offered("o", hoursBefore(9))], "");
    const told = (before: SeatScene) => decided({ ...before, seats: { ...before.seats, movedUp: 7 } }, { type: "clock" }).news[0];
    expect(told(lapsed)).toEqual({ kind: "offer-lapsed", accountId: "o", passedOn: false });
    const inLine = scene(late, rules({ capacity: 1 }), [offered("o", hoursBefore(9)), waiting("next", 0)], "");
    expect(told(inLine)).toEqual({ kind: "offer-lapsed", accountId: "o", passedOn: true });
  });

  it("that is taken in the last day says that one is coming; other guests than before do not", () => {
    expect(decided(scene(late, rules(), [offered(ME, hoursBefore(7))], ME), go()).answers[0]?.stillComingAt).toBe(late);
    expect(decided(scene(late, rules(), [answer(ME)], ME), go(1)).answers[0]?.stillComingAt).toBeNull();
  });

  it("that lapsed is not taken by a button from before: whoever presses it is not put at the end of the line", () => {
    const take: RsvpAction = { type: "go", accountId: ME, offered: true };
    const held = offered(ME, hoursBefore(9));
    expect(code(scene(late, rules({ capacity: 1 }), [held, waiting("next", 0)], ME), take)).toBe("passed_on");
    expect(code(scene(late, rules({ capacity: 1 }), [answer(ME, { state: "not-going" })], ME), take)).toBe("passed_on");
    expect(code(scene(late, rules({ capacity: 1 }), [], ME), take)).toBe("passed_on");
    expect(code(scene(late, rules({ capacity: 1 }), [waiting(ME, 0)], ME, 1), take)).toBe("passed_on");
    expect(decided(scene(late, rules({ capacity: 1 }), [offered(ME, hoursBefore(7))], ME), take).answers[0]?.state).toBe("going");
    // Pressed twice, or in two tabs.
    expect(decided(scene(late, rules({ capacity: 1 }), [answer(ME)], ME), take).answers).toEqual([]);
    expect(decided(scene(late, rules({ capacity: 2 }), [answer(ME)], ME), { ...take, guests: 1 }).answers).toEqual([
      answer(ME, { guests: 1 }),
    ]);
  });

  it("that lapsed leaves no guests behind for the next answer", () => {
    const lapsed = answer(ME, { state: "not-going", guests: 2 });
    expect(decided(scene(early, rules(), [lapsed], ME), go()).answers[0]?.guests).toBe(0);
    expect(code(scene(early, rules({ guestsAllowed: 0 }), [lapsed], ME), go(2))).toBe("guests");
    expect(decided(scene(early, rules(), [lapsed], ME), { type: "decline", accountId: ME }).answers[0]?.guests).toBe(0);
  });
});

describe("somebody in line", () => {
  it("keeps the place when the guests change", () => {
    const before = scene(early, rules({ capacity: 4 }), [waiting(ME, 0, 1), waiting("b", 0, 2)], ME, 4);
    expect(decided(before, go(2)).answers).toEqual([waiting(ME, 2, 1)]);
  });
});

describe("when the clock has to look again", () => {
  const line = [waiting("big", 3)];
  it.each<[string, string, Partial<SeatRules>, SeatAnswer[], number, string | null]>([
    ["full, with a line", early, {}, line, 10, null],
    ["free places for a head that does not fit", early, {}, line, 8, hoursBefore(24)],
    ["the same, late", late, {}, line, 8, null],
    ["the same, closed", early, { rsvpClosesAt: hoursBefore(50) }, line, 8, null],
    ["the same, cancelled", early, { status: "cancelled" }, line, 8, null],
    ["nobody in line", early, {}, [], 8, null],
    ["two offers: the first to end", late, {}, [offered("a", hoursBefore(5)), offered("b", hoursBefore(6))], 8, hoursBefore(6)],
  ])("%s", (_, now, over, answers, others, due) => {
    expect(decided(scene(now, rules(over), answers, "", others), { type: "clock" }).dueAt).toBe(due);
  });

  it("answers that open after the day before come second", () => {
    const meetup = { startsAt: START, rsvpOpensAt: hoursBefore(12), status: "scheduled" } as const;
    expect(nextMoment(meetup, hoursBefore(100))).toBe(hoursBefore(24));
  });

  it("a hold that begins in the morning begins then", () => {
    const [now, startsAt] = ["2026-11-28T02:30:00.000Z", "2026-11-28T14:30:00.000Z"];
    expect(heldUntil(now, { startsAt, rsvpClosesAt: startsAt, zone: "Asia/Dhaka" })).toBe("2026-11-28T04:30:00.000Z");
  });
});

it("says why, and what helps", () => {
  const fee = { amount: 100, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" };
  const refusals: [SeatScene, RsvpAction][] = [
    [scene(early, rules({ status: "cancelled" }), [], ME), go()],
    [scene(early, rules({ rsvpOpensAt: hoursBefore(1) }), [], ME), go()],
    [scene(late, rules({ rsvpClosesAt: hoursBefore(9) }), [], ME), go()],
    [scene(START, rules(), [], ME), go()],
    [scene(early, rules({ guestsAllowed: 0 }), [], ME), go(1)],
    [scene(early, rules(), [answer(ME)], ME, 9), go(1)],
    [scene(early, rules({ fee }), [], ME), { ...go(), feeSeen: 0 } as RsvpAction],
    [scene(early, rules(), [], ME), { type: "still-coming", accountId: ME }],
  ];
  const codes = refusals.map(([before, action]) => {
    const after = decideSeats(before, action);
    if (after.allowed) throw new Error("It was not refused");
    expect([after.reason, after.next, after.status]).toEqual(WORDS[after.code]);
    if (after.code === "guests") expect(after.fields).toEqual({ guests: ["These are too many."] });
    return after.code;
  });
  expect(codes).toEqual(["cancelled", "not_open", "closed", "started", "guests", "no_room", "fee_changed", "not_going"]);
});
