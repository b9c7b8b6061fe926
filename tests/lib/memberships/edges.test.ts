import { describe, expect, test } from "vitest";
import type { Person } from "@/lib/memberships/decision-schema";
import type { Membership } from "@/lib/memberships/record";
import { decide } from "@/lib/memberships/rules";
import { aGroup, BEFORE, boss, days, LATER, membership, NOW, one, person, SEATS, scene, staff, step } from "@/tests/support/scenes";

describe("a ban that outlived its account", () => {
  const join = (barred: Person["barred"], more: Partial<Person> = {}) =>
    decide(scene({ actor: person("rina", null, { barred, ...more }) }), { type: "join", input: {} });

  test("keeps the address out for as long as it lasts, and for good without an end", () => {
    for (const until of [null, LATER, "2026-11-21T12:00:00.001Z"])
      expect([until, join({ reason: "Spam.", until })]).toMatchObject([until, { allowed: false, code: "banned" }]);
  });

  test("is over in the moment of its end", () => {
    for (const until of [BEFORE, NOW]) expect([until, join({ reason: "Spam.", until }).allowed]).toEqual([until, true]);
  });

  test("does not hold against a membership that is there", () => {
    const outcome = join({ reason: "Spam.", until: null }, { membership: membership("member", "rina") });
    expect(outcome).toMatchObject({ allowed: true, changes: [] });
  });
});

test("answers of somebody approved into the line are deleted 90 days after the decision, not after the place", () => {
  const answers = [{ question: "Why?", answer: "Light." }];
  const full = { group: aGroup({ maxMembers: 5 }), seats: { ...SEATS, requestCount: 1 } };
  const outcome = step(decide(scene({ actor: staff(), target: one("rina", "requested", { answers }), ...full }), { type: "approve" }));
  expect(outcome.changes[0]?.after).toMatchObject({ state: "waiting", answers, answersUntil: days(90) });
});

test("closing ends letting in also while requests are left for the next step", () => {
  const requests = Array.from({ length: 200 }, (_, at) => membership("requested", `p${at}`) as Membership);
  const group = aGroup({ lettingIn: true });
  const closing = scene({ actor: boss(), group, requests, seats: { ...SEATS, requestCount: 300 } });
  const outcome = step(decide(closing, { type: "close", reason: null }));
  expect(outcome).toMatchObject({ unfinished: true, seats: { requestCount: 100 }, group: { lettingIn: false, closedAt: NOW } });
});

test("a member of a group with rules changes what the organizers may keep without accepting them again", () => {
  const group = aGroup({ rules: "Be kind.", rulesVersion: 2 });
  const actor = one("rina", "member", { rulesAccepted: 1 });
  const outcome = step(decide(scene({ actor, group }), { type: "edit-membership", input: { contact: "always" } }));
  expect(outcome.changes[0]?.after).toMatchObject({ contact: "always", rulesAccepted: 1 });
});
