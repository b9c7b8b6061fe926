import type { InvitationCard } from "@/lib/memberships/views";
import { ordinal } from "@/lib/ordinal";

type Asked = Pick<InvitationCard, "role" | "membership" | "accept"> & { group: Pick<InvitationCard["group"], "places"> };

/** What a yes to an invitation brings; nothing for those who are in already, or may not come. */
export function broughtBy({ role, membership, accept, group: { places } }: Asked): string | null {
  if (membership && (!accept.allowed || membership.state === "member" || membership.state === "waiting")) return null;
  if (role === "organizer") return "You would run this group together, as an organizer: answer requests and invite people.";
  if (places.free > 0) return "You join as a member. Nobody has to approve it.";
  return `You would be ${ordinal(places.waitingCount + 1)} in line, and a member as soon as a place opens for you.`;
}
