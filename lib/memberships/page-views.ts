import type { PersonView } from "@/lib/accounts/person-views";
import type { GroupInput, HobbyCategory } from "@/lib/groups/schema";
import type { Can, JoinFacts, ListView, MembershipView, TransferView } from "./views";

/** The owner or an organizer. Public pages show the names and pictures of no other members. */
export interface OrganizerView {
  displayName: string;
  photoURL: string | null;
  role: "owner" | "organizer";
  since: string;
}

/** `/groups/{slug}`: the same for everyone, so it can be static. Depends on the topic `group:<id>`. */
export interface PublicGroupPage extends JoinFacts, Omit<GroupInput, "maxMembers"> {
  createdAt: string;
  organizers: OrganizerView[];
  /** The median time to answer a request, in hours, over the last answers. Null if there are fewer than five. */
  answeredWithinHours: number | null;
}

/** A membership as the group's page shows it, with the permissions that the page needs. */
export type ShownMembership = Omit<MembershipView, "can"> & { can: Pick<Can, "join" | "leave" | "edit-text" | "see-members"> };

/** The announcement of a move as a member sees it. */
export interface MoveView {
  to: string;
  text: string;
  /** From when on the export contains my address, and whether that time has come. I can say no until then. Null if it is not exported. */
  address: { from: string; given: boolean } | null;
}

/** An invitation that was sent to my address and waits for my answer. */
export interface InvitedView {
  invitedBy: PersonView;
  role: "organizer" | "member";
  expiresAt: string;
  /** The path of its page. */
  path: string;
  /** True if accepting needs more than one click: there are questions to answer or rules to accept. */
  asks: boolean;
}

/** The join panel: my membership, what happens next, and what I can do. */
export interface JoinPanelView {
  membership: ShownMembership;
  /** The start of the current state. Null for a person without a membership. */
  since: string | null;
  answers: { question: string; answer: string }[];
  /** True if the rules have changed since this member accepted them. */
  rulesChanged: boolean;
  /** `at` is null for the ban of a deleted account that had my address: its day is not kept. */
  ban: { reason: string; until: string | null; at: string | null } | null;
  declined: { reason: string | null; askAgainAt: string } | null;
  invited: InvitedView | null;
  /** The group is offered to me. */
  transfer: { offeredBy: string; expiresAt: string } | null;
  /** The announcement that the group moves. Null for the owner, and for people who are not members. */
  move: MoveView | null;
  /** How many requests are open. Null for people who are not organizers. */
  requests: number | null;
  /** What the organizers will see about me, shown before I join. Null if I cannot join. */
  seen: { accountSince: string; groups: number } | null;
}

/** The data that every page of a group's desk shows at its top. */
export interface DeskView {
  group: JoinFacts & { description: string; startDate: string; status: "ongoing" | "outgoing" };
  counts: { requests: number; members: number; organizers: number; waiting: number; banned: number; invitations: number };
  role: "owner" | "organizer";
  can: Can;
  transfer: TransferView | null;
  move: { to: string; text: string; announcedAt: string; exportFrom: string } | null;
}

/** A row of My groups. Which of the nullable fields are set depends on the section. */
export interface MyGroupView {
  _id: string;
  slug: string;
  groupName: string;
  hobbyCategory: HobbyCategory;
  location: string;
  description: string;
  imageUrl: string;
  maxMembers: number;
  startDate: string;
  closedAt: string | null;
  memberCount: number;
  waitingCount: number;
  state: "member" | "requested" | "waiting" | "none";
  role: "owner" | "organizer" | "member" | null;
  since: string;
  position: number | null;
  /** How many requests are open. 0 for people who are not organizers. */
  requests: number;
  /** Set if my request was declined in the last 30 days. The state is then `none`. */
  declined: { reason: string | null } | null;
  /** My invitation, if I have no membership, request or place in line. */
  invited: InvitedView | null;
  transfer: { offeredBy: string; expiresAt: string } | null;
  can: Pick<Can, "join" | "leave" | "withdraw" | "organize" | "edit-text" | "delete">;
}

export interface MyGroupsView {
  /** The groups that I help to run, without those I own. */
  run: ListView<MyGroupView>;
  belong: ListView<MyGroupView>;
  waiting: ListView<MyGroupView>;
  /** `run` includes the groups that I own. */
  counts: { run: number; belong: number; waiting: number };
}

/** The counts on the dashboard. */
export interface MyCounts {
  run: number;
  belong: number;
  waiting: number;
  /** The open requests of the groups that I run. If `more` is true, there may be others. */
  requests: number;
  more: boolean;
}

/** Where an ended invitation came from, for the page that says that it has ended. */
export interface EndedInvitation {
  invitedBy: string;
  groupName: string;
  slug: string;
}

/** The counts in a row of the table of my own groups. */
export interface OwnSeats {
  taken: number;
  requests: number;
}
