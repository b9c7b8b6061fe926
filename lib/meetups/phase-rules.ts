/** The phase of a meetup: "early" until its answers open, "open" until they close, "closed" until it ends, "over" after that. */
export type Phase = "early" | "open" | "closed" | "over";

interface Moments {
  rsvpOpensAt: string | null;
  rsvpClosesAt: string;
  endsAt: string;
}

export function phaseAt({ rsvpOpensAt, rsvpClosesAt, endsAt }: Moments, now: string): Phase {
  if (now >= endsAt) return "over";
  if (now >= rsvpClosesAt) return "closed";
  return rsvpOpensAt !== null && now < rsvpOpensAt ? "early" : "open";
}

/** The moment at which the next phase begins; null once the meetup is over. */
export function phaseEnds({ rsvpOpensAt, rsvpClosesAt, endsAt }: Moments, phase: Phase): string | null {
  return { early: rsvpOpensAt, open: rsvpClosesAt, closed: endsAt, over: null }[phase];
}
