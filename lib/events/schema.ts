/** Events in a group. */
export const GROUP_KINDS = [
  "request-received",
  "request-approved",
  "request-declined",
  "promoted",
  "removed",
  "banned",
  "ban-lifted",
  "role-changed",
  "transfer-offered",
  "transfer-accepted",
  "transfer-ended",
  "invited",
  "invitation-refused",
  "rules-changed",
  "group-closed",
  "group-reopened",
  "group-moved",
  "group-deleted",
] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** Events of a meetup. */
export const MEETUP_KINDS = [
  "meetup-new",
  "seat-confirmed",
  "seat-offered",
  "offer-lapsed",
  "meetup-changed",
  "meetup-cancelled",
  "meetup-gone",
  "host-named",
  "host-replaced",
  "host-lost",
  "still-coming",
  "meetup-reminder",
] as const;
export type MeetupKind = (typeof MEETUP_KINDS)[number];

/** Events of an account. Its owner is told of them, even of those they caused themselves. */
export const ACCOUNT_KINDS = [
  "password-changed",
  "password-set",
  "address-asked",
  "address-changed",
  "taken-over",
  "new-device",
  "deletion-announced",
  "deletion-waits",
  "deletion-called-off",
  "mail-rested",
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export const EVENT_KINDS = [...GROUP_KINDS, ...MEETUP_KINDS, ...ACCOUNT_KINDS] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The audience of an event: people that it names, or all organizers, members or attendees at the time when the clock looks. */
export const AUDIENCES = ["people", "organizers", "members", "attendees"] as const;

/** The changes of a meetup that people who answered are told of. */
export const CHANGED = ["title", "starts", "ends", "place", "link", "fee", "capacity", "guests", "text", "dates"] as const;

/**
 * One changed value, before and after: an ISO 8601 time in UTC, or else text as people read it. Null for no value. Both are null if people
 * may be told only that it changed.
 */
export interface Changed {
  what: (typeof CHANGED)[number];
  before: string | null;
  after: string | null;
}

/** The detail of an offer that lapsed, when the place has gone to the next person in the waiting line. */
export const PASSED_ON = "passed-on";

/** Why an offer to hand a group over has ended; the detail of its notice. */
export type OfferEnd = "lapsed" | "taken-back" | "declined" | "offered-on" | "heir-left" | "owner-left";
