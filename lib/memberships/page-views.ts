import type { PersonView } from "@/lib/accounts/person-views";
import type { GroupInput, HobbyCategory } from "@/lib/groups/schema";
import type { Can, JoinFacts, ListView, MembershipView, TransferView } from "./views";

/** Somebody who runs the group; organizers alone have names and faces on public pages. */
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
  /** Within how many hours a request is answered, most often: the median of the last answers; null below five. */
  answeredWithinHours: number | null;
}

/** A membership as the page of its group shows it, with what can be done from there. */
export type ShownMembership = Omit<MembershipView, "can"> & { can: Pick<Can, "join" | "leave" | "edit-text" | "see-members"> };

/** A move as a member is told of it. */
export interface MoveView {
  to: string;
  text: string;
  /** From when on it takes my address along, and whether that moment has come; until then one can say no. Null for an address that stays. */
  address: { from: string; given: boolean } | null;
}

/** An invitation that was sent to my address and waits for my answer. */
export interface InvitedView {
  invitedBy: PersonView;
  role: "organizer" | "member";
  expiresAt: string;
  /** Its page. */
  path: string;
  /** A yes takes more than one press: there is something to answer, or there are rules to accept. */
  asks: boolean;
}

/** The join panel: where I stand, what happens next, the one thing to do. */
export interface JoinPanelView {
  membership: ShownMembership;
  /** Since when the state lasts; null for a stranger. */
  since: string | null;
  answers: { question: string; answer: string }[];
  /** The rules rose above what this member accepted. */
  rulesChanged: boolean;
  /** Without a day where it was kept when the account it was about went. */
  ban: { reason: string; until: string | null; at: string | null } | null;
  declined: { reason: string | null; askAgainAt: string } | null;
  invited: InvitedView | null;
  /** The group is offered to me. */
  transfer: { offeredBy: string; expiresAt: string } | null;
  /** The owner announced that the group moves; null for the owner, and for people who are no members. */
  move: MoveView | null;
  /** What waits on the desk; null for people without one. */
  requests: number | null;
  /** What organizers will see of me, said before I join; null for those who cannot. */
  seen: { accountSince: string; groups: number } | null;
}

/** The head of every desk page. */
export interface DeskView {
  group: JoinFacts & { description: string; startDate: string; status: "ongoing" | "outgoing" };
  counts: { requests: number; members: number; organizers: number; waiting: number; banned: number; invitations: number };
  role: "owner" | "organizer";
  can: Can;
  transfer: TransferView | null;
  move: { to: string; text: string; announcedAt: string; exportFrom: string } | null;
}

/** A row of My groups; which of the optional parts are there depends on the section. */
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
  /** Requests that wait on the desk; 0 for people without one. */
  requests: number;
  /** Why a request was declined in the last days; it has state `none`. */
  declined: { reason: string | null } | null;
  /** Of a group that I am neither in nor wait for. */
  invited: InvitedView | null;
  transfer: { offeredBy: string; expiresAt: string } | null;
  can: Pick<Can, "join" | "leave" | "withdraw" | "organize" | "edit-text" | "delete">;
}

export interface MyGroupsView {
  /** Those I help to run; my own are not among them. */
  run: ListView<MyGroupView>;
  belong: ListView<MyGroupView>;
  waiting: ListView<MyGroupView>;
  /** With my own among those I run. */
  counts: { run: number; belong: number; waiting: number };
}

/** What the dashboard says. */
export interface MyCounts {
  run: number;
  belong: number;
  waiting: number;
  /** Requests on my desks; with `more`, there may be others. */
  requests: number;
  more: boolean;
}

/** What the page of an invitation that is over says of where it came from. */
export interface EndedInvitation {
  invitedBy: string;
  groupName: string;
  slug: string;
}

/** What the table of my own groups says of each besides the group itself. */
export interface OwnSeats {
  taken: number;
  requests: number;
}
