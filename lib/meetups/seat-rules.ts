import { DAY_MS } from "@/lib/duration";
import type { Fee, MeetupStatus, RsvpState } from "./schema";

/** Parties of the line that one step looks at; the clock takes the rest on. */
export const LINE_STEP = 500;

/** One person's answer, as far as seats are concerned. */
export interface SeatAnswer {
  accountId: string;
  state: RsvpState;
  guests: number;
  /** Rises; the order of the line. */
  sequence: number;
  /** Until when an offered place is held. */
  heldUntil: string | null;
  /** As it was when the person answered: a rise does not touch it. */
  fee: Fee | null;
  /** When the person said that they are still coming. */
  stillComingAt: string | null;
}

/** Kept with the meetup: places taken and held, parties in line, the next number, parties of the line that got a place. */
export interface SeatCounts {
  going: number;
  held: number;
  waiting: number;
  nextSequence: number;
  movedUp: number;
}

export interface SeatRules {
  startsAt: string;
  rsvpOpensAt: string | null;
  rsvpClosesAt: string;
  zone: string;
  capacity: number | null;
  guestsAllowed: number;
  status: MeetupStatus;
  fee: Fee | null;
}

/** What the store loads inside the atomic step. */
export interface SeatScene {
  now: string;
  meetup: SeatRules;
  seats: SeatCounts;
  /** The answer of the person who acts. */
  mine: SeatAnswer | null;
  /** The first of those who wait, in order. */
  line: SeatAnswer[];
  /** Everyone for whom a place is held. */
  offers: SeatAnswer[];
}

export type SeatNews =
  | { kind: "seat-confirmed"; accountId: string }
  /** `passedOn`: somebody in line got the place. */
  | { kind: "offer-lapsed"; accountId: string; passedOn: boolean }
  | { kind: "offered"; accountId: string; heldUntil: string };

/** What an action that was allowed changes. */
export interface SeatOutcome {
  allowed: true;
  /** Answers that are new or changed. */
  answers: SeatAnswer[];
  removed: string[];
  seats: SeatCounts;
  news: SeatNews[];
  /** When the clock has to look again; null when nothing will happen by itself. */
  dueAt: string | null;
}

export const party = (answer: Pick<SeatAnswer, "guests">) => answer.guests + 1;

/** Earlier than this the head of the line is waited for; later the first party that fits may stand anywhere in it. */
export const isEarly = (startsAt: string, now: string): boolean => Date.parse(startsAt) - Date.parse(now) > DAY_MS;

/**
 * How many of the line a step has to see: nobody where no place can come free by it, neither one that is free, nor one whose hold is over, nor
 * one of whoever acts.
 */
export function seatLineReach(
  { capacity, going, held, waiting, startsAt }: Pick<SeatRules, "capacity" | "startsAt"> & Omit<SeatCounts, "nextSequence" | "movedUp">,
  mine: SeatAnswer | null,
  offers: readonly SeatAnswer[],
  now: string,
): number | "all" {
  const own = mine?.state === "going" || mine?.state === "offered" ? party(mine) : 0;
  const over = offers.reduce((places, one) => places + (one.heldUntil === null || one.heldUntil <= now ? party(one) : 0), 0);
  const free = capacity === null || capacity - going - held + own + over > 0;
  if (waiting === 0 || !free) return 0;
  return isEarly(startsAt, now) ? LINE_STEP : "all";
}

/** The scene while it is worked on: answers by person, the counters kept in step with every change. */
export class SeatTable {
  readonly seats: SeatCounts;
  readonly news: SeatNews[] = [];
  readonly removed: string[] = [];
  readonly #answers = new Map<string, SeatAnswer>();
  readonly #changed = new Set<string>();

  constructor(readonly scene: SeatScene) {
    this.seats = { ...scene.seats };
    for (const answer of [...scene.line, ...scene.offers, ...(scene.mine ? [scene.mine] : [])]) this.#answers.set(answer.accountId, answer);
  }

  of(accountId: string): SeatAnswer | null {
    return this.#answers.get(accountId) ?? null;
  }

  /** Those who wait, in order. */
  line(): SeatAnswer[] {
    return this.#in("waiting").sort((one, other) => one.sequence - other.sequence);
  }

  offers(): SeatAnswer[] {
    return this.#in("offered");
  }

  free(): number {
    const { capacity } = this.scene.meetup;
    return capacity === null ? Number.POSITIVE_INFINITY : capacity - this.seats.going - this.seats.held;
  }

  put(answer: SeatAnswer): void {
    this.#count(this.of(answer.accountId), -1);
    this.#count(answer, 1);
    this.#answers.set(answer.accountId, answer);
    this.#changed.add(answer.accountId);
  }

  remove(accountId: string): void {
    this.#count(this.of(accountId), -1);
    this.#answers.delete(accountId);
    this.#changed.delete(accountId);
    this.removed.push(accountId);
  }

  /** Nobody is told of what they do themselves. */
  outcome(actor: string | null, dueAt: string | null): SeatOutcome {
    const answers = [...this.#changed].flatMap((accountId) => this.of(accountId) ?? []);
    const news = this.news.filter(({ accountId }) => accountId !== actor);
    return { allowed: true, answers, removed: this.removed, seats: this.seats, news, dueAt };
  }

  #in(state: RsvpState): SeatAnswer[] {
    return [...this.#answers.values()].filter((answer) => answer.state === state);
  }

  #count(answer: SeatAnswer | null, by: 1 | -1): void {
    if (answer?.state === "going") this.seats.going += by * party(answer);
    if (answer?.state === "offered") this.seats.held += by * party(answer);
    if (answer?.state === "waiting") this.seats.waiting += by;
  }
}
