/** Where a meetup stands in time: "open" until its answers close, "over" once it has ended. */
export type Phase = "open" | "closed" | "over";

export function phaseAt({ rsvpClosesAt, endsAt }: { rsvpClosesAt: string; endsAt: string }, now: string): Phase {
  if (now >= endsAt) return "over";
  return now >= rsvpClosesAt ? "closed" : "open";
}
