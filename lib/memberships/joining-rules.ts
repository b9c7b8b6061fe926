import { no, noFields, type Refusal } from "@/lib/platform/permission/verdict";
import { ACCEPT_RULES, NO_ANSWER } from "./answer-rules";
import { ANSWER_DAYS } from "./deadline-rules";
import type { Act, Outcome, Person, Scene, SceneGroup } from "./decision-schema";
import { can, roleOf } from "./policy";
import type { Answer, Invitation, Membership } from "./record";
import type { Contact, JoinInput } from "./schema";
import { daysAfter, StepBuilder, standingOf, stateIn } from "./step-builder-rules";
import type { InvitationRow } from "./views";

/** @returns the errors of the answers by field, empty if there are none */
function wrongAnswers({ questions }: SceneGroup, answers: string[]): Record<string, string[]> {
  const missing = questions.flatMap((_, at) => (answers[at]?.trim() ? [] : [[`answers.${at}`, [NO_ANSWER]] as const]));
  const extra = answers.length > questions.length ? [["answers", ["There are more answers than questions."]] as const] : [];
  return Object.fromEntries([...missing, ...extra]);
}

function wrongRules({ rules, rulesVersion }: SceneGroup, accepted: number | undefined): Record<string, string[]> {
  if (rules === "" || accepted === rulesVersion) return {};
  return {
    rulesVersion: [accepted === undefined ? ACCEPT_RULES : "The rules have changed. Please read them and accept them."],
  };
}

const answered = ({ questions }: SceneGroup, answers: string[]): Answer[] =>
  questions.map((question, at) => ({ question, answer: answers[at] ?? "" }));

/**
 * The errors of an accepted invitation by field. A person who has asked to join or is on the waitlist need not answer the questions again.
 */
export const wrongYes = (group: SceneGroup, known: Membership | null, { answers, rulesVersion }: JoinInput): Record<string, string[]> => ({
  ...(known && answers === undefined ? {} : wrongAnswers(group, answers ?? [])),
  ...wrongRules(group, rulesVersion ?? known?.rulesAccepted ?? undefined),
});

/** The stored value for accepting the current rules. */
export const acceptedRules = ({ rules, rulesVersion }: SceneGroup): number | null => (rules === "" ? null : rulesVersion);

/**
 * An earlier choice to share the address counts only while a request or a place in line is open. After that the person must choose again.
 */
const contactBefore = (before: Membership | null): Contact =>
  before?.state === "requested" || before?.state === "waiting" ? before.contact : "nothing";

/** The fields of a membership that come from the form. */
const typed = (group: SceneGroup, { answers = [], contact }: JoinInput, before: Membership | null) => ({
  answers: answered(group, answers),
  answersUntil: null,
  rulesAccepted: acceptedRules(group),
  contact: contact ?? contactBefore(before),
  contactSince: null,
  role: "member" as const,
  invitationId: null,
  reason: null,
  until: null,
});

/** Joins the group, asks to join, or joins the waitlist. If the person has already done so, nothing changes. */
export function join(scene: Scene, actor: Person, { input }: Extract<Act, { type: "join" }>): Outcome {
  const builder = new StepBuilder(scene);
  const state = stateIn(scene, actor);
  if (state === "member" || state === "requested" || state === "waiting") return builder.step();
  const verdict = can(standingOf(scene, actor), "join");
  if (!verdict.allowed) return verdict;
  const wrong = { ...wrongAnswers(scene.group, input.answers ?? []), ...wrongRules(scene.group, input.rulesVersion) };
  if (Object.keys(wrong).length > 0) return noFields(wrong);
  const row = typed(scene.group, input, actor.membership);
  builder.fill();
  if (scene.group.joinPolicy === "approval") {
    builder.put(actor._id, actor.membership, { ...row, state: "requested", sequence: builder.sequence() });
    builder.tell("request-received", "organizers");
  } else builder.enter(actor._id, actor.membership, row);
  return builder.step();
}

export function editMembership(scene: Scene, actor: Person, { input }: Extract<Act, { type: "edit-membership" }>): Outcome {
  const verdict = can(standingOf(scene, actor), "edit-membership");
  if (!verdict.allowed) return verdict;
  const builder = new StepBuilder(scene);
  const { membership } = actor;
  if (!membership) return builder.step();
  if (input.rulesVersion !== undefined) {
    const wrong = wrongRules(scene.group, input.rulesVersion);
    if (Object.keys(wrong).length > 0) return noFields(wrong);
  }
  const { contact = membership.contact } = input;
  builder.put(actor._id, membership, {
    state: membership.state,
    since: membership.since,
    contact,
    contactSince: contact === membership.contact ? membership.contactSince : scene.now,
    rulesAccepted: input.rulesVersion === undefined ? membership.rulesAccepted : acceptedRules(scene.group),
  });
  return builder.step();
}

/** Leaves the group, withdraws a request, or leaves the waitlist. Without a membership, nothing changes. */
export function leave(scene: Scene, actor: Person, { from }: Extract<Act, { type: "leave" }>): Outcome {
  const state = stateIn(scene, actor);
  if (from !== undefined && from !== state)
    return no("state_changed", "Something has changed since you opened this page.", "Have a look where you stand now.", "conflict");
  const builder = new StepBuilder(scene);
  if (state === "none") return builder.step();
  const standing = standingOf(scene, actor);
  const verdict = state === "banned" ? can(standing, "edit-membership") : can(standing, state === "member" ? "leave" : "withdraw");
  if (!verdict.allowed) return verdict;
  if (roleOf(actor.membership) === "owner") builder.ownerGoes();
  builder.drop(actor._id, actor.membership);
  builder.fill();
  return builder.step();
}

/** The role that an invitation gives. It makes an organizer only as long as the person who created it owns the group. */
export const roleIn = <Any extends string>(
  { role, invitedBy }: { role: Any; invitedBy: string },
  { ownerId }: { ownerId: string | null },
) => (invitedBy === ownerId ? role : "member");

/** The event that records that a person declined an invitation. No other row records it for a link. */
export const refusalOf = (actorId: string, invitationId: string) =>
  ({ actorId, kind: "invitation-refused", detail: invitationId }) as const;

/** Why an invitation does not work for this person, or null. */
export function invitationRefusal(
  invitation: Invitation,
  actor: Pick<Person, "email" | "emailVerified"> | null,
  now: string,
): Refusal | null {
  const ask = "Ask an organizer for a new one.";
  if (invitation.revokedAt !== null) return no("revoked", "This invitation was taken back.", ask, "gone");
  if (invitation.expiresAt <= now) return no("expired", "This invitation has ended.", ask, "gone");
  if (invitation.used >= invitation.uses) return no("used_up", "This invitation is used up.", ask, "gone");
  if (invitation.email === null || actor === null) return null;
  if (invitation.email !== actor.email)
    return no("other_address", "This invitation is for another address.", "Sign in with the address it was sent to.");
  return actor.emailVerified
    ? null
    : no("unverified", "Your address is not confirmed yet.", "Open the link we sent to it, then come back.");
}

/**
 * Accepts an invitation. It replaces approval, but does not lift a ban. For a member nothing changes: if the invitation has ended, the step
 * refuses it, unless they joined by it.
 */
export function acceptInvitation(scene: Scene, actor: Person, { input }: Extract<Act, { type: "accept-invitation" }>): Outcome {
  const { group, invitation } = scene;
  if (!invitation)
    return no("unknown_invitation", "We do not know this invitation.", "Perhaps the end of the link is missing.", "not_found");
  const builder = new StepBuilder(scene);
  const state = stateIn(scene, actor);
  if (invitation.accepted && (state === "member" || state === "waiting")) return builder.step();
  const refusal = invitationRefusal(invitation, actor, scene.now);
  if (state === "member") return refusal?.status === "gone" ? refusal : builder.step();
  const verdict = can(standingOf(scene, actor, true), "join");
  if (!verdict.allowed) return verdict;
  if (refusal) return refusal;
  const known = state === "none" ? null : actor.membership;
  const kept = input.answers === undefined ? known : null;
  const wrong = wrongYes(group, known, input);
  if (Object.keys(wrong).length > 0) return noFields(wrong);
  const carriesRole = !invitation.accepted && roleIn(invitation, group) === "organizer";
  const row = {
    ...typed(group, input, actor.membership),
    // An invitation replaces approval. So the answers are deleted as long after it as after an approval.
    ...(kept && { answers: kept.answers, answersUntil: kept.answersUntil ?? daysAfter(scene.now, ANSWER_DAYS) }),
    role: carriesRole ? ("organizer" as const) : (known?.role ?? ("member" as const)),
    invitationId: invitation._id,
  };
  builder.accepted = !invitation.accepted;
  if (known && state === "waiting") {
    builder.put(actor._id, known, { ...row, state, since: known.since });
    builder.fill();
  } else {
    builder.fill();
    builder.enter(actor._id, actor.membership, row);
  }
  return builder.step();
}

/** The current state of an invitation. Only an active one works. */
export function invitationState({ revokedAt, expiresAt, used, uses }: Invitation, now: string): InvitationRow["state"] {
  if (revokedAt !== null) return "revoked";
  if (used >= uses) return "used-up";
  return expiresAt <= now ? "expired" : "active";
}
