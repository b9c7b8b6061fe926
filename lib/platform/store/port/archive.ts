import type { Account } from "@/lib/accounts/schema";
import type { ContactMessage } from "@/lib/contact/schema";
import type { Group } from "@/lib/groups/schema";
import type { QueuedMail } from "./messages";

/** A sign-in at a provider (Google) that belongs to an account. */
export interface AccountLink {
  id: string;
  userId: string;
  type: string;
  provider: string;
  providerAccountId: string;
}

/** A mail as the outbox keeps it. */
export interface OutboxRecord extends QueuedMail {
  dueAt: string;
  sentAt: string | null;
}

/** Everything that moves when a community moves to another store, in the order it has to be written. */
export interface ArchiveRecords {
  accounts: Account;
  links: AccountLink;
  groups: Group;
  messages: ContactMessage;
  outbox: OutboxRecord;
}
export type ArchiveKind = keyof ArchiveRecords;
export const ARCHIVE_KINDS = ["accounts", "links", "groups", "messages", "outbox"] as const satisfies ArchiveKind[];

export interface ArchiveStore {
  /** Every record of a kind by id, in batches, as of when each batch is read. */
  read<Kind extends ArchiveKind>(kind: Kind): AsyncIterable<ArchiveRecords[Kind][]>;

  /**
   * Writes the records whose id is not there yet, with their words, counters and change record, and leaves the others as they are.
   * Atomic per call.
   * @returns how many were added
   * @throws AppError conflict when a new record collides with another one's unique value (an e-mail address)
   */
  add<Kind extends ArchiveKind>(kind: Kind, records: ArchiveRecords[Kind][]): Promise<number>;
}
