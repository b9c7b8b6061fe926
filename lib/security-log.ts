import "server-only";
import { log, requestAddress } from "@/lib/log";

/** What is written down for whoever runs the site (docs/security.md), each with the level of its line. */
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
  /** The network address it came from, where it is not the one of the request under way. */
  address?: string;
  /** How somebody proved who they are. */
  method?: "password" | "google" | "link";
  /** Why it failed: a code of ours, never what was typed. */
  reason?: string;
  /** What somebody wanted to do and may not. */
  action?: string;
  /** Which limit. */
  limit?: string;
  /** Which other site. */
  origin?: string;
}

/** Writes one line: what happened to which account, and from which address. Never a password, a token or an e-mail address. */
export function noteSecurity(event: SecurityEvent, { address = requestAddress(), ...details }: Details = {}): void {
  log[EVENTS[event]]({ event, ...details, ...(address !== undefined && { address }) }, "security");
}
