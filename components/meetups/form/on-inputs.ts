import type { Messages } from "@/components/ui/messages";
import { EMPTY_MEETUP, type MeetupDraft } from "./draft";

/** The inputs for API fields that have another name in the form. */
const INPUTS: Record<string, keyof MeetupDraft> = {
  startsAt: "starts",
  endsAt: "ends",
  place: "placeName",
  "place.name": "placeName",
  "place.address": "address",
  "place.mapLink": "mapLink",
  "place.howToFind": "howToFind",
  online: "link",
  "online.link": "link",
  rsvpOpensAt: "opens",
  rsvpClosesAt: "closes",
  fee: "amount",
  "fee.amount": "amount",
  "fee.currency": "currency",
  "fee.covers": "covers",
  "fee.refund": "refund",
  "fee.pay": "pay",
  "repeats.except": "except",
};

/** The input that shows an error of the rule: the one where its end was chosen. */
const ruleInput = ({ until }: MeetupDraft): keyof MeetupDraft => (until === "until" ? "lastDay" : until === "count" ? "count" : "repeats");

function inputFor(field: string, draft: MeetupDraft): keyof MeetupDraft | null {
  const known = INPUTS[field];
  if (known) return known;
  if (field.startsWith("bring")) return "bring";
  if (field.startsWith("repeats")) return ruleInput(draft);
  return field in EMPTY_MEETUP ? (field as keyof MeetupDraft) : null;
}

/** Maps the API's messages to the inputs of the form. */
export function onInputs(fields: Partial<Record<string, string>>, draft: MeetupDraft): Messages<MeetupDraft> {
  const found: Messages<MeetupDraft> = {};
  for (const [field, message] of Object.entries(fields)) {
    const input = inputFor(field, draft);
    if (input && message !== undefined) found[input] ??= message;
  }
  return found;
}
