/** Somebody who could take a group over. */
export interface Heir {
  _id: string;
  displayName: string;
  /** Helps to run the group already. */
  organizes: boolean;
}

/** An open group that its owner has to settle before leaving. */
export interface OwnGroup {
  _id: string;
  groupName: string;
  imageUrl: string;
  /** Members besides the owner. */
  others: number;
  /** Whom it is offered to, and until which day that person can accept; in words. */
  offered: { to: string; until: string } | null;
  /** Best first. */
  heirs: Heir[];
}

/** What the account page shows of leaving. */
export interface LeavingView {
  /** When the account goes, in words; null where nobody asked for it. */
  goesOn: string | null;
  /** That moment has come, and an open group keeps the account. */
  waits: boolean;
  /** From the wish to its fulfilment. */
  days: number;
  groups: OwnGroup[];
  /** How many groups of theirs are closed: they lose their owner with the account. */
  closed: number;
}
