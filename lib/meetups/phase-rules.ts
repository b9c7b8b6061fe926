/** Where a meetup stands in time: "early" until its answers open, "open" until they close, "over" once it has ended. */
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

/** When it stands somewhere else by itself; null once it is over. */
export function phaseEnds({ rsvpOpensAt, rsvpClosesAt, endsAt }: Moments, phase: Phase): string | null {
  return { early: rsvpOpensAt, open: rsvpClosesAt, closed: endsAt, over: null }[phase];
}
