import { describe, expect, test } from "vitest";
import type { Act } from "@/lib/memberships/decision-schema";
import { answeredWithin } from "@/lib/memberships/fact-queries";
import type { Membership } from "@/lib/memberships/record";
import { decide, lineReach, reachesRequests } from "@/lib/memberships/rules";
import {
  aGroup,
  BEFORE,
  boss,
  days,
  GROUP,
  LATER,
  line,
  membership,
  NOW,
  one,
  PERSON,
  person,
  promoted,
  SEATS,
  scene,
  staff,
  states,
  step,
} from "@/tests/support/scenes";

describe("the desk", () => {
  const full = { group: aGroup({ maxMembers: 5 }), seats: { ...SEATS, requestCount: 1, waitingCount: 1 }, line: line("a") };

  test("approves into a place or into the line, and says so", () => {
    const answers = [{ question: "Why?", answer: "Light." }];
    const free = step(
      decide(scene({ actor: staff(), target: one("rina", "requested", { answers }), seats: { ...SEATS, requestCount: 1 } }), {
        type: "approve",
      }),
    );
    expect(free.changes[0]?.after).toMatchObject({ state: "member", joinedAt: NOW, sequence: 100, answers, answersUntil: days(90) });
    expect(free.seats).toEqual({ memberCount: 6, waitingCount: 0, requestCount: 0, nextSequence: 101, answerHours: [744] });
    expect(free.events).toEqual([{ kind: "request-approved", to: PERSON("rina"), detail: null }]);
    expect(free.record).toEqual([{ action: "approved", actorId: "omar", personId: "rina", detail: null, until: null }]);
    const behind = step(decide(scene({ actor: staff(), target: one("rina", "requested"), ...full }), { type: "approve" }));
    expect(behind.changes.map(({ after }) => after?.state)).toEqual(["waiting"]);
    const freed = { ...full, group: aGroup({ maxMembers: 6 }) };
    expect(states(step(decide(scene({ actor: staff(), target: one("rina", "requested"), ...freed }), { type: "approve" })))).toEqual([
      ["a", "member"],
      ["rina", "waiting"],
    ]);
  });

  test("declines with a reason and a pause", () => {
    const outcome = step(
      decide(scene({ actor: staff(), target: one("rina", "requested"), ...full, group: aGroup({ maxMembers: 6 }) }), {
        type: "decline",
        reason: "Small.",
      }),
    );
    expect(outcome.changes[0]?.after).toMatchObject({
      state: "none",
      reason: "Small.",
      until: days(7),
      answersUntil: days(90),
      since: NOW,
    });
    expect(outcome.events[0]).toEqual({ kind: "request-declined", to: PERSON("rina"), detail: "Small." });
    expect(outcome.record).toEqual([{ action: "declined", actorId: "omar", personId: "rina", detail: "Small.", until: null }]);
    expect(promoted(outcome)).toEqual(["a"]);
  });

  test("tells those who were slower what happened", () => {
    for (const type of ["approve", "decline"] as const) {
      const act = type === "approve" ? { type } : { type, reason: null };
      expect(decide(scene({ actor: staff(), target: one("rina", "none") }), act)).toMatchObject({ status: "conflict", code: "withdrawn" });
      for (const relation of ["member", "paused"] as const)
        expect(decide(scene({ actor: staff(), target: one("rina", relation) }), act)).toMatchObject({
          status: "conflict",
          code: "decided",
        });
      expect(decide(scene({ actor: staff() }), act)).toMatchObject({ status: "not_found", code: "unknown_person" });
    }
  });

  test("removes, and the line moves up", () => {
    const outcome = step(decide(scene({ actor: staff(), target: one("rina", "member"), ...full }), { type: "remove", reason: "Away." }));
    expect(states(outcome)).toEqual([
      ["rina", null],
      ["a", "member"],
    ]);
    expect(outcome.events[0]).toEqual({ kind: "removed", to: PERSON("rina"), detail: "Away." });
    expect(outcome.record).toEqual([{ action: "removed", actorId: "omar", personId: "rina", detail: "Away.", until: null }]);
    expect(decide(scene({ actor: staff() }), { type: "remove", reason: null })).toMatchObject({ status: "not_found" });
  });

  test("bans with a reason and an end, and keeps nothing else", () => {
    const target = one("rina", "organizer", {
      answers: [{ question: "a", answer: "b" }],
      answersUntil: LATER,
      invitationId: "i",
      role: "organizer",
    });
    const group = aGroup({ maxMembers: 5, transfer: { personId: "rina", offeredAt: NOW, expiresAt: LATER } });
    const outcome = step(decide(scene({ actor: boss(), target, ...full, group }), { type: "ban", reason: "Shouted.", until: LATER }));
    expect(outcome.changes[0]?.after).toEqual({
      ...{
        _id: "row-of-rina",
        groupId: GROUP,
        accountId: "rina",
        state: "banned",
        role: "member",
        sequence: 1,
        since: NOW,
        joinedAt: null,
        answers: [],
      },
      ...{
        answersUntil: null,
        rulesAccepted: null,
        contact: "nothing",
        contactSince: null,
        invitationId: null,
        reason: "Shouted.",
        until: LATER,
      },
    });
    expect(outcome.group).toEqual({ transfer: null });
    expect(promoted(outcome)).toEqual(["a"]);
    expect(outcome.events.map(({ kind, to }) => [kind, to])).toEqual([
      ["transfer-ended", PERSON("owner")],
      ["banned", PERSON("rina")],
      ["promoted", PERSON("a")],
    ]);
    expect(outcome.record).toEqual([{ action: "banned", actorId: "owner", personId: "rina", detail: "Shouted.", until: LATER }]);
    expect(step(decide(scene({ actor: boss(), target: person("new") }), { type: "ban", reason: "Shouted." })).changes[0]).toMatchObject({
      after: { until: null },
    });
  });

  test("the same ban once more is once; another reason or end is told", () => {
    const target = one("rina", "banned", { reason: "Shouted.", until: LATER });
    const again = (reason: string, until?: string) =>
      step(decide(scene({ actor: boss(), target }), { type: "ban", reason, ...(until && { until }) }));
    expect(again("Shouted.", LATER)).toMatchObject({ changes: [], events: [], record: [] });
    for (const other of [again("Shouted."), again("Threw things.", LATER)])
      expect([other.changes.length, other.events.length, other.record.length]).toEqual([1, 1, 1]);
  });

  test("a ban ends in the days to come", () => {
    const until = (moment: string) =>
      decide(scene({ actor: boss(), target: person("rina") }), { type: "ban", reason: "Shouted.", until: moment });
    expect(until(NOW)).toMatchObject({ status: "invalid", code: "invalid", fields: { until: ["Choose a day that is still to come."] } });
    expect(until(days(1)).allowed).toBe(true);
    expect(decide(scene({ actor: boss() }), { type: "ban", reason: "Shouted." })).toMatchObject({ code: "unknown_person" });
  });

  test("lifts a ban", () => {
    const outcome = step(decide(scene({ actor: staff(), target: one("rina", "banned") }), { type: "lift" }));
    expect(outcome).toMatchObject({
      events: [{ kind: "ban-lifted", to: PERSON("rina") }],
      record: [{ action: "lifted", personId: "rina" }],
      seats: SEATS,
    });
    expect(decide(scene({ actor: staff() }), { type: "lift" })).toMatchObject({ status: "not_found" });
    expect(decide(scene({ actor: staff(), target: person("rina") }), { type: "lift" })).toMatchObject({ status: "not_found" });
  });

  test("lifts a ban that outlived its account: nobody is told, nobody is named", () => {
    const outcome = step(decide(scene({ actor: staff(), keptBan: true }), { type: "lift" }));
    expect(outcome).toMatchObject({ lifted: true, changes: [], events: [], record: [{ action: "lifted", personId: null }] });
    expect(decide(scene({ actor: one("rina", "member"), keptBan: true }), { type: "lift" })).toMatchObject({ status: "forbidden" });
  });

  test("gives a role and says so; the same role again is nothing", () => {
    const outcome = step(decide(scene({ actor: boss(), target: one("rina", "member") }), { type: "set-role", role: "organizer" }));
    expect(outcome.changes[0]?.after).toMatchObject({ role: "organizer", since: BEFORE, state: "member" });
    expect(outcome.events).toEqual([{ kind: "role-changed", to: PERSON("rina"), detail: "organizer" }]);
    expect(outcome.record).toEqual([{ action: "role-changed", actorId: "owner", personId: "rina", detail: "organizer", until: null }]);
    expect(step(decide(scene({ actor: boss(), target: one("rina", "member") }), { type: "set-role", role: "member" })).record).toEqual([]);
    for (const target of [null, person("rina")])
      expect(decide(scene({ actor: boss(), target }), { type: "set-role", role: "organizer" })).toMatchObject({ status: "not_found" });
  });
});

describe("how long an answer takes", () => {
  const asked = (since: string) => person("rina", membership("requested", "rina", { since }));
  const answer = (act: Act, since: string, answerHours: number[] = []) =>
    step(decide(scene({ actor: staff(), target: asked(since), seats: { ...SEATS, requestCount: 1, answerHours } }), act)).seats.answerHours;
  const approve: Act = { type: "approve" };

  test("is kept in hours, rounded up, for yes and for no", () => {
    expect(answer(approve, "2026-11-21T11:59:00.000Z")).toEqual([1]);
    expect(answer(approve, "2026-11-20T12:00:00.000Z", [3])).toEqual([3, 24]);
    expect(answer({ type: "decline", reason: null }, "2026-11-20T11:00:00.000Z", [3])).toEqual([3, 25]);
  });

  test("is never less than nothing where clocks differ", () => {
    expect(answer(approve, "2026-11-21T12:00:01.000Z")).toEqual([0]);
    expect(answer(approve, "2026-11-21T18:00:00.000Z")).toEqual([0]);
  });

  test("goes by the last twenty-five", () => {
    const before = Array.from({ length: 25 }, (_, at) => at);
    expect(answer(approve, "2026-11-20T12:00:00.000Z", before)).toEqual([...before.slice(1), 24]);
  });

  test("is said as the median, from the fifth answer on", () => {
    expect(answeredWithin({ answerHours: [] })).toBeNull();
    expect(answeredWithin({ answerHours: [1, 1, 1, 1] })).toBeNull();
    expect(answeredWithin({ answerHours: [100, 2, 9, 1, 30] })).toBe(9);
    expect(answeredWithin({ answerHours: [100, 2, 9, 1, 30, 4] })).toBe(4);
  });

  test("is not learned from a group that closes, nor from one that lets everybody in", () => {
    const requests = [membership("requested", "rina") as Membership];
    const waits = { actor: boss(), requests, seats: { ...SEATS, requestCount: 1 } };
    expect(step(decide(scene(waits), { type: "close", reason: null })).seats.answerHours).toEqual([]);
    const group = aGroup({ joinPolicy: "approval" });
    const opened = decide(scene({ ...waits, group }), { type: "change-settings", edit: { joinPolicy: "open" }, letIn: true });
    expect(step(opened).seats).toMatchObject({ requestCount: 0, answerHours: [] });
  });
});

test("what the store loads is what a step can reach", () => {
  const seats = { ...SEATS, waitingCount: 500 };
  const reach = (maxMembers: number, act: Parameters<typeof lineReach>[2] = { type: "leave" }) => lineReach({ maxMembers }, seats, act);
  expect([reach(5), reach(4), reach(2), reach(8), reach(9000)]).toEqual([2, 1, 0, 5, 200]);
  expect(lineReach({ maxMembers: 9000 }, { ...SEATS, waitingCount: 3 }, { type: "settle" })).toBe(3);
  expect([reach(5, { type: "join", input: {} }), reach(6, { type: "join", input: {} })]).toEqual([0, 1]);
  expect([reach(6, { type: "approve" }), reach(6, { type: "decline", reason: null })]).toEqual([1, 1]);
  expect(reach(6, { type: "edit-membership", input: {} })).toBe(1);
  expect(reach(6, { type: "remove", reason: null })).toBe(3);
  expect(reach(5, { type: "change-settings", edit: { maxMembers: 50 }, letIn: false })).toBe(47);
  expect(reach(5, { type: "change-settings", edit: {}, letIn: false })).toBe(2);
  const [open, closed, letting] = [aGroup(), aGroup({ closedAt: NOW }), aGroup({ lettingIn: true })];
  expect(reachesRequests(open, { type: "close", reason: null })).toBe(true);
  expect(reachesRequests(open, { type: "change-settings", edit: {}, letIn: true })).toBe(true);
  expect(reachesRequests(open, { type: "change-settings", edit: {}, letIn: false })).toBe(false);
  expect([open, closed, letting].map((group) => reachesRequests(group, { type: "settle" }))).toEqual([false, true, true]);
  expect([closed, letting].map((group) => reachesRequests(group, { type: "leave" }))).toEqual([false, false]);
});
