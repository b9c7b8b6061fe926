import type { EventKind } from "@/lib/events/schema";
import { isPayLink, money } from "@/lib/meetups/fee-rules";
import type { Fee, Place } from "@/lib/meetups/schema";
import type { NoticeView } from "./schema";

/** A meetup as one person's mail tells of it. */
export interface MeetupTold {
  kind: EventKind;
  when: string;
  /** Null where they may not know it. */
  place: Pick<Place, "name" | "address"> | null;
  /** What they agreed to where they have answered, else what it is now. */
  fee: Fee | null;
  /** They and their guests. */
  party: number;
  bring: readonly string[];
}

type Facts = NoticeView["facts"];

/** It does not take place for them: where it would have been, and what it would have cost, is no news. */
const IS_OVER: ReadonlySet<EventKind> = new Set(["meetup-cancelled", "offer-lapsed"]);

function feeFacts(fee: Fee, party: number): Facts {
  const together = party > 1 ? `, ${money({ ...fee, amount: fee.amount * party })} for ${party}` : "";
  return [
    { term: "Fee", says: `${money(fee)} each${together}: ${fee.covers}` },
    // No link that somebody typed gets into a mail.
    { term: "How to pay", says: isPayLink(fee) ? "By the link on the meetup’s page" : fee.pay },
    { term: "Refund", says: fee.refund },
  ];
}

/** What a mail says of a meetup below its first words. */
export function meetupFacts({ kind, when, place, fee, party, bring }: MeetupTold): Facts {
  const facts = [{ term: "When", says: when }];
  if (IS_OVER.has(kind)) return facts;
  if (place) facts.push({ term: "Where", says: [place.name, place.address].filter(Boolean).join(", ") });
  if (fee) facts.push(...feeFacts(fee, party));
  if (bring.length > 0) facts.push({ term: "Bring", says: bring.join(", ") });
  return facts;
}
