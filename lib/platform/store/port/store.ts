import type { Adapter } from "next-auth/adapters";
import type { AccountStore } from "./accounts";
import type { ArchiveStore } from "./archive";
import type { ChangeStore } from "./changes";
import type { GroupStore } from "./groups";
import type { LimitStore } from "./limits";
import type { MessageStore, OutboxStore } from "./messages";

/**
 * The whole contract between the product and its database. Methods are sentences of the product, each atomic by itself.
 * Ids are 24 hexadecimal digits in lower case. Every method throws AppError `unavailable` when the database cannot be reached or is
 * locked by somebody else for longer than a person would wait, and AppError `conflict` for a duplicate; no driver's error or type escapes.
 */
export interface Store {
  groups: GroupStore;
  accounts: AccountStore;
  messages: MessageStore;
  outbox: OutboxStore;
  changes: ChangeStore;
  limits: LimitStore;
  archive: ArchiveStore;
  /** What next-auth reads and writes users and provider links through. */
  authAdapter: Adapter;
  /** Resolves when the database answers. @throws AppError unavailable */
  ping(): Promise<void>;
  close(): Promise<void>;
}
