import { no, noFields, type Refusal } from "@/lib/platform/permission/verdict";
import { ANSWER_DAYS, PAUSE_DAYS } from "./deadline-rules";
import type { Act, Outcome, Person, Scene } from "./decision-schema";
import { can, canOn, isPaused } from "./policy";
import { daysAfter, StepBuilder, standingOf, stateIn } from "./step-builder-rules";

const NOBODY = no("unknown_person", "There is no such person here.", null, "not_found");

const requestGone = (scene: Scene, target: Person): Refusal =>
  stateIn(scene, target) === "none" && !isPaused(target.membership, scene.now)
    ? no("withdrawn", "There is nothing to decide on: the request was withdrawn, or never made.", null, "conflict")
    : no("decided", "Somebody has decided on this request already.", null, "conflict");

/** Approves a request. If no place is free, the person joins the waitlist, and needs no second approval when a place becomes free. */
export function approve(scene: Scene, actor: Person): Outcome {
  const verdict = can(standingOf(scene, actor), "decide");
  if (!verdict.allowed) return verdict;
  const { target } = scene;
  if (!target) return NOBODY;
  if (target.membership?.state !== "requested") return requestGone(scene, target);
  const builder = new StepBuilder(scene);
  builder.fill();
  builder.answered(target.membership);
  builder.enter(target._id, target.membership, { answersUntil: daysAfter(scene.now, ANSWER_DAYS) });
  builder.tell("request-approved", { person: target._id });
  builder.note("approved", target._id);
  return builder.step();
}

export function decline(scene: Scene, actor: Person, { reason }: Extract<Act, { type: "decline" }>): Outcome {
  const verdict = can(standingOf(scene, actor), "decide");
  if (!verdict.allowed) return verdict;
  const { target, now } = scene;
  if (!target) return NOBODY;
  if (target.membership?.state !== "requested") return requestGone(scene, target);
  const builder = new StepBuilder(scene);
  builder.answered(target.membership);
  builder.put(target._id, target.membership, {
    state: "none",
    reason,
    until: daysAfter(now, PAUSE_DAYS),
    answersUntil: daysAfter(now, ANSWER_DAYS),
  });
  builder.tell("request-declined", { person: target._id }, reason);
  builder.note("declined", target._id, reason);
  builder.fill();
  return builder.step();
}

/** Removes a member from the group, or a person from the waitlist. */
export function remove(scene: Scene, actor: Person, { reason }: Extract<Act, { type: "remove" }>): Outcome {
  const standing = standingOf(scene, actor);
  const verdict = can(standing, "remove");
  if (!verdict.allowed) return verdict;
  const { target } = scene;
  const state = target && stateIn(scene, target);
  if (!target || (state !== "member" && state !== "waiting")) return NOBODY;
  const on = canOn(standing, "remove", target.membership);
  if (!on.allowed) return on;
  const builder = new StepBuilder(scene);
  builder.drop(target._id, target.membership);
  builder.tell("removed", { person: target._id }, reason);
  builder.note("removed", target._id, reason);
  builder.fill();
  return builder.step();
}

/**
 * Bans a person, also one who never joined. If the person is banned already, changes the reason and the end. The same ban again changes
 * nothing.
 */
export function ban(scene: Scene, actor: Person, { reason, until = null }: Extract<Act, { type: "ban" }>): Outcome {
  const standing = standingOf(scene, actor);
  const verdict = can(standing, "ban");
  if (!verdict.allowed) return verdict;
  const { target, now } = scene;
  if (!target) return NOBODY;
  const on = canOn(standing, "ban", target.membership);
  if (!on.allowed) return on;
  if (until !== null && until <= now) return noFields({ until: ["Choose a day that is still to come."] });
  const builder = new StepBuilder(scene);
  const before = target.membership;
  if (before && stateIn(scene, target) === "banned" && before.reason === reason && before.until === until) return builder.step();
  builder.put(target._id, before, {
    state: "banned",
    role: "member",
    reason,
    until,
    joinedAt: null,
    answers: [],
    answersUntil: null,
    invitationId: null,
    ...(before === null && { sequence: builder.sequence() }),
  });
  builder.endOfferTo(target._id);
  // The membership now holds the ban. So the ban that was kept by the person's address is deleted.
  builder.lifted = target.barred !== null;
  builder.tell("banned", { person: target._id }, reason);
  builder.note("banned", target._id, reason, until);
  builder.fill();
  return builder.step();
}

/** Lifts a ban, also that of a deleted account: by the ban's own id, or by the id of the account that has the same address today. */
export function lift(scene: Scene, actor: Person): Outcome {
  const verdict = can(standingOf(scene, actor), "ban");
  if (!verdict.allowed) return verdict;
  const { target, keptBan } = scene;
  if (keptBan) {
    const builder = new StepBuilder(scene);
    builder.lifted = true;
    builder.note("lifted");
    return builder.step();
  }
  const banned = target?.membership?.state === "banned";
  if (!target || (!banned && target.barred === null)) return no("not_banned", "This person is not banned.", null, "not_found");
  const builder = new StepBuilder(scene);
  if (banned) builder.drop(target._id, target.membership);
  builder.lifted = target.barred !== null;
  builder.tell("ban-lifted", { person: target._id });
  builder.note("lifted", target._id);
  return builder.step();
}

export function setRole(scene: Scene, actor: Person, { role }: Extract<Act, { type: "set-role" }>): Outcome {
  const standing = standingOf(scene, actor);
  const verdict = can(standing, "change-roles");
  if (!verdict.allowed) return verdict;
  const { target } = scene;
  if (target?.membership?.state !== "member") return NOBODY;
  const on = canOn(standing, "change-roles", target.membership);
  if (!on.allowed) return on;
  const builder = new StepBuilder(scene);
  if (target.membership.role === role) return builder.step();
  builder.put(target._id, target.membership, { state: "member", role, since: target.membership.since });
  builder.tell("role-changed", { person: target._id }, role);
  builder.note("role-changed", target._id, role);
  return builder.step();
}
