import { expect, test } from "vitest";
import { can, canOn, permissions } from "@/lib/memberships/policy";
import { ACTIONS, type Action, Can } from "@/lib/memberships/views";
import { shown } from "@/lib/platform/permission/shown";
import { aGroup, LATER, membership, NOW, RELATIONS, type Relation } from "@/tests/support/scenes";

const standing = (relation: Relation, group = aGroup(), invited = false) => ({
  now: NOW,
  personId: "rina",
  membership: membership(relation, "rina"),
  group,
  invited,
});
const codes = (relation: Relation, group = aGroup()) =>
  Object.fromEntries(
    Object.entries(permissions(standing(relation, group))).map(([action, verdict]) => [action, verdict.allowed || verdict.code]),
  );

const nobody = {
  organize: "organizers_only",
  decide: "organizers_only",
  remove: "organizers_only",
  ban: "organizers_only",
  invite: "organizers_only",
  "invite-organizers": "owner_only",
  "edit-text": "organizers_only",
  "edit-settings": "owner_only",
  "change-roles": "owner_only",
  transfer: "owner_only",
  close: "owner_only",
  reopen: "owner_only",
  delete: "owner_only",
  move: "owner_only",
  export: "organizers_only",
};
const outside = { "see-members": "members_only", "accept-transfer": "not_a_member", leave: "not_a_member" };
const stranger = { ...nobody, ...outside, join: true, withdraw: "nothing_to_withdraw", "edit-membership": "not_a_member" };
const member = {
  ...nobody,
  join: "already_member",
  withdraw: "nothing_to_withdraw",
  leave: true,
  "edit-membership": true,
  "see-members": true,
  "accept-transfer": "not_offered",
};
const runs = { organize: true, decide: true, remove: true, ban: true, invite: true, "edit-text": true, export: true };
const owns = {
  "invite-organizers": true,
  "edit-settings": true,
  "change-roles": true,
  transfer: true,
  close: true,
  delete: true,
  move: true,
};

const OPEN: Record<Relation, object> = {
  none: stranger,
  paused: stranger,
  requested: { ...stranger, join: "already_requested", withdraw: true, "edit-membership": true },
  waiting: { ...stranger, join: "already_waiting", withdraw: true, "edit-membership": true },
  member,
  organizer: { ...member, ...runs },
  owner: { ...member, ...runs, ...owns, leave: "owner_stays", reopen: "open" },
  banned: { ...stranger, join: "banned", "edit-membership": "banned" },
  ended: stranger,
};
const CLOSED: Record<Relation, object> = {
  ...OPEN,
  none: { ...stranger, join: "closed" },
  paused: { ...stranger, join: "closed" },
  requested: { ...OPEN.requested, join: "closed" },
  waiting: { ...OPEN.waiting, join: "closed" },
  organizer: { ...member, ...runs, decide: "closed", invite: "closed" },
  owner: { ...member, ...runs, ...owns, decide: "closed", invite: "closed", "invite-organizers": "closed", close: "closed", reopen: true },
  ended: { ...stranger, join: "closed" },
};

test("that the group is closed is a conflict, whatever is asked of it", () => {
  const owner = standing("owner", aGroup({ closedAt: NOW }));
  for (const action of ["decide", "invite", "invite-organizers", "close"] as const)
    expect(can(owner, action), action).toMatchObject({ code: "closed", status: "conflict" });
  expect(can(standing("none", aGroup({ closedAt: NOW })), "join")).toMatchObject({ code: "closed", status: "conflict" });
});

test.each(RELATIONS)("what %s may do", (relation) => {
  expect(codes(relation)).toEqual(OPEN[relation]);
  expect(codes(relation, aGroup({ closedAt: NOW }))).toEqual(CLOSED[relation]);
  expect(codes(relation, aGroup({ joinPolicy: "approval" }))).toEqual({
    ...OPEN[relation],
    ...(relation === "paused" && { join: "paused" }),
  });
  const turnedAway = { ...OPEN[relation], ...(["none", "paused", "ended"].includes(relation) && { join: "invitation_only" }) };
  expect(codes(relation, aGroup({ joinPolicy: "invitation" }))).toEqual(turnedAway);
});

test("an invitation opens what it can open", () => {
  const join = (relation: Relation, group = aGroup({ joinPolicy: "invitation" })) => can(standing(relation, group, true), "join").allowed;
  expect(RELATIONS.map((relation) => join(relation))).toEqual([true, true, true, true, false, false, false, false, true]);
  expect(RELATIONS.some((relation) => join(relation, aGroup({ closedAt: NOW })))).toBe(false);
});

test("who is offered the group may accept it", () => {
  const transfer = { personId: "rina", offeredAt: NOW, expiresAt: LATER };
  expect(can(standing("member", aGroup({ transfer })), "accept-transfer").allowed).toBe(true);
  expect(can(standing("none", aGroup({ transfer })), "accept-transfer")).toMatchObject({ code: "not_a_member" });
});

test("nobody signed in is asked to sign in, for everything", () => {
  const codes = ACTIONS.map((action) => can({ ...standing("none"), personId: null }, action));
  for (const verdict of codes) expect(verdict).toMatchObject({ code: "sign_in", status: "unauthenticated" });
});

test("nobody acts on an equal, and everybody below can be acted on", () => {
  const on = (actor: Relation, target: Relation, action: "remove" | "ban" | "change-roles" = "remove") => {
    const verdict = canOn(standing(actor), action, membership(target, "omar"));
    return verdict.allowed || verdict.code;
  };
  expect(RELATIONS.map((relation) => on("organizer", relation))).toEqual([
    true,
    true,
    true,
    true,
    true,
    "equal_role",
    "equal_role",
    true,
    true,
  ]);
  expect(RELATIONS.map((relation) => on("owner", relation))).toEqual([true, true, true, true, true, true, "equal_role", true, true]);
  expect(on("member", "none")).toBe("organizers_only");
  expect(on("organizer", "member", "change-roles")).toBe("owner_only");
});

test("every refusal says why in a sentence, and what comes next in one, and the views show no more", () => {
  const groups = [aGroup(), aGroup({ closedAt: NOW }), aGroup({ joinPolicy: "invitation" })];
  for (const relation of RELATIONS)
    for (const group of groups) {
      expect(() => Can.parse(permissions(standing(relation, group)))).not.toThrow();
      for (const action of ACTIONS as readonly Action[]) {
        const verdict = can(standing(relation, group), action);
        if (verdict.allowed) continue;
        expect(verdict.reason).toMatch(/^[A-Z].{8,}\.$/);
        expect(verdict.next ?? "None at all.").toMatch(/^[A-Z].{8,}\.$/);
        expect(shown(verdict)).toEqual({ allowed: false, code: verdict.code, reason: verdict.reason, next: verdict.next });
        expect(["forbidden", "conflict", "not_found"]).toContain(verdict.status);
      }
    }
});

test("what somebody lost to another's speed is a conflict, what they may not do is forbidden", () => {
  const status = (relation: Relation, action: Action, group = aGroup()) => {
    const verdict = can(standing(relation, group), action);
    return verdict.allowed ? "allowed" : verdict.status;
  };
  expect([
    status("member", "join"),
    status("requested", "join"),
    status("waiting", "join"),
    status("none", "withdraw"),
    status("none", "leave"),
  ]).toEqual(Array(5).fill("conflict"));
  expect([status("owner", "reopen"), status("owner", "close", aGroup({ closedAt: NOW })), status("member", "accept-transfer")]).toEqual(
    Array(3).fill("conflict"),
  );
  expect([status("banned", "join"), status("member", "organize"), status("organizer", "delete"), status("owner", "leave")]).toEqual(
    Array(4).fill("forbidden"),
  );
});

test("what an owner could do is promised to nobody in a group that has none any more", () => {
  const next = (group: ReturnType<typeof aGroup>, action: Action) => {
    const verdict = can(standing("organizer", group), action);
    return verdict.allowed ? null : verdict.next;
  };
  const closed = aGroup({ closedAt: NOW });
  expect([next(closed, "invite"), next(closed, "reopen")]).toEqual(["The owner can open it again.", "Ask the owner of this group."]);
  const ownerless = aGroup({ closedAt: NOW, ownerId: null });
  for (const action of ["invite", "decide", "reopen", "delete"] as const) expect(next(ownerless, action)).toBe("Nobody owns it any more.");
  const equal = (group: ReturnType<typeof aGroup>) => canOn(standing("organizer", group), "remove", membership("organizer", "omar"));
  expect([equal(closed), equal(ownerless)]).toMatchObject([{ next: "The owner can." }, { next: "Nobody owns it any more." }]);
});
