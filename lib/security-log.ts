import "server-only";
import { log, requestAddress } from "@/lib/log";

/** The events in the security log (docs/security.md), each with its log level. */
const EVENTS = {
  account_created: "info",
  signed_in: "info",
  sign_in_failed: "warn",
  signed_out: "info",
  password_changed: "info",
  address_verified: "info",
  address_changed: "info",
  account_taken_over: "warn",
  deletion_asked: "info",
  deletion_called_off: "info",
  account_deleted: "info",
  sessions_ended: "info",
  access_refused: "warn",
  limit_reached: "warn",
  origin_refused: "warn",
} as const;
export type SecurityEvent = keyof typeof EVENTS;

interface Details {
  accountId?: string;
  /** The client's network address, if it is not that of the current request. */
  address?: string;
  /** The proof with which the person signed in or acted. */
  method?: "password" | "google" | "link";
  /** Why it failed: one of our codes, never text that a user typed. */
  reason?: string;
  /** The action that was refused. */
  action?: string;
  /** The name of the limit. */
  limit?: string;
  /** The origin of the other site. */
  origin?: string;
}

/**
 * Writes one line: what happened, to which account, from which network address. It never contains a password, a token or an e-mail address.
 */
export function noteSecurity(event: SecurityEvent, { address = requestAddress(), ...details }: Details = {}): void {
  log[EVENTS[event]]({ event, ...details, ...(address !== undefined && { address }) }, "security");
}
