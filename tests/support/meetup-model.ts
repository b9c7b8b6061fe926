import fc from "fast-check";
import { HOUR_MS } from "@/lib/duration";
import { heldUntil } from "@/lib/meetups/hold-rules";
import { instant } from "@/lib/meetups/time-rules";

/** Eight members of a group, and one person who has to join first. */
export const PEOPLE = ["ada", "bea", "cam", "dov", "eli", "fay", "gus", "hal", "ivy"] as const;
export type Who = (typeof PEOPLE)[number];

export const START = "2026-11-28T12:00:00.000Z";
export const ZONE = "Asia/Dhaka";
export const GUESTS = 3;
export const hoursBefore = (hours: number): string => instant(Date.parse(START) - hours * HOUR_MS);
export const END = hoursBefore(-2);

export type Command =
  | { type: "go"; who: Who; guests: number }
  | { type: "decline" | "still-coming" | "leave" | "join"; who: Who }
  | { type: "capacity"; capacity: number | null }
  /** Answers close this many hours before the start. */
  | { type: "closes"; hours: number }
  | { type: "wait"; hours: number }
  | { type: "cancel" };

const who = fc.constantFrom(...PEOPLE);
const personal = (type: "decline" | "still-coming" | "leave" | "join") => fc.record({ type: fc.constant(type), who });

/** Up to forty commands within the last three days. */
export const sequences: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Command>[]>(
    { weight: 12, arbitrary: fc.record({ type: fc.constant("go" as const), who, guests: fc.integer({ min: 0, max: GUESTS }) }) },
    { weight: 5, arbitrary: personal("decline") },
    { weight: 1, arbitrary: personal("still-coming") },
    { weight: 2, arbitrary: personal("leave") },
    { weight: 2, arbitrary: personal("join") },
    {
      weight: 3,
      arbitrary: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 8 }).map((capacity): Command => ({ type: "capacity", capacity })),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("closes" as const), hours: fc.constantFrom(0, 3, 20) }) },
    { weight: 5, arbitrary: fc.record({ type: fc.constant("wait" as const), hours: fc.constantFrom(0.1, 1, 4, 9, 20) }) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 0, max: 5 }).map((n): Command => (n === 0 ? { type: "cancel" } : { type: "wait", hours: 2 })),
    },
  ),
  { minLength: 1, maxLength: 40, size: "max" },
);

interface Answer {
  state: "going" | "waiting" | "offered" | "not-going";
  guests: number;
  /** The order of the waiting list: the smaller number comes first. */
  number: number;
  held: string | null;
}

/** The rules of the RSVP table as a simple model: no counters, no stored times; everything is computed again. */
export class MeetupModel {
  readonly members = new Set<Who>(PEOPLE.slice(0, 8));
  readonly answers = new Map<Who, Answer>();
  now = hoursBefore(72);
  closes = START;
  cancelled = false;
  #numbers = 0;

  constructor(public capacity: number | null) {}

  #line = () => [...this.answers].filter(([, { state }]) => state === "waiting").sort(([, one], [, other]) => one.number - other.number);
  #free = () => {
    if (this.capacity === null) return Number.POSITIVE_INFINITY;
    const seated = [...this.answers.values()].filter(({ state }) => state === "going" || state === "offered");
    return this.capacity - seated.reduce((sum, { guests }) => sum + guests + 1, 0);
  };
  #late = () => this.now >= hoursBefore(24);
  #set = (one: Who, over: Partial<Answer>) => {
    const before = this.answers.get(one) ?? { state: "not-going", guests: 0, number: 0, held: null };
    this.answers.set(one, { ...before, held: null, ...over });
  };
  #couldEver = (guests: number) => this.capacity === null || guests + 1 <= this.capacity;

  #lapse(): void {
    for (const [one, { state, held }] of this.answers) {
      if (state !== "offered" || held === null) continue;
      if (held <= this.now || this.closes <= this.now) this.#set(one, { state: "not-going" });
      else if (this.closes < held) this.#set(one, { held: this.closes });
    }
  }

  #fill(): void {
    if (this.cancelled || this.now >= this.closes) return;
    for (const [one, { guests }] of this.#line()) {
      if (this.#free() <= 0) return;
      if (guests + 1 <= this.#free())
        this.#set(
          one,
          this.#late()
            ? { state: "offered", held: heldUntil(this.now, { startsAt: START, rsvpClosesAt: this.closes, zone: ZONE }) }
            : { state: "going" },
        );
      else if (!this.#late() && this.#couldEver(guests)) return;
    }
  }

  /**
   * Whether this many more places are available to one answer. More than 24 hours before the start the waiting list comes first, unless
   * nobody in it could ever fit.
   */
  #fits = (places: number) => this.#free() >= places && (this.#late() || !this.#line().some(([, { guests }]) => this.#couldEver(guests)));

  #go(one: Who, guests: number): void {
    const mine = this.answers.get(one);
    const has = mine !== undefined && mine.state !== "not-going";
    if (mine?.state === "going" && mine.guests === guests) return;
    if (this.cancelled || this.now >= START || !this.members.has(one)) return;
    const fewer = has && guests <= mine.guests;
    if (this.now >= this.closes && !(fewer && mine.state === "going")) return;
    if (!fewer && !this.#couldEver(guests)) return;
    if (mine?.state === "going" || mine?.state === "offered") {
      if (fewer || this.#fits(guests - mine.guests)) this.#set(one, { state: "going", guests });
    } else if (mine?.state === "waiting") this.#set(one, { guests });
    else this.#set(one, { state: this.#fits(guests + 1) ? "going" : "waiting", guests, number: ++this.#numbers });
  }

  /** The time of the next event that needs no command. */
  #next(): string | null {
    const holds = [...this.answers.values()].flatMap(({ state, held }) => (state === "offered" && held ? [held] : []));
    const day = this.#late() || this.#line().length === 0 ? [] : [hoursBefore(24)];
    return [...holds, ...day].reduce<string | null>((first, at) => (first === null || at < first ? at : first), null);
  }

  #wait(hours: number): void {
    const end = instant(Date.parse(this.now) + hours * HOUR_MS);
    for (let next = this.#next(); next !== null && next <= end; next = this.#next()) {
      if (next > this.now) this.now = next;
      this.#lapse();
      this.#fill();
    }
    this.now = end;
  }

  apply(command: Command): void {
    if (command.type === "wait") {
      this.#wait(command.hours);
      return;
    }
    if (command.type === "join") {
      this.members.add(command.who);
      return;
    }
    if (command.type === "leave" && !this.members.delete(command.who)) return;
    // A refused command changes nothing, not even what was due.
    if (this.#refused(command)) return;
    this.#lapse();
    this.#fill();
    if (command.type === "go") this.#go(command.who, command.guests);
    else if (command.type === "decline") this.#set(command.who, { state: "not-going", guests: 0 });
    else if (command.type === "leave") this.answers.delete(command.who);
    else if (command.type === "capacity") this.capacity = command.capacity;
    else if (command.type === "closes") this.closes = hoursBefore(command.hours);
    else if (command.type === "cancel") this.cancelled = true;
    this.#lapse();
    this.#fill();
  }

  #refused(command: Command): boolean {
    // A person who leaves the group during the meetup loses their place; after its end, answers do not change any more.
    if (command.type === "leave") return this.now >= END || !this.answers.has(command.who);
    if (this.now >= START) return true;
    if (command.type === "decline") return !this.answers.has(command.who) && !this.members.has(command.who);
    return this.cancelled && command.type !== "still-coming";
  }

  /** The answers as text: a store must have the same ones after every command. */
  states(): Record<string, string> {
    return Object.fromEntries(
      [...this.answers].map(([one, { state, guests, held }]) => [one, `${state} +${guests}${held ? ` until ${held}` : ""}`]),
    );
  }

  line(): Who[] {
    return this.#line().map(([one]) => one);
  }
}
