import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { MINUTE_MS } from "@/lib/duration";
import { addDays, addWallMinutes, daysBetween, instant, nearestInstantOf, wallMinutes, wallTime } from "@/lib/meetups/time-rules";

/** Ten zones. Seven of them change their clocks: one by half an hour, one at midnight. */
export const ZONES = [
  ...["Asia/Dhaka", "Asia/Kolkata", "Asia/Tokyo", "Europe/Berlin", "Europe/London", "America/New_York", "America/Santiago"],
  ...["Australia/Lord_Howe", "Pacific/Auckland", "Africa/Cairo"],
] as const;

export const RULES = [
  ...["FREQ=DAILY", "FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA", "FREQ=WEEKLY;INTERVAL=3", "FREQ=WEEKLY;INTERVAL=4;BYDAY=SU"],
  ...["FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;BYDAY=2FR", "FREQ=MONTHLY;BYDAY=-1FR"],
  ...["FREQ=WEEKLY;COUNT=9", "FREQ=WEEKLY;UNTIL=20270301"],
] as const;

export const PEOPLE = ["ada", "bea", "cam"] as const;

const scope = fc.constantFrom("this" as const, "following" as const, "all" as const);
/** Which date: a fraction of all dates. */
const which = fc.double({ min: 0, max: 0.999, noNaN: true });

export type Command =
  | { type: "title"; which: number; scope: "this" | "following" | "all"; alsoEdited: boolean; title: string }
  | { type: "move"; which: number; scope: "this" | "following" | "all"; alsoEdited: boolean; days: number; time: string }
  | { type: "ends" | "closes"; which: number; scope: "this" | "following" | "all"; alsoEdited: boolean; minutes: number }
  | { type: "cancel"; which: number; scope: "this" | "following" | "all"; alsoEdited: boolean }
  | { type: "go" | "decline"; which: number; who: (typeof PEOPLE)[number] }
  | { type: "every-date"; who: (typeof PEOPLE)[number] }
  | { type: "days"; days: number };

const title = fc.constantFrom("Dawn", "Dusk", "Noon");
const flag = fc.boolean();
const days = fc.integer({ min: -2, max: 2 });
const time = fc.constantFrom("06:00", "02:30", "00:30", "19:00");
const minutes = fc.constantFrom(30, 90, 150);
const length = fc.constantFrom("ends" as const, "closes" as const);
const minutesTo = ({ startsAt, rsvpClosesAt }: DateModel) => (Date.parse(startsAt) - Date.parse(rsvpClosesAt)) / MINUTE_MS;
const before = (startsAt: string, minutes: number) => instant(Date.parse(startsAt) - minutes * MINUTE_MS);
const who = fc.constantFrom(...PEOPLE);

export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Command>[]>(
    { weight: 3, arbitrary: fc.record({ type: fc.constant("title" as const), which, scope, alsoEdited: flag, title }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant("move" as const), which, scope, alsoEdited: flag, days, time }) },
    { weight: 3, arbitrary: fc.record({ type: length, which, scope, alsoEdited: flag, minutes }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("cancel" as const), which, scope, alsoEdited: flag }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom("go" as const, "decline" as const), which, who }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("every-date" as const), who }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }).map((count): Command => ({ type: "days", days: count })) },
  ),
  { minLength: 1, maxLength: 8, size: "max" },
);

interface DateModel {
  occursOn: string;
  startsAt: string;
  endsAt: string;
  rsvpClosesAt: string;
  title: string;
  edited: boolean;
  cancelled: boolean;
  answers: Record<string, string>;
}

/** The length of each date at the start, in minutes. */
export const LENGTH = 90;

/** The dates of a series as a simple model. */
export class SeriesModel {
  readonly every = new Set<string>();
  #shift = 0;
  #time: string;
  #title: string;
  #minutes = LENGTH;
  #closesBefore = 0;
  ended = false;

  constructor(
    readonly dates: DateModel[],
    private readonly zone: string,
    time: string,
    title: string,
  ) {
    this.#time = time;
    this.#title = title;
  }

  at = (part: number): DateModel => this.dates[Math.floor(part * this.dates.length)] as DateModel;

  #reached(chosen: DateModel, scope: "this" | "following" | "all", now: string, alsoEdited: boolean): DateModel[] {
    if (scope === "this") return [chosen];
    return this.dates.filter(
      (date) =>
        date === chosen ||
        (date.startsAt > now && !date.cancelled && (alsoEdited || !date.edited) && (scope === "all" || date.occursOn >= chosen.occursOn)),
    );
  }

  #start = (occursOn: string): string => nearestInstantOf(`${addDays(occursOn, this.#shift)}T${this.#time}`, this.zone);

  #end = (startsAt: string, minutes: number): string => nearestInstantOf(addWallMinutes(wallTime(startsAt, this.zone), minutes), this.zone);

  #length = ({ startsAt, endsAt }: DateModel): number => wallMinutes(wallTime(startsAt, this.zone), wallTime(endsAt, this.zone));

  #ofSeries = (startsAt: string) => ({
    startsAt,
    endsAt: this.#end(startsAt, this.#minutes),
    rsvpClosesAt: before(startsAt, this.#closesBefore),
  });

  /** The date at another start: it keeps its length, and answers close as long before the start. */
  #shifted = (date: DateModel, startsAt: string) => ({
    startsAt,
    endsAt: this.#end(startsAt, this.#length(date)),
    rsvpClosesAt: before(startsAt, minutesTo(date)),
  });

  /** Whether a date still differs from its series. A date that was changed by hand stays marked as edited while it differs. */
  #differs = (date: DateModel): boolean =>
    date.title !== this.#title || date.startsAt !== this.#start(date.occursOn) || !this.#lastsAsSeries(date);

  /** Whether the date has the length of the series, and answers close as long before the start. */
  #lastsAsSeries({ startsAt, endsAt, rsvpClosesAt }: DateModel): boolean {
    const said = this.#ofSeries(startsAt);
    return endsAt === said.endsAt && rsvpClosesAt === said.rsvpClosesAt;
  }

  /** @param was the chosen date before the change: one that is saved as it was is not marked */
  #mark(dates: DateModel[], scope: "this" | "following" | "all", was: DateModel): void {
    const changed = (date: DateModel) => date.edited || !isDeepStrictEqual(date, was);
    for (const date of dates) date.edited = scope === "this" ? changed(date) : date.edited && this.#differs(date);
  }

  retitle(chosen: DateModel, scope: "this" | "following" | "all", alsoEdited: boolean, title: string, now: string): void {
    const was = { ...chosen };
    const reached = this.#reached(chosen, scope, now, alsoEdited);
    for (const date of reached) date.title = title;
    if (scope !== "this") this.#title = title;
    this.#mark(reached, scope, was);
  }

  /** Gives the chosen date a new local time. If the time is new, the other dates move by as much, but none of them into the past. */
  move(chosen: DateModel, scope: "this" | "following" | "all", alsoEdited: boolean, startsAt: string, now: string): void {
    const was = { ...chosen };
    const reached = this.#reached(chosen, scope, now, alsoEdited);
    const moves = startsAt !== chosen.startsAt;
    if (moves) Object.assign(chosen, this.#shifted(chosen, startsAt));
    if (scope !== "this" && moves) this.#follow(chosen, reached, startsAt, now);
    this.#mark(reached, scope, was);
  }

  /** Moves the other dates; a date with a length of its own keeps it. */
  #follow(chosen: DateModel, reached: DateModel[], startsAt: string, now: string): void {
    const [day = "", time = ""] = wallTime(startsAt, this.zone).split("T");
    [this.#shift, this.#time] = [daysBetween(chosen.occursOn, day), time];
    for (const date of reached) {
      const start = this.#start(date.occursOn);
      if (date === chosen || start <= now) continue;
      Object.assign(date, this.#lastsAsSeries(date) ? this.#ofSeries(start) : this.#shifted(date, start));
    }
  }

  /** Gives the chosen date another end. The others get the same length and keep their starts. */
  end(chosen: DateModel, scope: "this" | "following" | "all", alsoEdited: boolean, endsAt: string, now: string): void {
    const was = { ...chosen };
    const reached = this.#reached(chosen, scope, now, alsoEdited);
    const before = this.#length(chosen);
    chosen.endsAt = endsAt;
    const length = this.#length(chosen);
    if (scope !== "this" && length !== before) {
      this.#minutes = length;
      for (const date of reached) if (date !== chosen) date.endsAt = this.#end(date.startsAt, length);
    }
    this.#mark(reached, scope, was);
  }

  /** Answers to the chosen date, and to the others, close this many minutes before the start. */
  close(chosen: DateModel, scope: "this" | "following" | "all", alsoEdited: boolean, minutes: number, now: string): void {
    const was = { ...chosen };
    const reached = this.#reached(chosen, scope, now, alsoEdited);
    const given = minutesTo(chosen) !== minutes;
    if (given) for (const date of reached) date.rsvpClosesAt = before(date.startsAt, minutes);
    if (given && scope !== "this") this.#closesBefore = minutes;
    this.#mark(reached, scope, was);
  }

  cancel(chosen: DateModel, scope: "this" | "following" | "all", alsoEdited: boolean, now: string): void {
    for (const date of this.#reached(chosen, scope, now, alsoEdited)) date.cancelled = true;
    if (scope !== "this") this.ended = true;
  }

  sayEvery(who: string, now: string): void {
    this.every.add(who);
    for (const date of this.dates) if (date.rsvpClosesAt > now && !date.cancelled) date.answers[who] ??= "going";
  }

  /** Adds a date that the clock has created since. */
  add(occursOn: string, startsAt: string): void {
    const answers = Object.fromEntries([...this.every].map((who) => [who, "going"]));
    this.dates.push({ occursOn, ...this.#ofSeries(startsAt), title: this.#title, edited: false, cancelled: false, answers });
  }

  /** The start of a date of the rule. A local time that the clock skips becomes the time as long after the jump. */
  expected = (occursOn: string): string => this.#start(occursOn);
}
