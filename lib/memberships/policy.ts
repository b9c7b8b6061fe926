import type { Account } from "@/lib/accounts/record";
import { siteDate } from "@/lib/date-format";
import type { Group } from "@/lib/groups/record";
import { shown } from "@/lib/platform/permission/shown";
import { no, type Refusal, table, type Verdict, yes } from "@/lib/platform/permission/verdict";
import type { Membership } from "./record";
import type { MembershipState, Role } from "./schema";
import { ACTIONS, type Action, type Can } from "./views";

/** Everything a permission depends on. */
export interface Standing {
  /** ISO 8601 in UTC, like all times here, so that they can be compared as text. */
  now: string;
  /** Null when nobody is signed in. */
  personId: string | null;
  membership: Membership | null;
  group: Pick<Group, "ownerId" | "joinPolicy" | "closedAt" | "transfer">;
  /** True if the person holds a valid invitation. It replaces approval, and ends the pause after a declined request. */
  invited?: boolean;
}

const day = (moment: string): string => siteDate({ day: "numeric", month: "long", year: "numeric" }).format(new Date(moment));

/** The state of a membership at a time. A ban that has ended counts as `none`. */
export const stateAt = (membership: Pick<Membership, "state" | "until"> | null, now: string): MembershipState => {
  if (!membership) return "none";
  return membership.state === "banned" && membership.until !== null && membership.until <= now ? "none" : membership.state;
};

/** Whether the person must still wait before they may ask again after a declined request. */
export const isPaused = (membership: Membership | null, now: string): membership is Membership & { until: string } =>
  membership?.state === "none" && membership.until !== null && membership.until > now;

/** The role of a member; null for a person who is not a member. */
export const roleOf = (membership: Pick<Membership, "state" | "role"> | null): Role | null =>
  membership?.state === "member" ? membership.role : null;

const RANK = { owner: 2, organizer: 1, member: 0 } as const;

/** A person may act only on people of a lower role. A person who is not a member ranks like an ordinary member. */
export const outranks = (actor: Membership | null, target: Membership | null): boolean => {
  const role = roleOf(actor);
  return role !== null && RANK[role] > RANK[roleOf(target) ?? "member"];
};

/** True for organizers and for the owner. */
export const isOrganizer = ({ membership }: { membership: Pick<Membership, "state" | "role"> | null }): boolean =>
  ["owner", "organizer"].includes(roleOf(membership) ?? "");
const isOwner = ({ membership }: Standing): boolean => roleOf(membership) === "owner";

const CLOSED = no("closed", "This group is closed.", "Its pages stay. Look for a similar group.", "conflict");

const banned = (membership: Membership | null): Refusal =>
  no(
    "banned",
    "An organizer keeps you out of this group, so you cannot join it.",
    membership?.until ? `You can join again after ${day(membership.until)}.` : "If you think this is a mistake, write to us.",
  );

const organizers =
  (reason: string) =>
  (standing: Standing): Verdict =>
    isOrganizer(standing) ? yes : no("organizers_only", reason, "Ask an organizer of this group.");

const NO_OWNER = "Nobody owns it any more.";

/** The advice for an act of the owner. If a closed group has no owner any more, says that instead of `next`. */
const nextByOwner = ({ ownerId }: Pick<Group, "ownerId">, next: string): string => (ownerId === null ? NO_OWNER : next);

/** The advice for a closed group. */
export const reopening = (group: Pick<Group, "ownerId">): string => nextByOwner(group, "The owner can open it again.");

const owner =
  (reason: string) =>
  (standing: Standing): Verdict =>
    isOwner(standing) ? yes : no("owner_only", reason, nextByOwner(standing.group, "Ask the owner of this group."));

/** Refuses an act while the group is closed, also to people whom `rule` allows it: nobody can join then. */
const whileOpen =
  (rule: (standing: Standing) => Verdict) =>
  (standing: Standing): Verdict => {
    const verdict = rule(standing);
    return verdict.allowed && standing.group.closedAt !== null
      ? no("closed", "This group is closed: nobody joins it.", reopening(standing.group), "conflict")
      : verdict;
  };

function mayJoin({ now, membership, group, invited }: Standing): Verdict {
  const state = stateAt(membership, now);
  if (state === "banned") return banned(membership);
  if (state === "member") return no("already_member", "You are a member of this group.", null, "conflict");
  if (group.closedAt !== null) return CLOSED;
  if (invited) return yes;
  if (state === "requested") return no("already_requested", "You have asked to join.", "An organizer reads your request.", "conflict");
  if (state === "waiting")
    return no("already_waiting", "You are in line for a place.", "You are a member as soon as it is your turn.", "conflict");
  if (group.joinPolicy === "invitation")
    return no("invitation_only", "It takes an invitation to join this group.", "Ask an organizer for one.");
  // The pause stops only new requests. In an open group nobody asks, so a person whose request was declined may join.
  if (group.joinPolicy === "approval" && isPaused(membership, now))
    return no("paused", "Your request was declined.", `You can ask again after ${day(membership.until)}.`);
  return yes;
}

function mayWithdraw({ now, membership }: Standing): Verdict {
  const state = stateAt(membership, now);
  return state === "requested" || state === "waiting" ? yes : no("nothing_to_withdraw", "You have not asked to join.", null, "conflict");
}

function mayLeave(standing: Standing): Verdict {
  if (roleOf(standing.membership) === null) return no("not_a_member", "You are not a member of this group.", null, "conflict");
  return isOwner(standing) && standing.group.closedAt === null
    ? no("owner_stays", "You own this group, so you cannot leave it.", "Hand it over, close it or delete it first.")
    : yes;
}

function mayEditMembership({ now, membership }: Standing): Verdict {
  const state = stateAt(membership, now);
  if (state === "banned") return banned(membership);
  return state === "none" ? no("not_a_member", "You are not in this group.", "Join it first.", "not_found") : yes;
}

/** The offer to take a group over, if it has not lapsed. */
export const openOffer = ({ transfer }: Pick<Group, "transfer">, now: string): Group["transfer"] =>
  transfer !== null && transfer.expiresAt > now ? transfer : null;

function mayAcceptTransfer({ now, personId, membership, group: { transfer } }: Standing): Verdict {
  if (roleOf(membership) === null) return no("not_a_member", "Only a member can take a group over.", "Join the group first.");
  if (transfer === null || transfer.personId !== personId) return no("not_offered", "Nobody offers you this group.", null, "conflict");
  return transfer.expiresAt > now ? yes : no("offer_lapsed", "The offer has lapsed.", "Ask the owner to offer it again.", "conflict");
}

const canSignedIn = table<Standing, Action>({
  join: mayJoin,
  withdraw: mayWithdraw,
  leave: mayLeave,
  "edit-membership": mayEditMembership,
  "accept-transfer": mayAcceptTransfer,
  "see-members": ({ membership }) =>
    roleOf(membership) === null ? no("members_only", "Only members see who is in this group.", "Join the group first.") : yes,
  organize: organizers("Only organizers see this."),
  decide: whileOpen(organizers("Only organizers decide on requests.")),
  remove: organizers("Only organizers remove people."),
  ban: organizers("Only organizers ban people."),
  invite: whileOpen(organizers("Only organizers invite people.")),
  "invite-organizers": whileOpen(owner("Only the owner invites organizers.")),
  "edit-text": organizers("Only the organizers of a group can change it."),
  "edit-settings": owner("Only the owner decides who may join, who sees the group and how many it holds."),
  "change-roles": owner("Only the owner gives and takes roles."),
  transfer: owner("Only the owner can hand the group over."),
  close: (standing) => {
    const verdict = owner("Only the owner can close the group.")(standing);
    return verdict.allowed && standing.group.closedAt !== null ? no("closed", "This group is closed already.", null, "conflict") : verdict;
  },
  reopen: (standing) => {
    const verdict = owner("Only the owner can open the group again.")(standing);
    return verdict.allowed && standing.group.closedAt === null ? no("open", "This group is open.", null, "conflict") : verdict;
  },
  delete: owner("Only the owner can delete the group."),
  move: owner("Only the owner can announce a move."),
  export: organizers("Only organizers export what members share."),
});

/** Whether this person may do this in the group, or why not. Pages, the API and buttons all use this answer. */
export function can(standing: Standing, action: Action): Verdict {
  return standing.personId === null
    ? no("sign_in", "Sign in first.", "You come straight back here.", "unauthenticated")
    : canSignedIn(standing, action);
}

/** All permissions of one person in a group. */
export const permissions = (standing: Standing): Can =>
  Object.fromEntries(ACTIONS.map((action) => [action, shown(can(standing, action))])) as Can;

const equals = ({ group }: Standing): Refusal =>
  no("equal_role", "Nobody acts on somebody of equal or higher role.", nextByOwner(group, "The owner can."));

/** Like `can`, for an act on another person. */
export function canOn(standing: Standing, action: "remove" | "ban" | "change-roles", target: Membership | null): Verdict {
  const verdict = can(standing, action);
  return verdict.allowed && !outranks(standing.membership, target) ? equals(standing) : verdict;
}

const UNVERIFIED = no(
  "unverified",
  "Confirm your own address before you invite by e-mail.",
  "Open the link we sent to it, or make a link to share.",
);

/** Whether this person may send an invitation by e-mail. */
export const mayInviteByMail = (sender: Pick<Account, "emailVerified"> | null): Verdict => (sender?.emailVerified ? yes : UNVERIFIED);
