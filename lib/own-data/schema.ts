/** A person who could take a group over. */
export interface Heir {
  _id: string;
  displayName: string;
  /** Already an organizer of the group. */
  organizes: boolean;
}

/** An open group that its owner has to settle before the account is deleted. */
export interface OwnGroup {
  _id: string;
  groupName: string;
  imageUrl: string;
  /** Number of members besides the owner. */
  others: number;
  /** The person to whom it is offered, and the last day to accept; as text. */
  offered: { to: string; until: string } | null;
  /** The best choice first. */
  heirs: Heir[];
}

/** What the account page shows about deletion. */
export interface LeavingView {
  /** When the account will be deleted, as text; null if its owner has not asked for it. */
  goesOn: string | null;
  /** The date has passed, but an open group prevents the deletion. */
  waits: boolean;
  /** Days between the request and the deletion. */
  days: number;
  groups: OwnGroup[];
  /** How many closed groups they own; these lose their owner with the account. */
  closed: number;
}
