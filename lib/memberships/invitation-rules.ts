import { siteDate } from "@/lib/date-format";
import { noFields, type Refusal } from "@/lib/platform/permission/verdict";
import { invitationState } from "./joining-rules";
import type { Invitation } from "./record";

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/**
 * Why a second invitation to an address is refused, or null. An address has one unanswered invitation at a time; a declined one is
 * answered. The message tells the organizer nothing that the desk does not show anyway.
 */
export function invitedAlready(sent: readonly Invitation[], now: string): Refusal | null {
  const waiting = sent.find((invitation) => invitationState(invitation, now) === "active" && invitation.declinedAt === null);
  if (!waiting) return null;
  const [since, until] = [waiting.createdAt, waiting.expiresAt].map((moment) => siteDate(DAY).format(new Date(moment)));
  const message = `This address was invited on ${since}, and the invitation holds until ${until}. Revoke it to send another.`;
  return noFields({ email: [message] }, "already_invited");
}
