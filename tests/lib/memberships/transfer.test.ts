import { describe, expect, test } from "vitest";
import { decide } from "@/lib/memberships/rules";
import { aGroup, BEFORE, boss, days, LATER, NOW, one, PERSON, person, type Relation, SEATS, scene, step } from "@/tests/support/scenes";

describe("handing over", () => {
  const offer = (personId = "rina", expiresAt = LATER) => ({ transfer: { personId, offeredAt: BEFORE, expiresAt } });

  test("is offered for 14 days to one member at a time", () => {
    const give = (group = aGroup()) =>
      step(decide(scene({ actor: boss(), target: one("rina", "member"), group }), { type: "offer-transfer" }));
    expect(give().group).toEqual({ transfer: { personId: "rina", offeredAt: NOW, expiresAt: days(14) } });
    expect(give()).toMatchObject({
      events: [{ kind: "transfer-offered", to: PERSON("rina") }],
      record: [{ action: "transfer-offered", personId: "rina" }],
    });
    // The same once more is once; one that has lapsed is made anew.
    expect(give(aGroup(offer()))).toMatchObject({ group: {}, events: [], record: [] });
    for (const lapsed of [BEFORE, NOW]) expect(give(aGroup(offer("rina", lapsed))).events).toHaveLength(1);
    expect(give(aGroup(offer("omar"))).events[0]).toEqual({ kind: "transfer-ended", to: PERSON("omar"), detail: "offered-on" });
    for (const target of [null, person("rina")])
      expect(decide(scene({ actor: boss(), target }), { type: "offer-transfer" })).toMatchObject({ status: "not_found" });
  });

  test("accepted twice is accepted once", () => {
    const again = scene({ actor: boss(), target: boss(), group: aGroup() });
    expect(step(decide(again, { type: "accept-transfer" }))).toMatchObject({ changes: [], events: [], record: [] });
  });

  test("changes both roles at once", () => {
    const before = scene({ actor: one("rina", "member"), target: boss(), group: aGroup(offer()) });
    const outcome = step(decide(before, { type: "accept-transfer" }));
    expect(outcome.changes.map(({ accountId, after }) => [accountId, after?.role, after?.state, after?.since])).toEqual([
      ["owner", "organizer", "member", BEFORE],
      ["rina", "owner", "member", BEFORE],
    ]);
    expect(outcome).toMatchObject({ group: { ownerId: "rina", transfer: null }, seats: SEATS });
    expect(outcome.events).toEqual([{ kind: "transfer-accepted", to: PERSON("owner"), detail: null }]);
    expect(outcome.record).toEqual([{ action: "transfer-accepted", actorId: "rina", personId: "owner", detail: null, until: null }]);
    expect(step(decide({ ...before, target: null }, { type: "accept-transfer" }))).toMatchObject({
      changes: [{ accountId: "rina" }],
      record: [{ personId: null }],
    });
    expect(step(decide({ ...before, target: one("x", "organizer") }, { type: "accept-transfer" })).changes).toHaveLength(1);
  });

  test("leaves the old owner with the rules of today as accepted, where there are any", () => {
    const handOver = (group: object) =>
      step(
        decide(scene({ actor: one("rina", "member"), target: boss(), group: aGroup({ ...offer(), ...group }) }), {
          type: "accept-transfer",
        }),
      ).changes.map(({ after }) => after?.rulesAccepted);
    expect(handOver({ rules: "Be kind.", rulesVersion: 3 })).toEqual([3, null]);
    expect(handOver({ rules: "", rulesVersion: 3 })).toEqual([null, null]);
  });

  test("lapses, and says why it cannot be accepted", () => {
    const accept = (group: object) =>
      decide(scene({ actor: one("rina", "member"), target: boss(), group: aGroup(group) }), { type: "accept-transfer" });
    expect(accept(offer("rina", NOW))).toMatchObject({ status: "conflict", code: "offer_lapsed" });
    expect(accept(offer("omar"))).toMatchObject({ status: "conflict", code: "not_offered" });
    expect(accept({})).toMatchObject({ status: "conflict", code: "not_offered" });
    const settle = (group: object) => step(decide(scene({ actor: null, group: aGroup(group) }), { type: "settle" }));
    expect(settle(offer("rina", NOW))).toMatchObject({
      group: { transfer: null },
      events: [
        { kind: "transfer-ended", to: PERSON("owner"), detail: "lapsed" },
        { kind: "transfer-ended", to: PERSON("rina"), detail: "lapsed" },
      ],
    });
    expect(settle({ ...offer("rina", NOW), ownerId: null }).events).toMatchObject([{ to: PERSON("rina"), detail: "lapsed" }]);
    expect(settle(offer())).toMatchObject({ group: {}, events: [] });
  });

  test("is taken back by the owner or declined by the heir", () => {
    const end = (relation: Relation, id: string, group = aGroup(offer())) =>
      decide(scene({ actor: one(id, relation), group }), { type: "end-transfer" });
    expect(step(end("owner", "owner"))).toMatchObject({
      group: { transfer: null },
      events: [{ to: PERSON("rina"), detail: "taken-back" }],
      record: [{ action: "transfer-ended", personId: "rina" }],
    });
    expect(step(end("member", "rina")).events).toEqual([{ kind: "transfer-ended", to: PERSON("owner"), detail: "declined" }]);
    expect(step(end("member", "rina", aGroup({ ...offer(), ownerId: null }))).events).toEqual([]);
    expect(end("organizer", "omar")).toMatchObject({ code: "owner_only" });
    expect(end("owner", "owner", aGroup())).toMatchObject({ status: "not_found" });
    expect(end("member", "rina", aGroup())).toMatchObject({ code: "owner_only" });
  });

  test("ends with whoever owns a closed group, and whom it was made to is told", () => {
    const group = aGroup({ ...offer(), closedAt: BEFORE });
    for (const act of [{ type: "leave" }, { type: "forget" }] as const) {
      const outcome = step(decide(scene({ actor: boss(), group }), act));
      expect(outcome.group).toEqual({ ownerId: null, transfer: null });
      expect(outcome.events).toEqual([{ kind: "transfer-ended", to: PERSON("rina"), detail: "owner-left" }]);
    }
  });
});
