import type { RsvpView } from "@/lib/meetups/views";

/** Whether answers are closed, so that nobody gets a place any more, not even from the waiting line. */
export const answersClosed = ({ can }: Pick<RsvpView, "can">): boolean => !can.go.allowed && can.go.code === "closed";

const isCancelled = ({ can }: Pick<RsvpView, "can">): boolean => !can.go.allowed && can.go.code === "cancelled";

/**
 * The text for a person who gave up a place. It does not say whether the next person in line has it, because the response has only the line
 * after that.
 */
export const gaveUpWords = (rsvp: Pick<RsvpView, "can">): string =>
  answersClosed(rsvp) || isCancelled(rsvp) ? "You are not coming." : "You are not coming. Your place is free for somebody else.";

/** What happens to an offered place that is not taken in time. */
export function afterHoldWords({ heldUntil, inLine }: { heldUntil: string; inLine: number }, rsvpClosesAt: string): string {
  if (heldUntil >= rsvpClosesAt) return "Then answers are closed: no more places are given.";
  return inLine === 0 ? "Then it is free for somebody else." : "Then it goes to the next in line.";
}
