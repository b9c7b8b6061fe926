import { describe, expect, it } from "vitest";
import { decideSeats, type RsvpAction } from "@/lib/meetups/rsvp-rules";
import type { SeatAnswer, SeatRules } from "@/lib/meetups/seat-rules";
import { answer, hoursBefore, rules, START, scene } from "./rsvp-scene";

const STATES = ["none", "not-going", "going", "waiting", "offered"] as const;
const ACTIONS = ["go-fits", "go-full", "more-fits", "more-full", "fewer", "decline", "still-coming", "remove", "clock"] as const;
type State = (typeof STATES)[number];
type Action = (typeof ACTIONS)[number];

/** Places that are free besides the person's own. */
const FREE: Record<Action, number> = {
  "go-fits": 5,
  "go-full": 0,
  "more-fits": 5,
  "more-full": 0,
  fewer: 0,
  decline: 0,
  "still-coming": 0,
  remove: 0,
  clock: 5,
};

const PHASES = {
  /** Two days before. */
  early: { now: hoursBefore(48), rules: {} },
  late: { now: hoursBefore(8), rules: {} },
  closed: { now: hoursBefore(8), rules: { rsvpClosesAt: hoursBefore(12) } },
  unopened: { now: hoursBefore(48), rules: { rsvpOpensAt: hoursBefore(36) } },
  started: { now: hoursBefore(-1), rules: {} },
  cancelled: { now: hoursBefore(48), rules: { status: "cancelled" } },
} satisfies Record<string, { now: string; rules: Partial<SeatRules> }>;
type Phase = keyof typeof PHASES;

/** One line a state, one column an action, in the order of ACTIONS: what becomes of the answer, or "!" and the code of the refusal. */
const TABLE: Record<Phase, string> = {
  early: `
    none      going waiting going waiting waiting    not-going !not_going none none
    not-going going waiting going waiting waiting    not-going !not_going none not-going
    going     going going   going !no_room going     not-going going      none going
    waiting   going waiting going waiting waiting    not-going !not_going none going
    offered   going going   going !no_room going     not-going !not_going none offered`,
  late: `
    none      going waiting going waiting waiting    not-going !not_going none none
    not-going going waiting going waiting waiting    not-going !not_going none not-going
    going     going going   going !no_room going     not-going going      none going
    waiting   going waiting going waiting waiting    not-going !not_going none offered
    offered   going going   going !no_room going     not-going !not_going none offered`,
  closed: `
    none      !closed !closed !closed !closed !closed not-going !not_going none none
    not-going !closed !closed !closed !closed !closed not-going !not_going none not-going
    going     going   going   !closed !closed going   not-going going      none going
    waiting   !closed !closed !closed !closed !closed not-going !not_going none waiting
    offered   !closed !closed !closed !closed !closed not-going !not_going none not-going`,
  unopened: `
    none      !not_open !not_open !not_open !not_open !not_open not-going !not_going none none
    not-going !not_open !not_open !not_open !not_open !not_open not-going !not_going none not-going
    going     going     going     !not_open !not_open going     not-going going      none going
    waiting   going     !not_open !not_open !not_open !not_open not-going !not_going none going
    offered   !not_open !not_open !not_open !not_open !not_open not-going !not_going none offered`,
  started: `
    none      !started !started !started !started !started !started !started none none
    not-going !started !started !started !started !started !started !started none not-going
    going     going    going    !started !started !started !started !started none going
    waiting   !started !started !started !started !started !started !started none waiting
    offered   !started !started !started !started !started !started !started none not-going`,
  cancelled: `
    none      !cancelled !cancelled !cancelled !cancelled !cancelled not-going !cancelled none none
    not-going !cancelled !cancelled !cancelled !cancelled !cancelled not-going !cancelled none not-going
    going     going      going      !cancelled !cancelled !cancelled not-going !cancelled none going
    waiting   !cancelled !cancelled !cancelled !cancelled !cancelled not-going !cancelled none waiting
    offered   !cancelled !cancelled !cancelled !cancelled !cancelled not-going !cancelled none offered`,
};

const ME = "me";

/** Whoever has an answer brings one guest. */
function given(state: State, phase: Phase): SeatAnswer[] {
  if (state === "none") return [];
  const heldUntil = state !== "offered" ? null : phase === "closed" ? hoursBefore(12) : phase === "started" ? START : hoursBefore(7);
  return [answer(ME, { state, guests: state === "not-going" ? 0 : 1, heldUntil })];
}

function actionFor(action: Action): RsvpAction {
  if (action === "decline" || action === "still-coming" || action === "remove") return { type: action, accountId: ME };
  if (action === "clock") return { type: "clock" };
  const guests = action.startsWith("more") ? 3 : action === "fewer" ? 0 : undefined;
  return { type: "go", accountId: ME, guests };
}

const cells = Object.entries(TABLE).flatMap(([phase, text]) =>
  text
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [state = "", ...outcomes] = row.trim().split(/\s+/);
      return ACTIONS.map((action, column) => ({ phase: phase as Phase, state: state as State, action, becomes: outcomes[column] ?? "" }));
    }),
);

describe("an answer", () => {
  it("has a row for each state in each phase, and a cell for each action", () => {
    expect(cells.map(({ phase, state, action }) => `${phase} ${state} ${action}`).sort()).toEqual(
      Object.keys(PHASES)
        .flatMap((phase) => STATES.flatMap((state) => ACTIONS.map((action) => `${phase} ${state} ${action}`)))
        .sort(),
    );
  });

  it.each(cells)("$phase: $state, $action → $becomes", ({ phase, state, action, becomes }) => {
    const { now, rules: over } = PHASES[phase];
    const answers = given(state, phase);
    const own = answers.filter((one) => one.state === "going" || one.state === "offered").length * 2;
    const before = scene(now, rules(over), answers, ME, 10 - own - FREE[action]);
    const after = decideSeats(before, actionFor(action));
    if (!after.allowed) {
      expect(`!${after.code}`).toBe(becomes);
      expect(after.reason).toMatch(/\.$/);
      return;
    }
    const kept = after.removed.includes(ME) ? undefined : (after.answers.find(({ accountId }) => accountId === ME) ?? before.mine);
    expect(kept?.state ?? "none").toBe(becomes);
    expect(after.seats.going + after.seats.held).toBeLessThanOrEqual(10);
    const places = kept?.state === "going" ? kept.guests + 1 : 0;
    expect(after.seats.going).toBe(10 - own - FREE[action] + places);
    expect(after.seats.waiting).toBe(kept?.state === "waiting" ? 1 : 0);
  });
});
