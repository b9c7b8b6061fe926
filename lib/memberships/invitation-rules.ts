import { siteDate } from "@/lib/date-format";
import { noFields, type Refusal } from "@/lib/platform/permission/verdict";
import { invitationState } from "./joining-rules";
import type { Invitation } from "./record";

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/**
 * Why an address is not invited once more, or null: one invitation at a time waits for its answer. Whoever declined has answered. It says
 * nothing that does not stand at the desk anyway.
 */
export function invitedAlready(sent: readonly Invitation[], now: string): Refusal | null {
  const waiting = sent.find((invitation) => invitationState(invitation, now) === "active" && invitation.declinedAt === null);
  if (!waiting) return null;
  const [since, until] = [waiting.createdAt, waiting.expiresAt].map((moment) => siteDate(DAY).format(new Date(moment)));
  const message = `This address was invited on ${since}, and the invitation holds until ${until}. Revoke it to send another.`;
  return noFields({ email: [message] }, "already_invited");
}
