import { no, type Verdict } from "@/lib/platform/permission/verdict";
import { Draft, daysAfter, standingOf } from "./draft-rules";
import { can, outranks, roleOf } from "./policy";
import type { Act, Outcome, Person, Scene, SceneGroup, SettingsEdit } from "./scene-schema";
import { ANSWER_DAYS, MOVE_DAYS, TRANSFER_DAYS } from "./schema";

const NO_OFFER = no("not_offered", "The group is not offered to anybody.", null, "not_found");

/** Offers the group to a member. A new offer takes the place of the one before. */
export function offerTransfer(scene: Scene, actor: Person): Outcome {
  const verdict = can(standingOf(scene, actor), "transfer");
  if (!verdict.allowed) return verdict;
  const { target, now } = scene;
  if (target?.membership?.state !== "member") return no("not_a_member", "Only a member can take the group over.", null, "not_found");
  if (!outranks(actor.membership, target.membership)) return no("yourself", "You own this group already.", "Choose another member.");
  const draft = new Draft(scene);
  const before = scene.group.transfer?.personId;
  if (before !== undefined && before !== target._id) draft.tell("transfer-ended", { person: before });
  draft.change({ transfer: { personId: target._id, offeredAt: now, expiresAt: daysAfter(now, TRANSFER_DAYS) } });
  draft.tell("transfer-offered", { person: target._id });
  draft.note("transfer-offered", target._id);
  return draft.step();
}

/** The owner takes the offer back, or the person declines it. */
export function endTransfer(scene: Scene, actor: Person): Outcome {
  const { transfer, ownerId } = scene.group;
  const verdict = can(standingOf(scene, actor), "transfer");
  if (!verdict.allowed && transfer?.personId !== actor._id) return verdict;
  if (!transfer) return NO_OFFER;
  const draft = new Draft(scene);
  draft.change({ transfer: null });
  const other = verdict.allowed ? transfer.personId : ownerId;
  if (other !== null) draft.tell("transfer-ended", { person: other });
  draft.note("transfer-ended", transfer.personId);
  return draft.step();
}

/** The old owner becomes an organizer. The scene's target is the owner of today. */
export function acceptTransfer(scene: Scene, actor: Person): Outcome {
  const verdict = can(standingOf(scene, actor), "accept-transfer");
  if (!verdict.allowed) return verdict;
  const draft = new Draft(scene);
  const before = scene.target;
  if (before?.membership && roleOf(before.membership) === "owner") {
    draft.put(before._id, before.membership, { state: "member", role: "organizer", since: before.membership.since });
    draft.tell("transfer-accepted", { person: before._id });
  }
  if (actor.membership) draft.put(actor._id, actor.membership, { state: "member", role: "owner", since: actor.membership.since });
  draft.change({ ownerId: actor._id, transfer: null });
  draft.note("transfer-accepted", before?._id ?? null);
  return draft.step();
}

/** Requests that nobody will answer any more. No pause follows: it was not about the person. */
function declineAll(draft: Draft): void {
  const reason = "The group was closed.";
  for (const row of draft.scene.requests.slice(0, draft.budget)) {
    draft.put(row.accountId, row, { state: "none", reason, until: draft.now, answersUntil: daysAfter(draft.now, ANSWER_DAYS) });
    draft.tell("request-declined", { person: row.accountId }, reason);
  }
}

/** Those who had asked when the owner opened the group to everyone, oldest first. */
function letAllIn(draft: Draft): void {
  for (const row of draft.scene.requests) {
    if (draft.budget <= 0) return;
    draft.enter(row.accountId, row, { answersUntil: daysAfter(draft.now, ANSWER_DAYS) });
    draft.tell("request-approved", { person: row.accountId });
  }
}

/** Readable from now on, and nobody joins. Who waits keeps the place in line for the day it opens again. */
export function close(scene: Scene, actor: Person, { reason }: Extract<Act, { type: "close" }>): Outcome {
  const verdict = can(standingOf(scene, actor), "close");
  const draft = new Draft(scene);
  if (!verdict.allowed) return verdict.code === "closed" ? draft.step() : verdict;
  draft.change({ closedAt: scene.now, lettingIn: false });
  declineAll(draft);
  draft.tell("group-closed", "members", reason);
  draft.note("closed", null, reason);
  return draft.step();
}

export function reopen(scene: Scene, actor: Person): Outcome {
  const verdict = can(standingOf(scene, actor), "reopen");
  const draft = new Draft(scene);
  if (!verdict.allowed) return verdict.code === "open" ? draft.step() : verdict;
  draft.change({ closedAt: null });
  draft.fill();
  draft.tell("group-reopened", "members");
  draft.note("reopened");
  return draft.step();
}

export function move(scene: Scene, actor: Person, { input }: Extract<Act, { type: "move" }>): Outcome {
  const verdict = can(standingOf(scene, actor), "move");
  if (!verdict.allowed) return verdict;
  const draft = new Draft(scene);
  draft.change({ move: { ...input, announcedAt: scene.now, exportFrom: daysAfter(scene.now, MOVE_DAYS) } });
  draft.tell("group-moved", "members", input.to);
  draft.note("moved", null, input.to);
  return draft.step();
}

/** The fields that would really change: a form sends all it has. */
const changed = (group: SceneGroup, edit: SettingsEdit): SettingsEdit =>
  Object.fromEntries(
    Object.entries(edit).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(group[key as keyof SettingsEdit])),
  );

function mayChange(scene: Scene, actor: Person, edit: SettingsEdit): Verdict {
  const standing = standingOf(scene, actor);
  const text = can(standing, "edit-text");
  if (!text.allowed) return text;
  const { maxMembers, joinPolicy, visibility } = changed(scene.group, edit);
  return maxMembers !== undefined || joinPolicy !== undefined || visibility !== undefined ? can(standing, "edit-settings") : text;
}

/** Lowering the limit puts nobody out; raising it takes people from the line, as many as one step may. */
export function changeSettings(scene: Scene, actor: Person, { edit, letIn }: Extract<Act, { type: "change-settings" }>): Outcome {
  const verdict = mayChange(scene, actor, edit);
  if (!verdict.allowed) return verdict;
  const draft = new Draft(scene);
  const settings = changed(scene.group, edit);
  if (Object.keys(settings).length === 0) return draft.step();
  draft.change(settings);
  if (settings.rules !== undefined) {
    draft.change({ rulesVersion: scene.group.rulesVersion + 1 });
    if (settings.rules !== "") draft.tell("rules-changed", "members");
  }
  if (settings.joinPolicy !== undefined) draft.change({ lettingIn: letIn && settings.joinPolicy === "open" });
  draft.note("settings-changed", null, Object.keys(settings).join(", "));
  return settle(draft);
}

/** Takes on what is left of a step that was too large: those in line, those let in, those declined by closing. */
export function settle(draft: Draft): Outcome {
  if (draft.group.closedAt !== null) declineAll(draft);
  draft.fill();
  if (draft.group.lettingIn && draft.group.closedAt === null) letAllIn(draft);
  const { transfer, ownerId } = draft.group;
  if (transfer && transfer.expiresAt <= draft.now) {
    draft.change({ transfer: null });
    if (ownerId !== null) draft.tell("transfer-ended", { person: ownerId });
  }
  return draft.step();
}
