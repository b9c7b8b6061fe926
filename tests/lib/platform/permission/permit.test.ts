import { describe, expect, test, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { type Guarded, type Permitted, permit } from "@/lib/platform/permission/permit";
import { shown } from "@/lib/platform/permission/shown";
import { no, table, yes } from "@/lib/platform/permission/verdict";
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
  async load(actor, id) {
    const boat = boats.get(id);
    return boat ? { thing: boat, standing: { captain: boat.captainId === actor.accountId } } : null;
  },
};

const rina = anActor({ accountId: "rina" });
const omar = anActor({ accountId: "omar" });

/** What a store looks like: it takes a boat somebody may sail. */
const sail = (boat: Permitted<Boat, "sail">): string => boat._id;
const sink = (boat: Permitted<Boat, "sink">): string => boat._id;

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error as AppError,
  );

describe("permit", () => {
  test("loads the thing for somebody who may", async () => {
    expect(sail(await permit(rina, Boats, "1", "sail"))).toBe("1");
  });

  test("refuses with the rule, the reason and the next step", async () => {
    const error = await refusal(permit(omar, Boats, "1", "sail"));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: "forbidden",
      message: "Only the captain sails this boat.",
      reason: "captain_only",
      next: "Ask the captain.",
    });
    expect(await refusal(permit(rina, Boats, "1", "sink"))).toMatchObject({ code: "conflict", reason: "afloat", next: undefined });
  });

  test("writes down who was refused what, and nothing of what was merely not possible", async () => {
    vi.mocked(noteSecurity).mockClear();
    await refusal(permit(omar, Boats, "1", "sail"));
    await refusal(permit(rina, Boats, "1", "sink"));
    await permit(rina, Boats, "1", "sail");
    expect(vi.mocked(noteSecurity).mock.calls).toEqual([["access_refused", { accountId: "omar", action: "sail", reason: "captain_only" }]]);
  });

  test("does not know what is not there", async () => {
    expect(await refusal(permit(rina, Boats, "2", "sail"))).toMatchObject({ code: "not_found", message: "There is no such boat." });
  });
});

describe("a command that forgets to ask", () => {
  test("does not compile", async () => {
    const boat = boats.get("1") ?? expect.unreachable();
    const permitted = await permit(rina, Boats, "1", "sail");
    // Each of these lines is an error to the compiler, which `npm run check` runs: without one it would complain about the mark above it.
    // @ts-expect-error: nobody asked
    sail(boat);
    // @ts-expect-error: something else was asked
    sink(permitted);
    // @ts-expect-error: a guess is no actor
    void permit({ accountId: "rina", via: "session" }, Boats, "1", "sail");
    // @ts-expect-error: no such action
    void refusal(permit(rina, Boats, "1", "fly"));
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
