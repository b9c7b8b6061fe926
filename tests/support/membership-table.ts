import type { Act, Scene, SceneGroup } from "@/lib/memberships/decision-schema";
import { anInvitation, NOW, RELATIONS, type Relation } from "./scenes";

/** Kinds of group: who may join, whether a place is free, whether the group is closed. */
export const KINDS: Record<string, Partial<SceneGroup>> = {
  open: { joinPolicy: "open" },
  openFull: { joinPolicy: "open", maxMembers: 5 },
  approval: { joinPolicy: "approval" },
  approvalFull: { joinPolicy: "approval", maxMembers: 5 },
  invitation: { joinPolicy: "invitation" },
  invitationFull: { joinPolicy: "invitation", maxMembers: 5 },
  closed: { closedAt: NOW },
  closedFull: { closedAt: NOW, maxMembers: 5 },
};
export type Kind = keyof typeof KINDS;

/** One result per relation, in the order of RELATIONS: none paused requested waiting member organizer owner banned ended. */
type Fates = string;
export const fatesOf = (fates: Fates): Record<Relation, string> => {
  const words = fates.split(" ");
  if (words.length !== RELATIONS.length) throw new Error(`a fate is missing: ${fates}`);
  return Object.fromEntries(RELATIONS.map((relation, at) => [relation, words[at] ?? ""])) as Record<Relation, string>;
};
const everyKind = (fates: Fates): Record<Kind, Fates> => Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, fates]));

const ASKING = "requested paused = = = = = banned requested";
const ORDERED = "invitation_only invitation_only = = = = = banned invitation_only";
const SHUT = "closed closed = = = = = banned closed";
const INVITED = "member member member member = = = banned member";
const INVITED_FULL = "waiting waiting waiting waiting = = = banned waiting";
const INVITED_SHUT = "closed closed closed closed = = = banned closed";
const GOING = "= = none none none none owner_stays banned =";
const HEIR = "not_a_member not_a_member not_a_member not_a_member owner owner owner not_a_member not_a_member";

/** The result for a person who acts for themselves. `=` means that nothing changes. */
export const OWN: Record<string, { act: Act; more?: Partial<Scene>; offered?: true; fates: Record<Kind, Fates> }> = {
  join: {
    act: { type: "join", input: {} },
    fates: {
      open: "member member = = = = = banned member",
      openFull: "waiting waiting = = = = = banned waiting",
      approval: ASKING,
      approvalFull: ASKING,
      invitation: ORDERED,
      invitationFull: ORDERED,
      closed: SHUT,
      closedFull: SHUT,
    },
  },
  "accept-invitation": {
    act: { type: "accept-invitation", input: {} },
    more: { invitation: anInvitation() },
    fates: {
      open: INVITED,
      openFull: INVITED_FULL,
      approval: INVITED,
      approvalFull: INVITED_FULL,
      invitation: INVITED,
      invitationFull: INVITED_FULL,
      closed: INVITED_SHUT,
      closedFull: INVITED_SHUT,
    },
  },
  leave: {
    act: { type: "leave" },
    fates: { ...everyKind(GOING), closed: "= = none none none none none banned =", closedFull: "= = none none none none none banned =" },
  },
  "edit-membership": {
    act: { type: "edit-membership", input: { contact: "always" } },
    fates: everyKind("not_a_member not_a_member requested waiting member organizer owner banned not_a_member"),
  },
  "accept-transfer": { act: { type: "accept-transfer" }, offered: true, fates: everyKind(HEIR) },
  "end-transfer": { act: { type: "end-transfer" }, offered: true, fates: everyKind("= = = = = = = = =") },
  forget: {
    act: { type: "forget" },
    fates: {
      ...everyKind("= none none none none none owner_stays none none"),
      closed: "= none none none none none none none none",
      closedFull: "= none none none none none none none none",
    },
  },
};

const ORGANIZERS = "organizers_only organizers_only organizers_only organizers_only organizers_only ok ok organizers_only organizers_only";
const OWNER = "owner_only owner_only owner_only owner_only owner_only owner_only ok owner_only owner_only";
const WHILE_OPEN = ORGANIZERS.replaceAll("ok", "closed");
/** An organizer learns that only the owner may do it; others learn that only organizers may. */
const SETTINGS = ORGANIZERS.replace("ok ok", "owner_only ok");
const UNKNOWN = "unknown_person";
const closedToo = (open: Fates, closed: Fates): Record<Kind, Fates> => ({ ...everyKind(open), closed, closedFull: closed });
const full = (fates: Record<Kind, Fates>, whenFull: Fates): Record<Kind, Fates> => ({
  ...fates,
  openFull: whenFull,
  approvalFull: whenFull,
  invitationFull: whenFull,
});

/** The result for another person: first whether the actor may act, then the result by the other person's relation. */
export const DESK: Record<string, { act: Act; actors: Record<Kind, Fates>; targets: Record<Kind, Fates> }> = {
  approve: {
    act: { type: "approve" },
    actors: closedToo(ORGANIZERS, WHILE_OPEN),
    targets: full(
      everyKind("withdrawn decided member decided decided decided decided decided withdrawn"),
      "withdrawn decided waiting decided decided decided decided decided withdrawn",
    ),
  },
  decline: {
    act: { type: "decline", reason: "Later." },
    actors: closedToo(ORGANIZERS, WHILE_OPEN),
    targets: everyKind("withdrawn decided none decided decided decided decided decided withdrawn"),
  },
  remove: {
    act: { type: "remove", reason: null },
    actors: everyKind(ORGANIZERS),
    targets: everyKind(`${UNKNOWN} ${UNKNOWN} ${UNKNOWN} none none none equal_role ${UNKNOWN} ${UNKNOWN}`),
  },
  ban: {
    act: { type: "ban", reason: "Shouted." },
    actors: everyKind(ORGANIZERS),
    targets: everyKind("banned banned banned banned banned banned equal_role banned banned"),
  },
  lift: {
    act: { type: "lift" },
    actors: everyKind(ORGANIZERS),
    targets: everyKind("not_banned not_banned not_banned not_banned not_banned not_banned not_banned none none"),
  },
  "set-role organizer": {
    act: { type: "set-role", role: "organizer" },
    actors: everyKind(OWNER),
    targets: everyKind(`${UNKNOWN} ${UNKNOWN} ${UNKNOWN} ${UNKNOWN} organizer = equal_role ${UNKNOWN} ${UNKNOWN}`),
  },
  "set-role member": {
    act: { type: "set-role", role: "member" },
    actors: everyKind(OWNER),
    targets: everyKind(`${UNKNOWN} ${UNKNOWN} ${UNKNOWN} ${UNKNOWN} = member equal_role ${UNKNOWN} ${UNKNOWN}`),
  },
  "offer-transfer": {
    act: { type: "offer-transfer" },
    actors: everyKind(OWNER),
    targets: everyKind("not_a_member not_a_member not_a_member not_a_member = = yourself not_a_member not_a_member"),
  },
};

/** Actions on the group as a whole, and who may do them. */
export const GROUP: Record<string, { act: Act; actors: Record<Kind, Fates> }> = {
  close: { act: { type: "close", reason: null }, actors: everyKind(OWNER) },
  reopen: { act: { type: "reopen" }, actors: everyKind(OWNER) },
  move: { act: { type: "move", input: { to: "Elsewhere", text: "We go." } }, actors: everyKind(OWNER) },
  "change-settings: capacity": { act: { type: "change-settings", edit: { maxMembers: 7 }, letIn: false }, actors: everyKind(SETTINGS) },
  "change-settings: policy": {
    act: { type: "change-settings", edit: { joinPolicy: "approval", visibility: "unlisted" }, letIn: false },
    actors: everyKind(SETTINGS),
  },
  "change-settings: visibility": {
    act: { type: "change-settings", edit: { visibility: "unlisted" }, letIn: false },
    actors: everyKind(SETTINGS),
  },
  "change-settings: text": { act: { type: "change-settings", edit: { rules: "Be kind." }, letIn: false }, actors: everyKind(ORGANIZERS) },
  "change-settings: nothing": { act: { type: "change-settings", edit: { questions: [] }, letIn: false }, actors: everyKind(ORGANIZERS) },
};
