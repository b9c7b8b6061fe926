import { no, type Refusal } from "@/lib/platform/permission/verdict";
import { Draft, daysAfter, standingOf, stateIn } from "./draft-rules";
import { can, canOn } from "./policy";
import type { Act, Outcome, Person, Scene } from "./scene-schema";
import { ANSWER_DAYS, type MembershipState, PAUSE_DAYS } from "./schema";

const NOBODY = no("unknown_person", "There is no such person here.", null, "not_found");

const requestGone = (state: MembershipState): Refusal =>
  state === "none"
    ? no("withdrawn", "This request was withdrawn. There is nothing left to decide.", null, "conflict")
    : no("decided", "Somebody has decided on this request already.", null, "conflict");

/** Lets somebody in who asked: promotion later never needs a second approval. */
export function approve(scene: Scene, actor: Person): Outcome {
  const verdict = can(standingOf(scene, actor), "decide");
  if (!verdict.allowed) return verdict;
  const { target } = scene;
  if (!target) return NOBODY;
  if (target.membership?.state !== "requested") return requestGone(stateIn(scene, target));
  const draft = new Draft(scene);
  draft.fill();
  draft.answered(target.membership);
  draft.enter(target._id, target.membership, { answersUntil: daysAfter(scene.now, ANSWER_DAYS) });
  draft.tell("request-approved", { person: target._id });
  draft.note("approved", target._id);
  return draft.step();
}

export function decline(scene: Scene, actor: Person, { reason }: Extract<Act, { type: "decline" }>): Outcome {
  const verdict = can(standingOf(scene, actor), "decide");
  if (!verdict.allowed) return verdict;
  const { target, now } = scene;
  if (!target) return NOBODY;
  if (target.membership?.state !== "requested") return requestGone(stateIn(scene, target));
  const draft = new Draft(scene);
  draft.answered(target.membership);
  draft.put(target._id, target.membership, {
    state: "none",
    reason,
    until: daysAfter(now, PAUSE_DAYS),
    answersUntil: daysAfter(now, ANSWER_DAYS),
  });
  draft.tell("request-declined", { person: target._id }, reason);
  draft.note("declined", target._id, reason);
  draft.fill();
  return draft.step();
}

/** Puts a member out of the group, or somebody out of the line. */
export function remove(scene: Scene, actor: Person, { reason }: Extract<Act, { type: "remove" }>): Outcome {
  const standing = standingOf(scene, actor);
  const verdict = can(standing, "remove");
  if (!verdict.allowed) return verdict;
  const { target } = scene;
  const state = target && stateIn(scene, target);
  if (!target || (state !== "member" && state !== "waiting")) return NOBODY;
  const on = canOn(standing, "remove", target.membership);
  if (!on.allowed) return on;
  const draft = new Draft(scene);
  draft.drop(target._id, target.membership);
  draft.tell("removed", { person: target._id }, reason);
  draft.note("removed", target._id, reason);
  draft.fill();
  return draft.step();
}

/** Also of somebody who never joined; of somebody banned already it changes the reason and the end. */
export function ban(scene: Scene, actor: Person, { reason, until = null }: Extract<Act, { type: "ban" }>): Outcome {
  const standing = standingOf(scene, actor);
  const verdict = can(standing, "ban");
  if (!verdict.allowed) return verdict;
  const { target, now } = scene;
  if (!target) return NOBODY;
  const on = canOn(standing, "ban", target.membership);
  if (!on.allowed) return on;
  if (until !== null && until <= now)
    return {
      ...no("invalid", "Some of this needs another look.", null, "invalid"),
      fields: { until: ["Choose a day that is still to come."] },
    };
  const draft = new Draft(scene);
  draft.put(target._id, target.membership, {
    state: "banned",
    role: "member",
    reason,
    until,
    joinedAt: null,
    answers: [],
    answersUntil: null,
    invitationId: null,
    ...(target.membership === null && { sequence: draft.sequence() }),
  });
  draft.endTransferTo(target._id);
  // From now on the membership says it.
  draft.lifted = target.barred !== null;
  draft.tell("banned", { person: target._id }, reason);
  draft.note("banned", target._id, reason);
  draft.fill();
  return draft.step();
}

/** Also the ban of an account that is gone, from the one that has its address today. */
export function lift(scene: Scene, actor: Person): Outcome {
  const verdict = can(standingOf(scene, actor), "ban");
  if (!verdict.allowed) return verdict;
  const { target } = scene;
  const banned = target?.membership?.state === "banned";
  if (!target || (!banned && target.barred === null)) return no("not_banned", "This person is not banned.", null, "not_found");
  const draft = new Draft(scene);
  if (banned) draft.drop(target._id, target.membership);
  draft.lifted = target.barred !== null;
  draft.tell("ban-lifted", { person: target._id });
  draft.note("lifted", target._id);
  return draft.step();
}

export function setRole(scene: Scene, actor: Person, { role }: Extract<Act, { type: "set-role" }>): Outcome {
  const standing = standingOf(scene, actor);
  const verdict = can(standing, "change-roles");
  if (!verdict.allowed) return verdict;
  const { target } = scene;
  if (target?.membership?.state !== "member") return NOBODY;
  const on = canOn(standing, "change-roles", target.membership);
  if (!on.allowed) return on;
  const draft = new Draft(scene);
  if (target.membership.role === role) return draft.step();
  draft.put(target._id, target.membership, { state: "member", role, since: target.membership.since });
  draft.tell("role-changed", { person: target._id }, role);
  draft.note("role-changed", target._id, role);
  return draft.step();
}
