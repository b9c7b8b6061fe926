import type { SeatAnswer, SeatRules, SeatScene } from "@/lib/meetups/seat-rules";
import { instant } from "@/lib/meetups/time-rules";

/** Saturday, 6:00 in the morning in Dhaka. */
export const START = "2026-11-28T00:00:00.000Z";

export const hoursBefore = (hours: number): string => instant(Date.parse(START) - hours * 3_600_000);

export const rules = (over: Partial<SeatRules> = {}): SeatRules => ({
  startsAt: START,
  rsvpOpensAt: null,
  rsvpClosesAt: START,
  zone: "Asia/Dhaka",
  capacity: 10,
  guestsAllowed: 5,
  status: "scheduled",
  fee: null,
  ...over,
});

export const answer = (accountId: string, over: Partial<SeatAnswer> = {}): SeatAnswer => ({
  accountId,
  state: "going",
  guests: 0,
  sequence: 1,
  heldUntil: null,
  fee: null,
  stillComingAt: null,
  ...over,
});

/** A scene in which the counters follow from the answers; `others` go besides, and have no row of their own. */
export function scene(now: string, meetup: SeatRules, answers: SeatAnswer[], me: string, others = 0): SeatScene {
  const places = (state: SeatAnswer["state"]) =>
    answers.filter((one) => one.state === state).reduce((sum, { guests }) => sum + guests + 1, 0);
  return {
    now,
    meetup,
    seats: {
      going: places("going") + others,
      held: places("offered"),
      waiting: answers.filter(({ state }) => state === "waiting").length,
      nextSequence: Math.max(0, ...answers.map(({ sequence }) => sequence)) + 1,
      movedUp: 0,
    },
    mine: answers.find(({ accountId }) => accountId === me) ?? null,
    line: answers.filter(({ state }) => state === "waiting").sort((one, other) => one.sequence - other.sequence),
    offers: answers.filter(({ state }) => state === "offered"),
  };
}
