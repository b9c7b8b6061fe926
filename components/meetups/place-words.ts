import type { RsvpView } from "@/lib/meetups/views";

/** Nobody is given a place any more, also nobody in line. */
export const answersClosed = ({ can }: Pick<RsvpView, "can">): boolean => !can.go.allowed && can.go.code === "closed";

const isCancelled = ({ can }: Pick<RsvpView, "can">): boolean => !can.go.allowed && can.go.code === "cancelled";

/** To whoever gave up a place. Whether somebody next in line has it by now is not told: the line is as it is after that. */
export const gaveUpWords = (rsvp: Pick<RsvpView, "can">): string =>
  answersClosed(rsvp) || isCancelled(rsvp) ? "You are not coming." : "You are not coming. Your place is free for somebody else.";

/** What becomes of an offered place that is not taken until then. */
export function afterHoldWords({ heldUntil, inLine }: { heldUntil: string; inLine: number }, rsvpClosesAt: string): string {
  if (heldUntil >= rsvpClosesAt) return "Then answers are closed: no more places are given.";
  return inLine === 0 ? "Then it is free for somebody else." : "Then it goes to the next in line.";
}
