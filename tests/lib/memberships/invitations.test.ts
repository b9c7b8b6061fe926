import { expect, test } from "vitest";
import type { Scene } from "@/lib/memberships/decision-schema";
import { invitationState } from "@/lib/memberships/joining-rules";
import type { Membership } from "@/lib/memberships/record";
import { decide } from "@/lib/memberships/rules";
import { aGroup, anInvitation, BEFORE, days, line, membership, NOW, one, person, SEATS, scene, states, step } from "@/tests/support/scenes";

type Given = Partial<ReturnType<typeof anInvitation>>;
const accept = (given: Given = {}, more: Partial<Scene> = {}, input: object = {}) =>
  decide(scene({ actor: person("rina"), group: aGroup({ joinPolicy: "invitation" }), invitation: anInvitation(given), ...more }), {
    type: "accept-invitation",
    input,
  });

test("lets somebody in, and counts once", () => {
  const outcome = step(accept());
  expect(outcome.changes[0]).toMatchObject({ before: null, after: { state: "member", role: "member", invitationId: anInvitation()._id } });
  expect(outcome).toMatchObject({ accepted: true, events: [], record: [], seats: { memberCount: 6 } });
  expect(step(accept({ accepted: true }))).toMatchObject({ accepted: false, seats: { memberCount: 6 } });
});

test("says why it does not work", () => {
  expect(accept({ revokedAt: BEFORE })).toMatchObject({ status: "gone", code: "revoked" });
  expect(accept({ expiresAt: NOW })).toMatchObject({ status: "gone", code: "expired" });
  expect(accept({ uses: 1, used: 1 })).toMatchObject({ status: "gone", code: "used_up", next: "Ask an organizer for a new one." });
  expect(accept({ uses: 2, used: 1 }).allowed).toBe(true);
  expect(accept({ email: "other@example.com" })).toMatchObject({ status: "forbidden", code: "other_address" });
  expect(accept({ email: "rina@example.com" }).allowed).toBe(true);
  const unverified = person("rina", null, { emailVerified: false });
  expect(accept({ email: "rina@example.com" }, { actor: unverified })).toMatchObject({ status: "forbidden", code: "unverified" });
  expect(accept({}, { actor: unverified }).allowed).toBe(true);
  expect(accept({}, { invitation: null })).toMatchObject({ status: "not_found", code: "unknown_invitation" });
  expect(accept({}, { invitation: null, actor: one("rina", "member") })).toMatchObject({ status: "not_found" });
});

test("nobody who is in already uses it up, and a retry is an answer also when it is", () => {
  expect(step(accept({ used: 2, accepted: true }, { actor: one("rina", "member") }))).toMatchObject({ accepted: false, changes: [] });
  const waiting = {
    actor: one("rina", "waiting"),
    seats: { ...SEATS, waitingCount: 1 },
    line: line("rina"),
    group: aGroup({ maxMembers: 5 }),
  };
  expect(step(accept({ used: 2, accepted: true }, waiting))).toMatchObject({ accepted: false, changes: [] });
  expect(accept({ used: 2 }, waiting)).toMatchObject({ code: "used_up" });
});

test("only the owner's carries a role", () => {
  expect(step(accept({ role: "organizer" })).changes[0]?.after).toMatchObject({ role: "organizer" });
  expect(step(accept({ role: "organizer", invitedBy: "omar" })).changes[0]?.after).toMatchObject({ role: "member" });
  expect(step(accept({ role: "member" })).changes[0]?.after).toMatchObject({ role: "member" });
});

test("carries its role once: who lost it and comes back by the same link is a member", () => {
  const outcome = step(accept({ role: "organizer", uses: 5, used: 1, accepted: true }));
  expect(outcome.changes[0]?.after).toMatchObject({ state: "member", role: "member" });
});

test("somebody in line keeps the place, and gets the role with it", () => {
  const row = { sequence: 7, answers: [{ question: "Why?", answer: "Light." }] };
  const waiting = {
    actor: one("rina", "waiting", row),
    seats: { ...SEATS, waitingCount: 2 },
    line: line("first"),
    group: aGroup({ maxMembers: 5 }),
  };
  const outcome = step(accept({ role: "organizer" }, waiting));
  expect(outcome.changes).toHaveLength(1);
  expect(outcome.changes[0]?.after).toMatchObject({ state: "waiting", role: "organizer", since: BEFORE, ...row });
  expect(outcome.accepted).toBe(true);
  const again = { ...waiting, actor: one("rina", "waiting", { ...row, role: "organizer" }) };
  expect(step(accept({}, again)).changes[0]?.after).toMatchObject({ role: "organizer" });
  const free = {
    ...waiting,
    actor: one("rina", "waiting", row),
    line: [membership("waiting", "rina", row) as Membership],
    group: aGroup({ maxMembers: 6 }),
  };
  expect(step(accept({ role: "organizer" }, { ...free, seats: { ...SEATS, waitingCount: 1 } })).changes[0]?.after).toMatchObject({
    state: "member",
    role: "organizer",
    joinedAt: NOW,
  });
});

test("answers that are kept in line keep their end, or get the one that an approval gives", () => {
  const answers = [{ question: "Why?", answer: "Light." }];
  const waits = (answersUntil: string | null) => ({
    actor: one("rina", "waiting", { answers, answersUntil }),
    seats: { ...SEATS, waitingCount: 2 },
    line: line("first"),
    group: aGroup({ maxMembers: 5 }),
  });
  const ends = (answersUntil: string | null) => step(accept({ role: "organizer" }, waits(answersUntil))).changes[0]?.after?.answersUntil;
  expect([ends(days(30)), ends(null)]).toEqual([days(30), days(90)]);
});

test("stands for approval, and ends the pause", () => {
  const answers = [{ question: "Why?", answer: "Light." }];
  const group = aGroup({ joinPolicy: "approval", questions: ["Why?"] });
  const asked = { actor: one("rina", "requested", { answers, rulesAccepted: 2 }), seats: { ...SEATS, requestCount: 1 }, group };
  expect(step(accept({}, asked)).changes[0]?.after).toMatchObject({ state: "member", answers, answersUntil: days(90), sequence: 100 });
  expect(step(accept({}, asked)).seats).toEqual({ memberCount: 6, waitingCount: 0, requestCount: 0, nextSequence: 101, answerHours: [] });
  const rules = { rules: "Be kind.", rulesVersion: 2 };
  expect(accept({}, { ...asked, group: { ...group, ...rules } }).allowed).toBe(true);
  expect(accept({}, { ...asked, group: { ...group, ...rules, rulesVersion: 3 } })).toMatchObject({
    fields: { rulesVersion: [expect.any(String)] },
  });
  expect(accept({}, { ...asked, group: { ...group, ...rules, rulesVersion: 3 } }, { rulesVersion: 3 }).allowed).toBe(true);
  expect(step(accept({}, { actor: one("rina", "paused") })).changes[0]?.after).toMatchObject({
    state: "member",
    until: null,
    reason: null,
  });
});

test("takes what somebody who had asked says anew, and asks them for nothing they gave", () => {
  const group = aGroup({ joinPolicy: "approval", questions: ["Why?", "Since when?"] });
  const answers = [{ question: "Why?", answer: "Light." }];
  for (const relation of ["requested", "waiting"] as const) {
    const asked = {
      actor: one("rina", relation, { answers }),
      seats: { ...SEATS, requestCount: 1, waitingCount: 1 },
      line: line("rina"),
      group,
    };
    expect(step(accept({}, asked)).changes[0]?.after).toMatchObject({ answers });
    expect(step(accept({}, asked, { answers: ["Rain.", "2019"] })).changes[0]?.after).toMatchObject({
      answers: [
        { question: "Why?", answer: "Rain." },
        { question: "Since when?", answer: "2019" },
      ],
    });
    expect(accept({}, asked, { answers: ["Rain."] })).toMatchObject({ status: "invalid", fields: { "answers.1": [expect.any(String)] } });
  }
});

test("keeps what somebody who had asked chose to share, until they choose anew", () => {
  for (const relation of ["requested", "waiting"] as const) {
    const asked = {
      actor: one("rina", relation, { contact: "always" }),
      seats: { ...SEATS, requestCount: 1, waitingCount: 1 },
      line: line("rina"),
    };
    expect(step(accept({}, asked)).changes[0]?.after).toMatchObject({ contact: "always" });
    expect(step(accept({}, asked, { contact: "nothing" })).changes[0]?.after).toMatchObject({ contact: "nothing" });
  }
  expect(step(accept({}, { actor: one("rina", "paused", { contact: "always" }) })).changes[0]?.after).toMatchObject({ contact: "nothing" });
});

test("asks whoever asked before there were rules to accept them, and whoever was declined for their answers anew", () => {
  const group = aGroup({ joinPolicy: "approval", questions: ["Why?"], rules: "Be kind.", rulesVersion: 1 });
  const asked = { group, actor: one("rina", "requested"), seats: { ...SEATS, requestCount: 1 } };
  expect(accept({}, asked)).toMatchObject({ fields: { rulesVersion: ["Please accept the rules to join."] } });
  const declined = one("rina", "paused", { answers: [{ question: "Why?", answer: "Light." }], rulesAccepted: 1 });
  expect(accept({}, { group, actor: declined }, { rulesVersion: 1 })).toMatchObject({ fields: { "answers.0": [expect.any(String)] } });
});

test.each<[string, Given]>([
  ["active", { uses: 2, used: 1, expiresAt: "2026-11-21T12:00:00.001Z" }],
  ["expired", { expiresAt: NOW }],
  ["used-up", { uses: 2, used: 2, expiresAt: BEFORE }],
  ["revoked", { revokedAt: NOW, uses: 2, used: 2 }],
])("stands on the desk as %s", (state, given) => {
  expect(invitationState(anInvitation(given), NOW)).toBe(state);
});

test("asks strangers what everybody is asked", () => {
  const group = aGroup({ joinPolicy: "invitation", questions: ["Why?"], rules: "Be kind.", rulesVersion: 1 });
  expect(accept({}, { group })).toMatchObject({
    status: "invalid",
    fields: { "answers.0": [expect.any(String)], rulesVersion: [expect.any(String)] },
  });
  expect(accept({}, { group, actor: one("rina", "ended") })).toMatchObject({ status: "invalid" });
  expect(accept({}, { group }, { answers: ["Light."], rulesVersion: 1 }).allowed).toBe(true);
});

test("a place in line is worked off before anybody comes in by invitation", () => {
  const backlog = { seats: { ...SEATS, waitingCount: 1 }, line: line("a"), group: aGroup({ maxMembers: 6 }) };
  expect(states(step(accept({}, backlog)))).toEqual([
    ["a", "member"],
    ["rina", "waiting"],
  ]);
});
