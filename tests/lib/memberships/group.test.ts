import { describe, expect, test } from "vitest";
import type { Scene } from "@/lib/memberships/decision-schema";
import { decide } from "@/lib/memberships/rules";
import { STEP_SIZE } from "@/lib/memberships/schema";
import {
  aGroup,
  BEFORE,
  boss,
  days,
  line,
  NOW,
  PERSON,
  promoted,
  requests,
  SEATS,
  scene,
  staff,
  states,
  step,
} from "@/tests/support/scenes";

const change = (edit: object, more: Partial<Scene> = {}, letIn = false) =>
  decide(scene({ actor: boss(), ...more }), { type: "change-settings", edit, letIn });
const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

describe("more places", () => {
  test("go to the line in its order", () => {
    const outcome = step(
      change({ maxMembers: 7 }, { group: aGroup({ maxMembers: 5 }), seats: { ...SEATS, waitingCount: 3 }, line: line("a", "b", "c") }),
    );
    expect(promoted(outcome)).toEqual(["a", "b"]);
    expect(outcome.changes.map(({ after }) => after?.sequence)).toEqual([100, 101]);
    expect(outcome).toMatchObject({ group: { maxMembers: 7 }, unfinished: false });
    expect(outcome.record).toEqual([{ action: "settings-changed", actorId: "owner", personId: null, detail: "maxMembers", until: null }]);
  });

  test("two hundred people a step, and the clock takes the rest on", () => {
    const waiting = many(250);
    const group = aGroup({ maxMembers: 5 });
    const outcome = step(
      change({ maxMembers: 1000 }, { group, seats: { ...SEATS, waitingCount: 250 }, line: line(...waiting.slice(0, 230)) }),
    );
    expect(promoted(outcome)).toEqual(waiting.slice(0, STEP_SIZE));
    expect(outcome).toMatchObject({ seats: { memberCount: 205, waitingCount: 50 }, unfinished: true });
    const rest = scene({ actor: null, group: aGroup({ maxMembers: 1000 }), seats: outcome.seats, line: line(...waiting.slice(200)) });
    const settled = step(decide(rest, { type: "settle" }));
    expect(promoted(settled)).toEqual(waiting.slice(200));
    expect(settled).toMatchObject({
      unfinished: false,
      record: [],
      seats: { memberCount: 255, waitingCount: 0 },
    });
  });

  test("fewer put nobody out", () => {
    const outcome = step(change({ maxMembers: 2 }));
    expect(outcome.changes).toEqual([]);
    expect(outcome.seats).toEqual(SEATS);
  });
});

describe("settings", () => {
  test("the rules have a version that rises with their text", () => {
    const told = [{ kind: "rules-changed", to: "members", detail: null }];
    expect(step(change({ rules: "Be kind." }))).toMatchObject({ group: { rules: "Be kind.", rulesVersion: 1 }, events: told });
    const group = aGroup({ rules: "Be kind.", rulesVersion: 4 });
    expect(step(change({ rules: "" }, { group }))).toMatchObject({ group: { rules: "", rulesVersion: 5 }, events: [] });
    expect(step(change({ rules: "Be kind.", questions: [] }, { group }))).toMatchObject({ group: {}, events: [], record: [] });
    expect(step(change({ questions: ["Why?"] }, { group })).group).toEqual({ questions: ["Why?"] });
    expect(step(change({ questions: ["Why?"], visibility: "unlisted" }, { group })).record[0]?.detail).toBe("questions, visibility");
  });

  test("what changed of the text is in the record by its name, and what it said is not", () => {
    const edit = { groupName: "Dawn Walks", description: "We walk.", imageUrl: "/covers/hiking-2.svg", rules: "Be kind." };
    const outcome = step(change(edit, { actor: staff() }));
    expect(outcome.group).toMatchObject({ groupName: "Dawn Walks", imageUrl: "/covers/hiking-2.svg" });
    expect(outcome.record).toMatchObject([{ action: "settings-changed", actorId: "omar", detail: "groupName, imageUrl, rules" }]);
    expect(step(change({ groupName: "Night Walks" }, { actor: staff() })).record).toEqual([]);
  });

  test("an organizer's form may carry the owner's fields as they are", () => {
    const same = { maxMembers: 10, joinPolicy: "open", visibility: "public", rules: "Be kind." };
    expect(change({ ...same, questions: ["Why?"] }, { actor: staff() }).allowed).toBe(true);
    for (const edit of [{ maxMembers: 11 }, { joinPolicy: "approval" }, { visibility: "unlisted" }])
      expect(change({ ...same, ...edit }, { actor: staff() })).toMatchObject({ code: "owner_only", next: "Ask the owner of this group." });
  });

  test("those who had asked come in with the group's opening, if the owner says so", () => {
    const group = aGroup({ joinPolicy: "approval", maxMembers: 6 });
    const asked = { group, seats: { ...SEATS, requestCount: 2 }, requests: requests("a", "b") };
    const outcome = step(change({ joinPolicy: "open" }, asked, true));
    expect(states(outcome)).toEqual([
      ["a", "member"],
      ["b", "waiting"],
    ]);
    expect(outcome.changes[0]?.after).toMatchObject({ answersUntil: days(90), joinedAt: NOW });
    expect(outcome.events.map(({ kind, to }) => [kind, to])).toEqual([
      ["request-approved", PERSON("a")],
      ["request-approved", PERSON("b")],
    ]);
    expect(outcome).toMatchObject({
      seats: { requestCount: 0, waitingCount: 1 },
      group: { joinPolicy: "open", lettingIn: false },
      unfinished: false,
    });
    expect(outcome.record).toMatchObject([
      { action: "requests-approved", personId: null, detail: "2" },
      { action: "settings-changed", detail: "joinPolicy" },
    ]);
    expect(step(change({ joinPolicy: "open" }, asked))).toMatchObject({ changes: [], record: [{ action: "settings-changed" }] });
    expect(step(change({ joinPolicy: "invitation" }, asked, true))).toMatchObject({ changes: [], group: { lettingIn: false } });
    expect(step(change({ joinPolicy: "open" }, { ...asked, group: { ...group, closedAt: NOW } }, true)).seats.memberCount).toBe(5);
  });

  test("more than a step holds are let in one step after the other", () => {
    const group = aGroup({ joinPolicy: "approval", maxMembers: 1000 });
    const first = step(
      change({ joinPolicy: "open" }, { group, seats: { ...SEATS, requestCount: 300 }, requests: requests(...many(300)) }, true),
    );
    expect(first).toMatchObject({ seats: { memberCount: 205, requestCount: 100 }, group: { lettingIn: true }, unfinished: true });
    const open = aGroup({ maxMembers: 1000, lettingIn: true });
    const rest = scene({ actor: null, group: open, seats: first.seats, requests: requests(...many(300).slice(200)) });
    expect(step(decide(rest, { type: "settle" }))).toMatchObject({
      seats: { memberCount: 305 },
      group: { lettingIn: false },
      unfinished: false,
    });
    const shut = scene({ actor: null, group: { ...open, closedAt: NOW }, seats: { ...SEATS, requestCount: 1 }, requests: requests("a") });
    expect(step(decide(shut, { type: "settle" })).changes[0]?.after?.state).toBe("none");
  });
});

describe("closing", () => {
  const asked = { seats: { ...SEATS, requestCount: 2, waitingCount: 1 }, requests: requests("a", "b"), line: line("c") };

  test("declines who asked, without a pause, and tells everybody", () => {
    const outcome = step(decide(scene({ actor: boss(), ...asked }), { type: "close", reason: "Winter." }));
    expect(states(outcome)).toEqual([
      ["a", "none"],
      ["b", "none"],
    ]);
    expect(outcome.changes[0]?.after).toMatchObject({ reason: "The group was closed.", until: NOW, answersUntil: days(90) });
    expect(outcome.group).toEqual({ closedAt: NOW, lettingIn: false });
    expect(outcome.events).toEqual([
      { kind: "request-declined", to: PERSON("a"), detail: "The group was closed." },
      { kind: "request-declined", to: PERSON("b"), detail: "The group was closed." },
      { kind: "group-closed", to: "members", detail: "Winter." },
    ]);
    const noted = { actorId: "owner", personId: null, until: null };
    expect(outcome.record).toEqual([
      { ...noted, action: "requests-declined", detail: "2" },
      { ...noted, action: "closed", detail: "Winter." },
    ]);
    expect(step(decide(scene({ actor: boss() }), { type: "close", reason: null })).record).toMatchObject([{ action: "closed" }]);
    expect(outcome).toMatchObject({ seats: { requestCount: 0, waitingCount: 1 }, unfinished: false });
    const large = scene({ actor: boss(), seats: { ...SEATS, requestCount: 260 }, requests: requests(...many(260)) });
    expect(step(decide(large, { type: "close", reason: null }))).toMatchObject({
      ...{ seats: { requestCount: 60 }, unfinished: true, record: [{ detail: "260" }, { action: "closed" }] },
    });
  });

  test("twice is once", () => {
    const closed = scene({ actor: boss(), group: aGroup({ closedAt: BEFORE }) });
    expect(step(decide(closed, { type: "close", reason: null }))).toMatchObject({ group: {}, events: [], record: [] });
    expect(step(decide(scene({ actor: boss() }), { type: "reopen" }))).toMatchObject({ group: {}, events: [], record: [] });
  });

  test("opened again, the line moves on", () => {
    const group = aGroup({ closedAt: BEFORE, maxMembers: 6 });
    const outcome = step(decide(scene({ actor: boss(), ...asked, group, requests: [] }), { type: "reopen" }));
    expect(outcome).toMatchObject({
      group: { closedAt: null },
      record: [{ action: "reopened", personId: null, detail: null }],
    });
    expect(promoted(outcome)).toEqual(["c"]);
    expect(outcome.events.at(-1)).toEqual({ kind: "group-reopened", to: "members", detail: null });
  });
});

test("a move is announced with the day from which on those who agreed are in the export", () => {
  const input = { to: "Elsewhere", text: "We go." };
  const outcome = step(decide(scene({ actor: boss() }), { type: "move", input }));
  expect(outcome.group).toEqual({ move: { ...input, announcedAt: NOW, exportFrom: days(14) } });
  expect(outcome.events).toEqual([{ kind: "group-moved", to: "members", detail: "Elsewhere" }]);
  expect(outcome.record).toEqual([{ action: "moved", actorId: "owner", personId: null, detail: "Elsewhere", until: null }]);
  // The same once more is once.
  const group = aGroup({ move: outcome.group.move ?? null });
  expect(step(decide(scene({ actor: boss(), group }), { type: "move", input }))).toMatchObject({ group: {}, events: [], record: [] });
  const other = step(decide(scene({ actor: boss(), group }), { type: "move", input: { ...input, text: "We go in May." } }));
  expect(other.events).toHaveLength(1);
});

test("whoever changes the rules has accepted them, and nobody else", () => {
  const group = aGroup({ rules: "Be kind.", rulesVersion: 2 });
  const written = step(change({ rules: "Be kind, and on time." }, { actor: staff(), group }));
  expect(written.changes).toMatchObject([
    { accountId: "omar", after: { state: "member", role: "organizer", since: BEFORE, rulesAccepted: 3 } },
  ]);
  expect(step(change({ rules: "" }, { group })).changes).toMatchObject([{ accountId: "owner", after: { rulesAccepted: null } }]);
});
