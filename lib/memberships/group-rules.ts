import type { Group } from "@/lib/groups/record";
import { GroupSettings } from "@/lib/groups/setting-schema";
import { no, type Verdict } from "@/lib/platform/permission/verdict";
import { ANSWER_DAYS, MOVE_DAYS, TRANSFER_DAYS } from "./deadline-rules";
import type { Act, GroupChange, Outcome, Person, Scene, SceneGroup } from "./decision-schema";
import { acceptedRules } from "./joining-rules";
import { can, openOffer, outranks, roleOf } from "./policy";
import type { Membership } from "./record";
import { daysAfter, StepBuilder, standingOf } from "./step-builder-rules";

const NO_OFFER = no("not_offered", "The group is not offered to anybody.", null, "not_found");

/** Offers the group to a member. A new offer replaces the previous one. The same offer again changes nothing, unless it has lapsed. */
export function offerTransfer(scene: Scene, actor: Person): Outcome {
  const verdict = can(standingOf(scene, actor), "transfer");
  if (!verdict.allowed) return verdict;
  const { target, now } = scene;
  if (target?.membership?.state !== "member") return no("not_a_member", "Only a member can take the group over.", null, "not_found");
  if (!outranks(actor.membership, target.membership)) return no("yourself", "You own this group already.", "Choose another member.");
  const builder = new StepBuilder(scene);
  if (openOffer(scene.group, now)?.personId === target._id) return builder.step();
  if (scene.group.transfer?.personId !== target._id) builder.endOffer("offered-on", "heir");
  builder.change({ transfer: { personId: target._id, offeredAt: now, expiresAt: daysAfter(now, TRANSFER_DAYS) } });
  builder.tell("transfer-offered", { person: target._id });
  builder.note("transfer-offered", target._id);
  return builder.step();
}

/** The owner takes the offer back, or the person declines it. */
export function endTransfer(scene: Scene, actor: Person): Outcome {
  const { transfer } = scene.group;
  const verdict = can(standingOf(scene, actor), "transfer");
  if (!verdict.allowed && transfer?.personId !== actor._id) return verdict;
  if (!transfer) return NO_OFFER;
  const builder = new StepBuilder(scene);
  if (verdict.allowed) builder.endOffer("taken-back", "heir");
  else builder.endOffer("declined", "owner");
  builder.note("transfer-ended", transfer.personId);
  return builder.step();
}

/**
 * The actor becomes the owner. The old owner (the scene's target) becomes an organizer, and counts as having accepted the rules. A second
 * call by the new owner changes nothing.
 */
export function acceptTransfer(scene: Scene, actor: Person): Outcome {
  if (roleOf(actor.membership) === "owner" && scene.group.transfer === null) return new StepBuilder(scene).step();
  const verdict = can(standingOf(scene, actor), "accept-transfer");
  if (!verdict.allowed) return verdict;
  const builder = new StepBuilder(scene);
  const before = scene.target;
  if (before?.membership && roleOf(before.membership) === "owner") {
    const { since } = before.membership;
    builder.put(before._id, before.membership, { state: "member", role: "organizer", since, rulesAccepted: acceptedRules(scene.group) });
    builder.tell("transfer-accepted", { person: before._id });
  }
  if (actor.membership) builder.put(actor._id, actor.membership, { state: "member", role: "owner", since: actor.membership.since });
  builder.change({ ownerId: actor._id, transfer: null });
  builder.note("transfer-accepted", before?._id ?? null);
  return builder.step();
}

/** Adds one entry to the record for all open requests, instead of one for each. */
function noteAll(builder: StepBuilder, action: "requests-declined" | "requests-approved"): void {
  const { requestCount } = builder.scene.seats;
  if (requestCount > 0) builder.note(action, null, String(requestCount));
}

/** Declines the open requests of a closed group. No pause follows, because the reason was not about these people. */
function declineAll(builder: StepBuilder): void {
  const reason = "The group was closed.";
  for (const row of builder.scene.requests.slice(0, builder.budget)) {
    builder.put(row.accountId, row, { state: "none", reason, until: builder.now, answersUntil: daysAfter(builder.now, ANSWER_DAYS) });
    builder.tell("request-declined", { person: row.accountId }, reason);
  }
}

/** Approves the requests that were open when the owner opened the group to everyone, the oldest first. */
function letAllIn(builder: StepBuilder): void {
  for (const row of builder.scene.requests) {
    if (builder.budget <= 0) return;
    builder.enter(row.accountId, row, { answersUntil: daysAfter(builder.now, ANSWER_DAYS) });
    builder.tell("request-approved", { person: row.accountId });
  }
}

/** Closes the group: people can read it, but nobody can join. People on the waitlist keep their places in case the group opens again. */
export function close(scene: Scene, actor: Person, { reason }: Extract<Act, { type: "close" }>): Outcome {
  const verdict = can(standingOf(scene, actor), "close");
  const builder = new StepBuilder(scene);
  if (!verdict.allowed) return verdict.code === "closed" ? builder.step() : verdict;
  builder.change({ closedAt: scene.now, lettingIn: false });
  declineAll(builder);
  builder.tell("group-closed", "members", reason);
  noteAll(builder, "requests-declined");
  builder.note("closed", null, reason);
  return builder.step();
}

export function reopen(scene: Scene, actor: Person): Outcome {
  const verdict = can(standingOf(scene, actor), "reopen");
  const builder = new StepBuilder(scene);
  if (!verdict.allowed) return verdict.code === "open" ? builder.step() : verdict;
  builder.change({ closedAt: null });
  builder.fill();
  builder.tell("group-reopened", "members");
  builder.note("reopened");
  return builder.step();
}

type Sharing = Pick<Membership, "contact" | "contactSince" | "joinedAt" | "since">;

/**
 * From when on the export contains a member's address because the group moves. Every member has `MOVE_DAYS` days to say no: from the
 * announcement, or from the day on which they chose to share the address if that was later. Null if the address is not exported because of
 * the move. That includes members who joined after the announcement, since nobody told them of it.
 */
export function goesAlongFrom({ contact, contactSince, joinedAt, since }: Sharing, move: Group["move"]): string | null {
  if (contact !== "if-the-group-moves" || move === null || (joinedAt ?? since) > move.announcedAt) return null;
  return contactSince !== null && contactSince > move.announcedAt ? daysAfter(contactSince, MOVE_DAYS) : move.exportFrom;
}

export function move(scene: Scene, actor: Person, { input }: Extract<Act, { type: "move" }>): Outcome {
  const verdict = can(standingOf(scene, actor), "move");
  if (!verdict.allowed) return verdict;
  const builder = new StepBuilder(scene);
  const announced = scene.group.move;
  // A repeated announcement sends no second notice and does not restart the days to say no.
  if (announced?.to === input.to && announced.text === input.text) return builder.step();
  builder.change({ move: { ...input, announcedAt: scene.now, exportFrom: daysAfter(scene.now, MOVE_DAYS) } });
  builder.tell("group-moved", "members", input.to);
  builder.note("moved", null, input.to);
  return builder.step();
}

/** The fields that really change. A form may send all its fields. */
const changed = (group: SceneGroup, edit: GroupChange): GroupChange =>
  Object.fromEntries(
    Object.entries(edit).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(group[key as keyof GroupChange])),
  );

/** The settings that organizers may change, like the texts of the group. */
const WRITTEN: readonly string[] = ["questions", "rules"] satisfies (keyof GroupSettings)[];
/** The settings that only the owner may change. A setting that is added to `GroupSettings` belongs to them by default. */
const OWNERS = new Set(["maxMembers", ...Object.keys(GroupSettings.shape).filter((setting) => !WRITTEN.includes(setting))]);

function mayChange(scene: Scene, actor: Person, edit: GroupChange): Verdict {
  const standing = standingOf(scene, actor);
  const text = can(standing, "edit-text");
  if (!text.allowed) return text;
  return Object.keys(changed(scene.group, edit)).some((field) => OWNERS.has(field)) ? can(standing, "edit-settings") : text;
}

/** Lowering the limit removes nobody. Raising it gives places to people on the waitlist, as many as one step may change. */
export function changeSettings(scene: Scene, actor: Person, { edit, letIn }: Extract<Act, { type: "change-settings" }>): Outcome {
  const verdict = mayChange(scene, actor, edit);
  if (!verdict.allowed) return verdict;
  const builder = new StepBuilder(scene);
  const settings = changed(scene.group, edit);
  if (Object.keys(settings).length === 0) return builder.step();
  builder.change(settings);
  if (settings.rules !== undefined) {
    builder.change({ rulesVersion: scene.group.rulesVersion + 1 });
    if (settings.rules !== "") builder.tell("rules-changed", "members");
    // The person who changed the rules need not accept them.
    const { membership } = actor;
    const rulesAccepted = acceptedRules(builder.group);
    if (membership) builder.put(actor._id, membership, { state: "member", since: membership.since, rulesAccepted });
  }
  if (settings.joinPolicy !== undefined) {
    const lettingIn = letIn && settings.joinPolicy === "open";
    builder.change({ lettingIn });
    if (lettingIn && scene.group.closedAt === null) noteAll(builder, "requests-approved");
  }
  builder.note("settings-changed", null, Object.keys(settings).join(", "));
  return settle(builder);
}

/** Continues a step that was too large: people on the waitlist, requests to approve, requests to decline because the group was closed. */
export function settle(builder: StepBuilder): Outcome {
  if (builder.group.closedAt !== null) declineAll(builder);
  builder.fill();
  if (builder.group.lettingIn && builder.group.closedAt === null) letAllIn(builder);
  const { transfer } = builder.group;
  if (transfer && transfer.expiresAt <= builder.now) builder.endOffer("lapsed", "both");
  return builder.step();
}
