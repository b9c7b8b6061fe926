import { describe, expect, test, vi } from "vitest";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/permission/actor";
import { type Guarded, type Permitted, permit } from "@/lib/platform/permission/permit";
import { shown } from "@/lib/platform/permission/shown";
import { no, table, yes } from "@/lib/platform/permission/verdict";
import type { Reader, Transaction } from "@/lib/platform/store/database";
import { noteSecurity } from "@/lib/security-log";
import { anActor } from "@/tests/support/actor";

vi.mock("@/lib/security-log", () => ({ noteSecurity: vi.fn() }));

interface Boat {
  _id: string;
  captainId: string;
}
type Action = "sail" | "sink";

const can = table<{ captain: boolean }, Action>({
  sail: ({ captain }) => (captain ? yes : no("captain_only", "Only the captain sails this boat.", "Ask the captain.")),
  sink: () => no("afloat", "Nobody sinks a boat.", null, "conflict"),
});

const boats = new Map<string, Boat>([["1", { _id: "1", captainId: "rina" }]]);
const Boats: Guarded<Boat, { captain: boolean }, Action> = {
  can,
  missing: "There is no such boat.",
  async load(_reader, actor, id) {
    const boat = boats.get(id);
    return boat ? { thing: boat, standing: { captain: boat.captainId === actor.accountId } } : null;
  },
};

const rina = anActor({ accountId: "rina" });
const omar = anActor({ accountId: "omar" });

/** The boats are at hand: no database is asked. */
const reader = {} as Reader;
const may = <Asked extends Action>(actor: Actor, id: string, action: Asked) => permit(actor, Boats, id, action, { reader });

/** What a store looks like: it takes a boat somebody may sail. */
const sail = (boat: Permitted<Boat, "sail">) => boat;
const sink = (boat: Permitted<Boat, "sink">) => boat;

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error as AppError,
  );

describe("permit", () => {
  test("loads the thing for somebody who may", async () => {
    expect(sail(await may(rina, "1", "sail")).thing).toEqual({ _id: "1", captainId: "rina" });
  });

  test("refuses with the rule, the reason and the next step", async () => {
    const error = await refusal(may(omar, "1", "sail"));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: "forbidden",
      message: "Only the captain sails this boat.",
      reason: "captain_only",
      next: "Ask the captain.",
    });
    expect(await refusal(may(rina, "1", "sink"))).toMatchObject({ code: "conflict", reason: "afloat", next: undefined });
  });

  test("writes down who was refused what, and nothing of what was merely not possible", async () => {
    vi.mocked(noteSecurity).mockClear();
    await refusal(may(omar, "1", "sail"));
    await refusal(may(rina, "1", "sink"));
    await may(rina, "1", "sail");
    expect(vi.mocked(noteSecurity).mock.calls).toEqual([["access_refused", { accountId: "omar", action: "sail", reason: "captain_only" }]]);
  });

  test("says who asked, and asks the same again inside the step that writes", async () => {
    const permitted = await may(rina, "1", "sail");
    expect(permitted).toMatchObject({ actor: rina, standing: { captain: true } });
    const tx = reader as Transaction;
    expect(await permitted.again(tx)).toBe(boats.get("1"));
    boats.set("1", { _id: "1", captainId: "omar" });
    expect(await refusal(permitted.again(tx))).toMatchObject({ code: "forbidden", reason: "captain_only" });
    boats.delete("1");
    expect(await refusal(permitted.again(tx))).toMatchObject({ code: "not_found" });
    boats.set("1", { _id: "1", captainId: "rina" });
  });

  test("does not know what is not there", async () => {
    expect(await refusal(may(rina, "2", "sail"))).toMatchObject({ code: "not_found", message: "There is no such boat." });
  });
});

describe("a command that forgets to ask", () => {
  test("does not compile", async () => {
    const boat = boats.get("1") ?? expect.unreachable();
    const permitted = await may(rina, "1", "sail");
    // Each of these lines is an error to the compiler, which `npm run check` runs: without one it would complain about the mark above it.
    // @ts-expect-error: nobody asked
    sail(boat);
    // @ts-expect-error: something else was asked
    sink(permitted);
    // @ts-expect-error: a guess is no actor
    void may({ accountId: "rina", via: "session" }, "1", "sail");
    // @ts-expect-error: an answer that nobody gave
    sail({ thing: boat, standing: null, actor: rina, again: async () => boat });
    // @ts-expect-error: no such action
    void refusal(may(rina, "1", "fly"));
  });
});

test("a view carries the same answer, without the API's status", () => {
  expect(shown(can({ captain: true }, "sail"))).toEqual({ allowed: true });
  expect(shown(can({ captain: false }, "sail"))).toEqual({
    allowed: false,
    code: "captain_only",
    reason: "Only the captain sails this boat.",
    next: "Ask the captain.",
  });
});
