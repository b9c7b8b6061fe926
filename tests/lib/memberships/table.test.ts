import { describe, expect, test } from "vitest";
import type { Act, Person, Scene } from "@/lib/memberships/decision-schema";
import { roleOf, stateAt } from "@/lib/memberships/policy";
import { decide } from "@/lib/memberships/rules";
import { DESK, fatesOf, GROUP, KINDS, type Kind, OWN } from "@/tests/support/membership-table";
import { type ActType, aGroup, fate, LATER, membership, NOW, person, RELATIONS, type Relation, scene } from "@/tests/support/scenes";

const shown = (outcome: string) => (outcome === "unchanged" ? "=" : outcome);

/** A scene whose seats agree with its rows: four unnamed members, the actor and the target. */
function sceneOf(kind: Kind, actor: Person | null, target: Person | null, more: Partial<Scene>): Scene {
  const rows = [actor, target].flatMap((one) => (one?.membership ? [one.membership] : []));
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const seats = {
    memberCount: 5,
    waitingCount: count("waiting"),
    requestCount: count("requested"),
    nextSequence: 100,
    answerHours: [],
  };
  return scene({ actor, target, group: aGroup(KINDS[kind]), seats, line: rows.filter(({ state }) => state === "waiting"), ...more });
}

/** What has to hold after whatever step. */
function invariants(before: Scene, act: Act): void {
  const copy = structuredClone(before);
  const outcome = decide(before, act);
  expect(before).toEqual(copy);
  expect(decide(before, act)).toEqual(outcome);
  if (!outcome.allowed) {
    expect(outcome.reason).toMatch(/^[A-Z].*\.$/);
    return;
  }
  const by = (state: string) =>
    outcome.changes.reduce((sum, { before: old, after }) => sum + Number(after?.state === state) - Number(old?.state === state), 0);
  expect(outcome.seats.memberCount).toBe(before.seats.memberCount + by("member"));
  expect(outcome.seats.waitingCount).toBe(before.seats.waitingCount + by("waiting"));
  expect(outcome.seats.requestCount).toBe(before.seats.requestCount + by("requested"));
  expect(outcome.seats.nextSequence).toBeGreaterThanOrEqual(before.seats.nextSequence);
  const most = Math.max(outcome.group.maxMembers ?? before.group.maxMembers, before.seats.memberCount);
  expect(outcome.seats.memberCount).toBeLessThanOrEqual(most);
  for (const { accountId, after } of outcome.changes) {
    expect(after === null || after.accountId === accountId).toBe(true);
    if (after?.state === "member") expect(after.joinedAt).not.toBeNull();
  }
}

describe.each(Object.entries(OWN))("%s", (_, { act, more = {}, offered, fates }) => {
  test.each(Object.keys(KINDS))("in a group that is %s", (kind) => {
    for (const [relation, expected] of Object.entries(fatesOf(fates[kind] ?? "")) as [Relation, string][]) {
      const actor = person("rina", membership(relation, "rina"));
      const transfer = offered ? { transfer: { personId: "rina", offeredAt: NOW, expiresAt: LATER } } : {};
      const before = sceneOf(kind, actor, null, more);
      const there = { ...before, group: { ...before.group, ...transfer } };
      expect([relation, shown(fate(decide(there, act), "rina"))]).toEqual([relation, expected]);
      invariants(there, act);
    }
  });
});

describe.each(Object.entries(DESK))("%s", (_, { act, actors, targets }) => {
  test.each(Object.keys(KINDS))("in a group that is %s", (kind) => {
    for (const [actorRelation, allowed] of Object.entries(fatesOf(actors[kind] ?? "")) as [Relation, string][])
      for (const [targetRelation, expected] of Object.entries(fatesOf(targets[kind] ?? "")) as [Relation, string][]) {
        const equal = actorRelation === "organizer" && targetRelation === "organizer" && ["remove", "ban"].includes(act.type);
        const actor = person("omar", membership(actorRelation, "omar"));
        const target = person("rina", membership(targetRelation, "rina"));
        const before = sceneOf(kind, actor, target, {});
        const fateOf = allowed !== "ok" ? allowed : equal ? "equal_role" : expected;
        expect([actorRelation, targetRelation, shown(fate(decide(before, act), "rina"))]).toEqual([actorRelation, targetRelation, fateOf]);
        invariants(before, act);
      }
  });
});

describe.each(Object.entries(GROUP))("%s", (_, { act, actors }) => {
  test.each(Object.keys(KINDS))("of a group that is %s", (kind) => {
    for (const [relation, expected] of Object.entries(fatesOf(actors[kind] ?? "")) as [Relation, string][]) {
      const before = sceneOf(kind, person("omar", membership(relation, "omar")), null, {});
      const outcome = decide(before, act);
      expect([relation, outcome.allowed ? "ok" : outcome.code]).toEqual([relation, expected]);
      invariants(before, act);
    }
  });
});

const ALL_ACTS: Record<ActType, true> = {
  join: true,
  "edit-membership": true,
  leave: true,
  "accept-invitation": true,
  approve: true,
  decline: true,
  remove: true,
  ban: true,
  lift: true,
  "set-role": true,
  "offer-transfer": true,
  "end-transfer": true,
  "accept-transfer": true,
  close: true,
  reopen: true,
  move: true,
  "change-settings": true,
  settle: true,
  forget: true,
};

test("every act has its rows in a table", () => {
  const tabled = [...Object.values(OWN), ...Object.values(DESK), ...Object.values(GROUP)].map(({ act }) => act.type);
  expect(new Set([...tabled, "settle"])).toEqual(new Set(Object.keys(ALL_ACTS)));
});

test.each([...Object.values(OWN), ...Object.values(DESK), ...Object.values(GROUP)].map(({ act }) => [act.type, act] as const))(
  "nobody signed in may not: %s",
  (_, act) => expect(decide(sceneOf("open", null, null, {}), act)).toMatchObject({ code: "sign_in", status: "unauthenticated" }),
);

test("the clock settles a group without anybody signed in", () =>
  expect(decide(sceneOf("open", null, null, {}), { type: "settle" }).allowed).toBe(true));

test("the stands are what they are called", () => {
  const states = RELATIONS.map((relation) => stateAt(membership(relation, "rina"), NOW));
  expect(states).toEqual(["none", "none", "requested", "waiting", "member", "member", "member", "banned", "none"]);
  expect(RELATIONS.map((relation) => roleOf(membership(relation, "rina")))).toEqual([
    null,
    null,
    null,
    null,
    "member",
    "organizer",
    "owner",
    null,
    null,
  ]);
});
