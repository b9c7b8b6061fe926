/** What happens in a group. */
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

/** What happens with a meetup. */
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

/** What happens with an account; its owner hears of it also where they did it themselves. */
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

/** Whom an event is for: people it names, or all who stand in a relation to its group or meetup when the clock looks. */
export const AUDIENCES = ["people", "organizers", "members", "attendees"] as const;

/** What of a meetup can change so that those who answered have to know. */
export const CHANGED = ["title", "starts", "ends", "place", "link", "fee", "capacity", "guests", "text", "dates"] as const;

/** One thing before and after: a moment (ISO 8601 in UTC) where it is a time, else words as people read them; null for nothing, and both null where only that it changed may be told. */
export interface Changed {
  what: (typeof CHANGED)[number];
  before: string | null;
  after: string | null;
}

/** The detail of an offer that lapsed, where somebody in line has the place now. */
export const PASSED_ON = "passed-on";

/** Why an offer to hand a group over has ended: the detail of its notice. */
export type OfferEnd = "lapsed" | "taken-back" | "declined" | "offered-on" | "heir-left" | "owner-left";
