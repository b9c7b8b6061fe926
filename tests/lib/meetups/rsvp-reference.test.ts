import fc from "fast-check";
import { expect, it } from "vitest";
import { HOUR_MS } from "@/lib/duration";
import { decideSeats, type RsvpAction } from "@/lib/meetups/rsvp-rules";
import type { SeatAnswer, SeatCounts, SeatRules } from "@/lib/meetups/seat-rules";
import { instant } from "@/lib/meetups/time-rules";
import { type Command, END, GUESTS, MeetupModel, PEOPLE, START, sequences, type Who, ZONE } from "@/tests/support/meetup-model";

/** What a store keeps of one meetup, driven by the commands of the model; who may do what is decided above `decideSeats`. */
class Kept {
  readonly answers = new Map<string, SeatAnswer>();
  seats: SeatCounts = { going: 0, held: 0, waiting: 0, nextSequence: 1, movedUp: 0 };
  dueAt: string | null = null;
  now = instant(Date.parse(START) - 72 * HOUR_MS);
  rules: SeatRules;

  constructor(capacity: number | null) {
    const times = { startsAt: START, rsvpOpensAt: null, rsvpClosesAt: START, zone: ZONE };
    this.rules = { ...times, capacity, guestsAllowed: GUESTS, status: "scheduled", fee: null };
  }

  take(action: RsvpAction): void {
    const of = (wanted: SeatAnswer["state"]) => [...this.answers.values()].filter((one) => one.state === wanted);
    const mine = "accountId" in action ? (this.answers.get(action.accountId) ?? null) : null;
    const after = decideSeats(
      { now: this.now, meetup: this.rules, seats: this.seats, mine, line: of("waiting"), offers: of("offered") },
      action,
    );
    if (!after.allowed) return;
    for (const one of after.answers) this.answers.set(one.accountId, one);
    for (const accountId of after.removed) this.answers.delete(accountId);
    [this.seats, this.dueAt] = [after.seats, after.dueAt];
  }

  apply(command: Command, isMember: (who: Who) => boolean): void {
    if (command.type === "wait") {
      const end = instant(Date.parse(this.now) + command.hours * HOUR_MS);
      while (this.dueAt !== null && this.dueAt <= end) {
        if (this.dueAt > this.now) this.now = this.dueAt;
        this.take({ type: "clock" });
      }
      this.now = end;
      return;
    }
    if (command.type === "join" || this.now >= (command.type === "leave" ? END : START)) return;
    const accountId = "who" in command ? command.who : "";
    if (command.type === "go" && isMember(command.who)) this.take({ type: "go", accountId, guests: command.guests });
    if (command.type === "decline" && (isMember(command.who) || this.answers.has(accountId))) this.take({ type: "decline", accountId });
    if (command.type === "still-coming") this.take({ type: "still-coming", accountId });
    if (command.type === "leave" && this.answers.has(accountId)) this.take({ type: "remove", accountId });
    const over: Partial<SeatRules> =
      command.type === "capacity"
        ? { capacity: command.capacity }
        : command.type === "closes"
          ? { rsvpClosesAt: instant(Date.parse(START) - command.hours * HOUR_MS) }
          : command.type === "cancel"
            ? { status: "cancelled" }
            : {};
    if (Object.keys(over).length === 0 || this.rules.status === "cancelled") return;
    this.rules = { ...this.rules, ...over };
    this.take({ type: "clock" });
  }

  states = () =>
    Object.fromEntries(
      [...this.answers.values()].map(({ accountId, state: stands, guests, heldUntil: held }) => [
        accountId,
        `${stands} +${guests}${stands === "offered" && held ? ` until ${held}` : ""}`,
      ]),
    );
}

it("everybody stands where the rules, written again in the fewest words, say", () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 1, max: 9 }), { freq: 12 }), sequences, (capacity, commands) => {
      const [kept, model] = [new Kept(capacity), new MeetupModel(capacity)];
      for (const command of [...commands, { type: "wait", hours: 200 } as const]) {
        const members = new Set(PEOPLE.filter((who) => model.members.has(who)));
        kept.apply(command, (who) => members.has(who));
        model.apply(command);
        expect(kept.states()).toEqual(model.states());
      }
      expect([kept.dueAt, kept.seats.held]).toEqual([null, 0]);
    }),
    { numRuns: Number(process.env.SEQUENCES ?? 150) },
  );
}, 300_000);
