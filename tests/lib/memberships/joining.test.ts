import { describe, expect, test } from "vitest";
import type { Scene } from "@/lib/memberships/decision-schema";
import type { Membership } from "@/lib/memberships/record";
import { decide } from "@/lib/memberships/rules";
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
  type Relation,
  SEATS,
  scene,
  states,
  step,
} from "@/tests/support/scenes";

describe("joining", () => {
  const asks = aGroup({ questions: ["Why?", "Since when?"], rules: "Be kind.", rulesVersion: 3 });
  const input = { answers: ["Light.", "2019"], rulesVersion: 3, contact: "always" as const };
  const join = (more: Partial<Scene>, given: object = input) =>
    decide(scene({ actor: person("rina"), group: asks, ...more }), { type: "join", input: given });

  test("keeps what was typed, and the questions it answers", () => {
    const outcome = step(join({}));
    expect(outcome.changes).toEqual([
      {
        accountId: "rina",
        before: null,
        after: {
          groupId: GROUP,
          accountId: "rina",
          state: "member",
          role: "member",
          sequence: 100,
          since: NOW,
          joinedAt: NOW,
          answers: [
            { question: "Why?", answer: "Light." },
            { question: "Since when?", answer: "2019" },
          ],
          answersUntil: days(90),
          rulesAccepted: 3,
          contact: "always",
          contactSince: null,
          invitationId: null,
          reason: null,
          until: null,
        },
      },
    ]);
    expect(outcome).toMatchObject({
      seats: { memberCount: 6, nextSequence: 101 },
      events: [],
      record: [],
      unfinished: false,
    });
    expect(outcome).toMatchObject({ accepted: false, barred: null, group: {} });
  });

  test("asks for every answer and for the rules of today", () => {
    expect(join({}, {})).toMatchObject({
      status: "invalid",
      fields: {
        "answers.0": ["Please answer this question."],
        "answers.1": ["Please answer this question."],
        rulesVersion: ["Please accept the rules to join."],
      },
    });
    expect(join({}, { answers: [" ", "2019"], rulesVersion: 2 })).toMatchObject({
      code: "invalid",
      next: null,
      fields: {
        "answers.0": ["Please answer this question."],
        rulesVersion: ["The rules have changed. Please read them and accept them."],
      },
    });
    expect(join({}, { ...input, answers: ["a", "b", "c"] })).toMatchObject({
      fields: { answers: ["There are more answers than questions."] },
    });
    expect(Object.keys((join({}, {}) as { fields: object }).fields)).toHaveLength(3);
  });

  test("needs nothing where nothing is asked", () => {
    const row = step(join({ group: aGroup() }, {})).changes[0]?.after;
    expect(row).toMatchObject({ answers: [], answersUntil: null, rulesAccepted: null, contact: "nothing" });
  });

  test("tells the organizers of a request, and lets nobody in for it", () => {
    const outcome = step(join({ group: { ...asks, joinPolicy: "approval" } }));
    expect(outcome.events).toEqual([{ kind: "request-received", to: "organizers", detail: null }]);
    expect(outcome.seats).toEqual({ ...SEATS, requestCount: 1, nextSequence: 101, answerHours: [] });
    expect(outcome.changes[0]?.after).toMatchObject({ state: "requested", sequence: 100, joinedAt: null, answersUntil: null });
  });

  test("a full group has a line, and its end is behind everyone in it", () => {
    const full = { group: aGroup({ maxMembers: 5 }), seats: { ...SEATS, waitingCount: 3 }, line: line("a", "b", "c") };
    const outcome = step(join(full, {}));
    expect(outcome.changes).toHaveLength(1);
    expect(outcome.changes[0]?.after).toMatchObject({ state: "waiting", sequence: 100, joinedAt: null });
    expect(outcome.seats.waitingCount).toBe(4);
    expect(outcome.unfinished).toBe(false);
  });

  test("nobody overtakes a line that is not worked off yet", () => {
    const outcome = step(join({ group: aGroup({ maxMembers: 7 }), seats: { ...SEATS, waitingCount: 9 }, line: line("a", "b") }, {}));
    expect(states(outcome)).toEqual([
      ["a", "member"],
      ["b", "member"],
      ["rina", "waiting"],
    ]);
    expect(promoted(outcome)).toEqual(["a", "b"]);
  });

  test("forgets the choice of contact of the time before", () => {
    const back = one("rina", "ended", { contact: "always", until: BEFORE });
    expect(step(join({ actor: back, group: aGroup() }, {})).changes[0]).toMatchObject({
      before: back.membership,
      after: { contact: "nothing", reason: null },
    });
  });

  test("a pause ends with its last moment", () => {
    const paused = (until: string) => join({ actor: one("rina", "paused", { until }), group: aGroup({ joinPolicy: "approval" }) }, {});
    expect(paused(NOW).allowed).toBe(true);
    expect(paused(days(1))).toMatchObject({ code: "paused", next: "You can ask again after 22 November 2026." });
    // By the day of the site: an evening in UTC is the next day in Dhaka.
    expect(paused("2026-11-22T20:00:00.000Z")).toMatchObject({ next: "You can ask again after 23 November 2026." });
  });

  test("a ban that outlived its account holds for the address until its end", () => {
    const barred = (until: string | null) =>
      join({ actor: person("rina", null, { barred: { reason: "Shouted.", until } }), group: aGroup() }, {});
    expect(barred(null)).toMatchObject({ code: "banned", next: "If you think this is a mistake, write to us." });
    expect(barred(LATER)).toMatchObject({ code: "banned", next: "You can join again after 21 December 2026." });
    expect(barred(NOW).allowed).toBe(true);
  });
});

describe("one's own membership", () => {
  const edit = (input: object, relation: Relation = "member", more: Partial<Scene> = {}) =>
    decide(scene({ actor: one("rina", relation, { contact: "always", rulesAccepted: 1 }), ...more }), { type: "edit-membership", input });

  test("changes what is given and nothing else", () => {
    const before = membership("waiting", "rina", { contact: "always", rulesAccepted: 1 });
    expect(step(edit({ contact: "nothing" }, "waiting")).changes).toEqual([
      { accountId: "rina", before, after: { ...before, contact: "nothing", contactSince: NOW } },
    ]);
    expect(step(edit({ contact: "always" }, "waiting")).changes[0]?.after).toEqual(before);
    expect(step(edit({}, "waiting")).changes[0]?.after).toEqual(before);
  });

  test("accepts the rules of today only", () => {
    const group = aGroup({ rules: "Be kind.", rulesVersion: 2 });
    expect(step(edit({ rulesVersion: 2 }, "member", { group })).changes[0]?.after).toMatchObject({ rulesAccepted: 2, contact: "always" });
    expect(edit({ rulesVersion: 1 }, "member", { group })).toMatchObject({
      status: "invalid",
      fields: { rulesVersion: [expect.stringMatching(/changed/)] },
    });
    expect(step(edit({ rulesVersion: 0 })).changes[0]?.after).toMatchObject({ rulesAccepted: null });
  });

  test("is not there for strangers", () => {
    expect(edit({}, "none")).toMatchObject({ status: "not_found", next: "Join it first." });
    expect(edit({}, "banned")).toMatchObject({ status: "forbidden", code: "banned" });
  });
});

describe("going", () => {
  const leave = (relation: Relation, from?: "member" | "waiting" | "requested", more: Partial<Scene> = {}) =>
    decide(scene({ actor: one("rina", relation), ...more }), { type: "leave", ...(from && { from }) });

  test("frees the place for the first in line, in the same step", () => {
    const outcome = step(
      leave("member", "member", { group: aGroup({ maxMembers: 5 }), seats: { ...SEATS, waitingCount: 2 }, line: line("a", "b") }),
    );
    expect(states(outcome)).toEqual([
      ["rina", null],
      ["a", "member"],
    ]);
    expect(outcome.changes[1]?.after).toMatchObject({ joinedAt: NOW, since: NOW, sequence: 100, answersUntil: null });
    expect(outcome.seats).toEqual({ memberCount: 5, waitingCount: 1, requestCount: 0, nextSequence: 101, answerHours: [] });
    expect(outcome.events).toEqual([{ kind: "promoted", to: PERSON("a"), detail: null }]);
    expect(outcome.unfinished).toBe(false);
  });

  test("gives the place to nobody in a closed group", () => {
    const group = aGroup({ maxMembers: 5, closedAt: NOW });
    const outcome = step(leave("member", undefined, { group, seats: { ...SEATS, waitingCount: 1 }, line: line("a") }));
    expect(states(outcome)).toEqual([["rina", null]]);
    expect(outcome.unfinished).toBe(false);
  });

  test("does nothing when another state was shown", () => {
    expect(leave("member", "waiting")).toMatchObject({ status: "conflict", code: "state_changed" });
    expect(leave("none", "member")).toMatchObject({ status: "conflict" });
    expect(leave("requested", "requested").allowed).toBe(true);
  });

  test("takes somebody out of the middle of the line", () => {
    const seats = { ...SEATS, waitingCount: 3 };
    const outcome = step(leave("waiting", "waiting", { group: aGroup({ maxMembers: 6 }), seats, line: line("rina", "a", "b") }));
    expect(states(outcome)).toEqual([
      ["rina", null],
      ["a", "member"],
    ]);
  });

  test("ends the offer to take the group over, and says so", () => {
    const group = aGroup({ transfer: { personId: "rina", offeredAt: NOW, expiresAt: LATER } });
    const outcome = step(leave("member", undefined, { group }));
    expect(outcome.group).toEqual({ transfer: null });
    expect(outcome.events).toEqual([{ kind: "transfer-ended", to: PERSON("owner"), detail: "heir-left" }]);
    expect(
      step(leave("member", undefined, { group: { ...group, transfer: { ...group.transfer, personId: "omar" } as never } })).group,
    ).toEqual({});
    expect(step(leave("member", undefined, { group: { ...group, ownerId: null } })).events).toEqual([]);
  });

  test("the owner of a closed group leaves it to nobody", () => {
    const group = aGroup({ closedAt: NOW, transfer: { personId: "omar", offeredAt: NOW, expiresAt: LATER } });
    const outcome = step(decide(scene({ actor: boss(), group }), { type: "leave" }));
    expect(outcome.group).toEqual({ ownerId: null, transfer: null });
    expect(step(decide(scene({ actor: boss(), group }), { type: "forget" })).group).toEqual({ ownerId: null, transfer: null });
    expect(decide(scene({ actor: boss() }), { type: "forget" })).toMatchObject({
      status: "conflict",
      next: expect.stringMatching(/close/),
    });
  });

  test("an account that goes leaves a ban with its address, as long as it lasts", () => {
    const forget = (more: Partial<Membership>) => step(decide(scene({ actor: one("rina", "banned", more) }), { type: "forget" }));
    expect(forget({ reason: "Shouted.", until: LATER }).barred).toEqual({ reason: "Shouted.", until: LATER });
    expect(forget({ reason: null }).barred).toEqual({ reason: "", until: null });
    expect(forget({ until: BEFORE }).barred).toBeNull();
    const seats = { ...SEATS, waitingCount: 1 };
    const going = scene({ actor: one("rina", "member"), group: aGroup({ maxMembers: 5 }), seats, line: line("a") });
    const gone = step(decide(going, { type: "forget" }));
    expect([promoted(gone), gone.group]).toEqual([["a"], {}]);
    expect(step(decide(scene({ actor: person("rina") }), { type: "forget" })).changes).toEqual([]);
  });
});
