import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "@/lib/duration";
import { decideSeats, type RsvpAction } from "@/lib/meetups/rsvp-rules";
import { LINE_STEP, party, type SeatAnswer, type SeatCounts, type SeatRules, type SeatScene } from "@/lib/meetups/seat-rules";
import { instant } from "@/lib/meetups/time-rules";
import { hoursBefore, rules, START } from "./rsvp-scene";

/** A thousand runs: `SEQUENCES=1000 npx vitest run tests/lib/meetups/rsvp-model.test.ts`. */
const RUNS = Number(process.env.SEQUENCES ?? 150);

const who = fc.constantFrom(..."abcdefghij");
const guests = fc.integer({ min: 0, max: 5 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant("go" as const), accountId: who, guests }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("decline" as const), accountId: who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("remove" as const), accountId: who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("still-coming" as const), accountId: who }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("capacity" as const), capacity: fc.option(fc.integer({ min: 1, max: 12 })) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("hours" as const), hours: fc.integer({ min: 1, max: 20 }) }) },
);
type ModelStep = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What a store keeps, and nothing more. */
class Meetup {
  readonly answers = new Map<string, SeatAnswer>();
  seats: SeatCounts = { going: 0, held: 0, waiting: 0, nextSequence: 1, movedUp: 0 };
  now = hoursBefore(72);
  dueAt: string | null = null;

  constructor(public rules: SeatRules) {}

  in(state: SeatAnswer["state"]): SeatAnswer[] {
    return [...this.answers.values()].filter((one) => one.state === state).sort((one, other) => one.sequence - other.sequence);
  }

  scene(me: string): SeatScene {
    const line = this.in("waiting").slice(0, LINE_STEP);
    return { now: this.now, meetup: this.rules, seats: this.seats, mine: this.answers.get(me) ?? null, line, offers: this.in("offered") };
  }

  take(action: RsvpAction): boolean {
    const after = decideSeats(this.scene("accountId" in action ? action.accountId : ""), action);
    if (!after.allowed) return false;
    for (const one of after.answers) this.answers.set(one.accountId, one);
    for (const accountId of after.removed) this.answers.delete(accountId);
    this.seats = after.seats;
    this.dueAt = after.dueAt;
    return true;
  }

  /** Time passes, and the clock calls when it was asked to. */
  wait(hours: number): void {
    const end = instant(Date.parse(this.now) + hours * HOUR_MS);
    while (this.dueAt !== null && this.dueAt <= end) {
      if (this.dueAt > this.now) this.now = this.dueAt;
      this.dueAt = null;
      this.take({ type: "clock" });
    }
    this.now = end;
  }
}

/** Whoever has a place that was given; a refusal or a smaller meetup takes nobody's. */
const seated = (meetup: Meetup) => new Map([...meetup.in("going"), ...meetup.in("offered")].map((one) => [one.accountId, one]));

function check(
  meetup: Meetup,
  before: { places: number; seated: Map<string, SeatAnswer>; line: SeatAnswer[]; closed: boolean },
  taken: ModelStep,
): void {
  const { capacity } = meetup.rules;
  const sum = (state: SeatAnswer["state"]) => meetup.in(state).reduce((places, one) => places + party(one), 0);
  expect(meetup.seats).toMatchObject({ going: sum("going"), held: sum("offered"), waiting: meetup.in("waiting").length });

  const places = meetup.seats.going + meetup.seats.held;
  // A smaller meetup may hold more than its capacity; no answer adds to that.
  if (capacity !== null) expect(places).toBeLessThanOrEqual(Math.max(capacity, before.places));

  const actor = "accountId" in taken ? taken.accountId : null;
  const after = seated(meetup);
  for (const [accountId, one] of before.seated) {
    const lapsed = one.heldUntil !== null && one.heldUntil <= meetup.now;
    if (accountId !== actor && !lapsed) expect(after.has(accountId)).toBe(true);
  }
  if (before.closed) for (const accountId of after.keys()) expect(before.seated.has(accountId)).toBe(true);

  const early = Date.parse(START) - Date.parse(meetup.now) > DAY_MS;
  const free = capacity === null ? Number.POSITIVE_INFINITY : capacity - places;
  const line = meetup.in("waiting");
  const open = meetup.now < meetup.rules.rsvpClosesAt;
  const possible = line.filter((one) => capacity === null || party(one) <= capacity);
  // Nobody waits for a place that is free: early the head, later anyone.
  if (open && early && possible[0]) expect(party(possible[0])).toBeGreaterThan(free);
  if (open && !early) for (const one of line) expect(party(one)).toBeGreaterThan(free);
  if (early) {
    // Nobody is passed: whoever left the line for a place stood before all who still wait and could have had one.
    const served = before.line.filter(({ accountId }) => accountId !== actor && after.has(accountId));
    const passed = before.line.filter(
      (one) => meetup.answers.get(one.accountId)?.state === "waiting" && (capacity === null || party(one) <= capacity),
    );
    const last = Math.max(0, ...served.map(({ sequence }) => sequence));
    for (const one of passed) if (one.accountId !== actor) expect(one.sequence).toBeGreaterThan(last);
  }
}

it("holds what must always hold, whatever people, the clock and the organizer do", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(START, hoursBefore(3), hoursBefore(30)),
      fc.array(step, { maxLength: 60, size: "max" }),
      (capacity, rsvpClosesAt, steps) => {
        const meetup = new Meetup(rules({ capacity, rsvpClosesAt }));
        for (const taken of steps) {
          const before = {
            places: meetup.seats.going + meetup.seats.held,
            seated: seated(meetup),
            line: meetup.in("waiting"),
            closed: meetup.now >= rsvpClosesAt,
          };
          if (taken.type === "hours") meetup.wait(taken.hours);
          else if (taken.type === "capacity") {
            meetup.rules = { ...meetup.rules, capacity: taken.capacity };
            meetup.take({ type: "clock" });
          } else if (!meetup.take(taken)) continue;
          if (taken.type !== "hours") check(meetup, before, taken);
        }
        // In the end nothing is held for anybody.
        meetup.wait(200);
        expect([meetup.dueAt, meetup.seats.held]).toEqual([null, 0]);
      },
    ),
    { numRuns: RUNS },
  );
}, 300_000);
