import type { InvitationCard } from "@/lib/memberships/views";
import { ordinal } from "@/lib/ordinal";

type Asked = Pick<InvitationCard, "role" | "membership" | "accept"> & { group: Pick<InvitationCard["group"], "places" | "closedAt"> };

/**
 * Whether the invitation gives a person on the waitlist the role of an organizer; they keep their place. Any other invitation changes
 * nothing for them.
 */
export const changesRoleInLine = ({ role, membership, accept }: Omit<Asked, "group">): boolean =>
  membership?.state === "waiting" && role === "organizer" && accept.allowed;

/** Says what accepting the invitation does. Null for a person who is already a member, or may not join. */
export function broughtBy(asked: Asked): string | null {
  const { role, membership, accept } = asked;
  const { places } = asked.group;
  if (asked.group.closedAt !== null) return null;
  if (membership && (!accept.allowed || membership.state === "member")) return null;
  if (membership?.state === "waiting" && !changesRoleInLine(asked)) return null;
  if (role === "organizer") return "You would run this group together, as an organizer: answer requests and invite people.";
  if (places.free > 0) return "You join as a member. Nobody has to approve it.";
  return `You would be ${ordinal(places.waitingCount + 1)} in line, and a member as soon as a place opens for you.`;
}
