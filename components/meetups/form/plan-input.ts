import { MINUTE_MS } from "@/lib/duration";
import { minorDigits } from "@/lib/meetups/fee-rules";
import type { MeetupEdit } from "@/lib/meetups/schema";
import { instant, instantOf } from "@/lib/meetups/time-rules";
import { manyLines, oneLine } from "@/lib/text";
import type { MeetupDraft } from "./draft";
import { numberOr, plainInputOf } from "./plain-fields";
import { ruleOf } from "./rule-of-draft";

/** This file imports the date and time zone library, so it is loaded when the form first gets the focus, not with the page. */

export const startOf = ({ date, starts }: MeetupDraft): string => `${date}T${starts}`;
export const endOf = ({ date, endDate, ends }: MeetupDraft): string => `${endDate || date}T${ends}`;

/** The instant that is this many minutes before the start. Null without a start, and for "at once" and "at the start". */
function before(draft: MeetupDraft, minutes: string): string | null {
  const start = draft.date && draft.starts ? instantOf(startOf(draft), draft.zone) : null;
  if (start === null || minutes === "" || minutes === "0") return null;
  return instant(Date.parse(start) - Number(minutes) * MINUTE_MS);
}

function placeOf({ where, placeName, address, mapLink, howToFind }: MeetupDraft) {
  if (where === "online") return null;
  return { name: oneLine(placeName), address: oneLine(address), mapLink: mapLink.trim() || null, howToFind: manyLines(howToFind) };
}

function feeOf({ costs, amount, currency, covers, refund, pay }: MeetupDraft) {
  if (!costs) return null;
  const units = numberOr(amount) * 10 ** minorDigits(currency);
  // In floating point, 12.10 in cents is 1209.9999999999998, so small errors are rounded. Any other fraction of the smallest unit becomes
  // NaN.
  const whole = Math.abs(units - Math.round(units)) < 1e-6 ? Math.round(units) : Number.NaN;
  return { amount: whole, currency, covers: oneLine(covers), refund: oneLine(refund), pay: oneLine(pay) };
}

/** The draft as the API accepts it. */
export function inputOf(draft: MeetupDraft) {
  const rule = ruleOf(draft);
  return {
    ...plainInputOf(draft),
    startsAt: startOf(draft),
    endsAt: endOf(draft),
    zone: draft.zone,
    place: placeOf(draft),
    online: draft.where === "online" ? { link: draft.link.trim() } : null,
    rsvpOpensAt: before(draft, draft.opens),
    rsvpClosesAt: before(draft, draft.closes),
    fee: feeOf(draft),
    ...(draft.hostId && { hostId: draft.hostId }),
    ...(rule !== null && { repeats: { rule, except: draft.except.split(",").filter(Boolean) } }),
  };
}

const START: readonly (keyof MeetupDraft)[] = ["date", "starts", "zone"];

/** The body of an edit: only the changed fields, so that edits of different fields by two people are both kept. */
export function changesOf(draft: MeetupDraft, initial: MeetupDraft): MeetupEdit {
  const [now, then] = [inputOf(draft), inputOf(initial)];
  const differ = (fields: readonly (keyof MeetupDraft)[]) => fields.some((field) => draft[field] !== initial[field]);
  const { startsAt, endsAt, zone, place, online, rsvpOpensAt, rsvpClosesAt, repeats: _, ...content } = now;
  const isOther = (field: keyof typeof now) => JSON.stringify(now[field]) !== JSON.stringify(then[field]);
  const differing = Object.entries(content).filter(([field]) => isOther(field as keyof typeof content));
  return {
    ...(Object.fromEntries(differing) as Partial<MeetupEdit>),
    // Both are sent, because another organizer may have switched between a place and a link meanwhile.
    ...((isOther("place") || isOther("online")) && { place, online }),
    // An untouched start is not sent: the form knows it to the minute only, and not which one of a time that comes twice.
    ...(differ(START) && { startsAt }),
    // The end is sent as the form has it: if only the start is sent, the API moves the end too.
    ...(differ([...START, "ends", "endDate"]) && { endsAt, zone }),
    ...(differ(["opens"]) && { rsvpOpensAt }),
    ...(differ(["closes"]) && { rsvpClosesAt }),
  };
}
