import { z } from "zod";
import { PersonView } from "@/lib/accounts/person-views";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { GroupSettings } from "@/lib/groups/setting-schema";
import { Moment } from "@/lib/moment-field";
import { Permission } from "@/lib/platform/permission/shown";
import { CONTACTS, RECORDED, ROLES, STATES } from "./schema";

/** Every act a page may offer to a person in a group. The table in `policy.ts` decides who may do it. */
export const ACTIONS = [
  "join",
  "withdraw",
  "leave",
  "edit-membership",
  "accept-transfer",
  "see-members",
  "organize",
  "decide",
  "remove",
  "ban",
  "invite",
  "invite-organizers",
  "edit-text",
  "edit-settings",
  "change-roles",
  "transfer",
  "close",
  "reopen",
  "delete",
  "move",
  "export",
] as const;
export type Action = (typeof ACTIONS)[number];

const Count = z.number().int().min(0);

export const Can = z.record(z.enum(ACTIONS), Permission);
export type Can = Record<Action, Permission>;

/** A page of a list. `next` is the cursor of the following page (`?after=`); null on the last page. */
export interface ListView<Item> {
  items: Item[];
  next: string | null;
}

/** `GET /api/groups/{id}/membership`: the caller's membership. */
export const MembershipView = z.strictObject({
  state: z.enum(STATES),
  role: z.enum(ROLES).nullable(),
  position: z.number().int().min(1).nullable().describe("Place in line, from 1."),
  rulesAccepted: Count.nullable().describe("The version of the rules that was accepted; null for none."),
  contact: z.enum(CONTACTS),
  can: Can,
});
export type MembershipView = z.output<typeof MembershipView>;

const Answered = z.strictObject({ question: z.string(), answer: z.string() });

/** A row of the list of members. It contains nothing that the person did not agree to share. */
export const MemberRow = z.strictObject({
  ...PersonView.shape,
  hasPage: z.boolean().describe("Whether the caller may see this person's page."),
  role: z.enum(ROLES),
  joinedAt: Moment,
  self: z.boolean(),
  contact: z.enum(CONTACTS).nullable().describe("Shown to organizers only."),
  email: z.string().nullable().describe("Where the person gave it to the organizers; else null."),
  rulesAccepted: Count.nullable().describe(
    "The version of the rules that the person accepted; null for none. Shown to organizers only, else null.",
  ),
  answers: z.array(Answered).nullable().describe("What they answered on joining, as long as it is kept. Shown to organizers only."),
  can: z.strictObject({ remove: Permission, ban: Permission, changeRole: Permission }),
});
export type MemberRow = z.output<typeof MemberRow>;

export const RequestRow = z.strictObject({
  ...PersonView.shape,
  requestedAt: Moment,
  answers: z.array(Answered),
  accountSince: Moment,
  groups: Count.describe("How many groups the person is a member of."),
});
export type RequestRow = z.output<typeof RequestRow>;

export const WaitRow = z.strictObject({
  ...PersonView.shape,
  position: z.number().int().min(1),
  waitingSince: Moment,
  answers: z.array(Answered),
});
export type WaitRow = z.output<typeof WaitRow>;

export const BanRow = z.strictObject({
  ...PersonView.shape,
  _id: z.string().describe("The person's id; of a ban that outlived its account the ban's own. It is lifted by it."),
  bannedAt: Moment.nullable().describe("Null for a ban that outlived its account: its day is not kept."),
  until: Moment.nullable(),
  reason: z.string(),
  can: z.strictObject({ lift: Permission }),
});
export type BanRow = z.output<typeof BanRow>;

const INVITATION_STATES = ["active", "used-up", "expired", "revoked"] as const;
export const InvitationRow = z.strictObject({
  _id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  role: z.enum(["organizer", "member"]),
  state: z.enum(INVITATION_STATES),
  uses: Count,
  used: Count,
  createdAt: Moment,
  expiresAt: Moment,
  revokedAt: Moment.nullable(),
  declinedAt: Moment.nullable().describe("When whoever it was mailed to said no; while it is active they may still say yes."),
  invitedBy: z.string().describe("The name of the person who made it."),
});
export type InvitationRow = z.output<typeof InvitationRow>;

/** `POST /api/groups/{id}/invitations`: the only answer that contains the token (in `url`). */
export const NewInvitation = z.strictObject({ _id: z.string(), url: z.url() });
export type NewInvitation = z.output<typeof NewInvitation>;

export const RecordRow = z.strictObject({
  _id: z.string(),
  at: Moment,
  action: z.enum(RECORDED),
  actor: z.string().describe("Name of who did it."),
  person: z.string().nullable().describe("Name of whom it concerns."),
  self: z.boolean().describe("That is who did it: two people may have one name."),
  detail: z.string().nullable().describe("The reason given, the role, the number, the names of the fields that changed."),
  until: Moment.nullable().describe("When a ban ends by itself; null for one without an end."),
});
export type RecordRow = z.output<typeof RecordRow>;

export const TransferView = z.strictObject({ person: PersonView, offeredBy: z.string(), offeredAt: Moment, expiresAt: Moment });
export type TransferView = z.output<typeof TransferView>;

/** The outcome for one person of a decision on many people. */
export const DecisionResult = z.union([
  z.strictObject({ personId: z.string(), state: z.enum(STATES) }),
  z.strictObject({
    personId: z.string(),
    error: z
      .strictObject({ code: z.string(), reason: z.string(), message: z.string(), next: z.string().nullable() })
      .describe("As in the error of a whole request; `next` is null where that has none."),
  }),
]);
export type DecisionResult = z.output<typeof DecisionResult>;

/** How full a group is. `free` is 0, never negative, if the limit was lowered below the number of members. */
export const PlacesView = z.strictObject({
  memberCount: Count,
  waitingCount: Count,
  maxMembers: Count,
  free: Count,
});
export type PlacesView = z.output<typeof PlacesView>;

/** `GET /api/groups/places`: how full groups are. The cached lists of groups do not hold these counts, because they change often. */
export const ListedPlaces = z.strictObject({ items: z.array(z.strictObject({ _id: z.string(), ...PlacesView.shape })) });
export type ListedPlaces = z.output<typeof ListedPlaces>;

/** The facts about a group that all pages about joining show. They are the same for everyone. */
const JoinFacts = z.strictObject({
  _id: z.string(),
  slug: z.string(),
  groupName: z.string(),
  hobbyCategory: z.enum(HOBBY_CATEGORIES),
  location: z.string(),
  imageUrl: z.string(),
  ...GroupSettings.shape,
  rulesVersion: Count,
  closedAt: Moment.nullable(),
  hasOwner: z.boolean().describe("False once the owner of a closed group is gone: nobody can open it again."),
  places: PlacesView,
});
export type JoinFacts = z.output<typeof JoinFacts>;

/** `GET /api/invitations/{token}`: an invitation as its recipient sees it. */
export const InvitationCard = z.strictObject({
  group: JoinFacts,
  role: z.enum(["organizer", "member"]),
  state: z.enum(INVITATION_STATES).describe("Anything but active answers 410, unless one came by it."),
  expiresAt: Moment,
  uses: Count,
  used: Count,
  invitedBy: PersonView,
  text: z.string().nullable(),
  sentTo: z.string().nullable().describe("The address it is bound to, masked."),
  membership: MembershipView.nullable().describe("Of the asking person; null when nobody is signed in."),
  declined: z.boolean().describe("The asking person has said no; they may still say yes."),
  accept: Permission,
});
export type InvitationCard = z.output<typeof InvitationCard>;
