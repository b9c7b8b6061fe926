import { describe, expect, test } from "vitest";
import type { Act, Person, Scene } from "@/lib/memberships/decision-schema";
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

  test("becomes a ban of the account that is banned once more, and goes when it is lifted", () => {
    const target = person("rina", null, { barred: { reason: "Spam.", until: null } });
    expect(step(decide(scene({ actor: boss(), target }), { type: "ban", reason: "Spam." }))).toMatchObject({
      lifted: true,
      changes: [{ before: null, after: { state: "banned", reason: "Spam.", sequence: 100 } }],
    });
    expect(step(decide(scene({ actor: boss(), target }), { type: "lift" }))).toMatchObject({
      lifted: true,
      changes: [],
      events: [{ kind: "ban-lifted" }],
    });
    const never = [one("rina", "member"), one("rina", "banned")].map((other) => scene({ actor: boss(), target: other }));
    expect(never.map((before) => step(decide(before, { type: "ban", reason: "Spam." })).lifted)).toEqual([false, false]);
  });
});

test("a request that was declined with the same reason and end is banned all the same", () => {
  const target = one("rina", "paused", { reason: "Shouted." });
  const outcome = step(decide(scene({ actor: boss(), target }), { type: "ban", reason: "Shouted.", until: LATER }));
  expect(outcome.changes[0]?.after).toMatchObject({ state: "banned", reason: "Shouted.", until: LATER });
});

test("whoever may not act is told so before they learn whether there is such a person", () => {
  const acts: Act[] = [
    { type: "remove", reason: null },
    { type: "ban", reason: "Shouted." },
    { type: "lift" },
    { type: "set-role", role: "member" },
    { type: "approve" },
    { type: "decline", reason: null },
  ];
  const answers = acts.map((act) => decide(scene({ actor: one("rina", "member") }), act));
  expect(answers).toEqual(acts.map(() => expect.objectContaining({ allowed: false, status: "forbidden" })));
});

test("only those who run the group no more step down, whatever else changes about them", () => {
  const steppedDown = (more: Pick<Scene, "actor"> & Partial<Scene>, act: Act) => step(decide(scene(more), act)).steppedDown;
  const byOwner = { actor: boss(), target: staff() };
  expect(steppedDown({ actor: staff() }, { type: "edit-membership", input: { contact: "always" } })).toEqual([]);
  expect(steppedDown({ actor: boss(), target: one("rina", "member") }, { type: "set-role", role: "organizer" })).toEqual([]);
  expect(steppedDown({ actor: boss(), target: one("rina", "member") }, { type: "ban", reason: "Shouted." })).toEqual([]);
  expect(steppedDown(byOwner, { type: "set-role", role: "member" })).toEqual(["omar"]);
  expect(steppedDown(byOwner, { type: "remove", reason: null })).toEqual(["omar"]);
  expect(steppedDown(byOwner, { type: "ban", reason: "Shouted." })).toEqual(["omar"]);
  expect(steppedDown({ actor: staff() }, { type: "leave" })).toEqual(["omar"]);
});

test("a place that is free while the line goes on beyond what was read is not given to whoever joins", () => {
  const backlog = { actor: person("rina"), seats: { ...SEATS, waitingCount: 1 }, line: [] };
  expect(step(decide(scene(backlog), { type: "join", input: {} }))).toMatchObject({
    changes: [{ accountId: "rina", after: { state: "waiting" } }],
    unfinished: true,
  });
});

test("a step that leaves one person over goes on", () => {
  const unfinished = (more: Partial<Scene>) => step(decide(scene({ actor: null, ...more }), { type: "settle" })).unfinished;
  const asked = { ...SEATS, requestCount: 1 };
  expect(unfinished({ seats: { ...SEATS, waitingCount: 1 } })).toBe(true);
  expect(unfinished({ seats: { ...SEATS, waitingCount: 1 }, group: aGroup({ maxMembers: 5 }) })).toBe(false);
  expect(unfinished({ seats: asked, group: aGroup({ closedAt: NOW }) })).toBe(true);
  expect(unfinished({ seats: asked, group: aGroup({ lettingIn: true }) })).toBe(true);
  expect(unfinished({ seats: asked })).toBe(false);
});

test("whoever gives one answer has it deleted like several", () => {
  const group = aGroup({ questions: ["Why?"] });
  const outcome = step(decide(scene({ actor: person("rina"), group }), { type: "join", input: { answers: ["Light."] } }));
  expect(outcome.changes[0]?.after).toMatchObject({ state: "member", answersUntil: days(90) });
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
