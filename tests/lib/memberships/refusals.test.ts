import { expect, test } from "vitest";
import type { Act, Outcome, Scene } from "@/lib/memberships/decision-schema";
import { can, canOn, stateAt } from "@/lib/memberships/policy";
import { decide } from "@/lib/memberships/rules";
import { aGroup, anInvitation, BEFORE, boss, days, LATER, membership, NOW, one, person, scene, staff } from "@/tests/support/scenes";

const transfer = { personId: "rina", offeredAt: BEFORE, expiresAt: NOW };
const accept = (given: object, more: Partial<Scene> = {}): Outcome =>
  decide(scene({ actor: person("rina"), invitation: anInvitation(given), ...more }), { type: "accept-invitation", input: {} });
const act = (what: Act, more: Partial<Scene> = {}): Outcome => decide(scene({ actor: boss(), ...more }), what);

/** Every refusal that the table of acts does not show, with its words. */
const REFUSALS: [Outcome, string, string | null][] = [
  [accept({ revokedAt: BEFORE }), "This invitation was taken back.", "Ask an organizer for a new one."],
  [accept({ expiresAt: BEFORE }), "This invitation has ended.", "Ask an organizer for a new one."],
  [accept({ used: 2 }), "This invitation is used up.", "Ask an organizer for a new one."],
  [accept({ email: "x@example.com" }), "This invitation is for another address.", "Sign in with the address it was sent to."],
  [
    accept({ email: "rina@example.com" }, { actor: person("rina", null, { emailVerified: false }) }),
    "Your address is not confirmed yet.",
    "Open the link we sent to it, then come back.",
  ],
  [accept({}, { invitation: null }), "We do not know this invitation.", "Perhaps the end of the link is missing."],
  [act({ type: "leave", from: "waiting" }), "Something has changed since you opened this page.", "Have a look where you stand now."],
  [
    act({ type: "join", input: {} }, { actor: person("rina"), group: aGroup({ questions: ["Why?"] }) }),
    "Some of this needs another look.",
    null,
  ],
  [act({ type: "ban", reason: "Shouted.", until: NOW }, { target: person("rina") }), "Some of this needs another look.", null],
  [act({ type: "offer-transfer" }, { target: boss() }), "You own this group already.", "Choose another member."],
  [act({ type: "end-transfer" }), "The group is not offered to anybody.", null],
  [act({ type: "leave" }, { actor: null }), "Sign in first.", "You come straight back here."],
  [
    act({ type: "accept-transfer" }, { actor: one("rina", "member"), group: aGroup({ transfer }) }),
    "The offer has lapsed.",
    "Ask the owner to offer it again.",
  ],
];

test.each(REFUSALS)("%#: %j", (outcome, reason, next) => {
  expect(outcome).toMatchObject({ allowed: false, reason, next });
});

test("codes that no other test names", () => {
  expect(act({ type: "end-transfer" })).toMatchObject({ code: "not_offered" });
  const nobody = { now: NOW, personId: null, membership: null, group: aGroup() };
  expect(can(nobody, "join")).toMatchObject({ reason: "Sign in first.", next: "You come straight back here." });
  const standing = { now: NOW, personId: "omar", membership: membership("organizer", "omar"), group: aGroup() };
  expect(canOn(standing, "ban", membership("owner", "ada"))).toMatchObject({ next: "The owner can." });
});

test("a ban ends with its last moment, and nothing else does", () => {
  const at = (relation: "banned" | "member" | "requested", until: string | null) => stateAt(membership(relation, "rina", { until }), NOW);
  expect([at("banned", NOW), at("banned", days(1)), at("banned", null)]).toEqual(["none", "banned", "banned"]);
  expect([at("member", BEFORE), at("requested", BEFORE)]).toEqual(["member", "requested"]);
  const barred = (until: string) =>
    act({ type: "join", input: {} }, { actor: person("rina", null, { barred: { reason: "Shouted.", until } }) }).allowed;
  expect([barred(NOW), barred(LATER)]).toEqual([true, false]);
});

test("a membership of today counts, whatever is kept of an older ban", () => {
  const barred = { reason: "Shouted.", until: null };
  const there = act({ type: "edit-membership", input: {} }, { actor: { ...one("rina", "member"), barred } });
  expect(there.allowed).toBe(true);
});

test("only the owner's leaving leaves the group to nobody", () => {
  const gone = act({ type: "forget" }, { actor: one("rina", "member"), group: aGroup({ closedAt: NOW }) });
  expect(gone).toMatchObject({ allowed: true, group: {} });
  const closing = act({ type: "close", reason: null }, { group: aGroup({ lettingIn: true }) });
  expect(closing).toMatchObject({ group: { lettingIn: false } });
  expect(act({ type: "remove", reason: null }, { actor: staff(), target: one("rina", "member") }).allowed).toBe(true);
});
