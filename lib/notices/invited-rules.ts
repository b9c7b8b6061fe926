import type { Group } from "@/lib/groups/record";
import { roleIn } from "@/lib/memberships/joining-rules";
import type { Invitation } from "@/lib/memberships/record";
import type { Fact } from "@/lib/platform/email/facts";
import { spokenDay } from "@/lib/spoken-time";

type Inviting = Pick<Group, "hobbyCategory" | "location" | "ownerId">;
type Invited = Pick<Invitation, "role" | "invitedBy" | "expiresAt">;

/** What an invited person needs to know about a group before they open it. */
export const invitedFacts = (group: Inviting, invitation: Invited, zone: string): Fact[] => [
  { term: "Hobby", says: group.hobbyCategory },
  { term: "Where", says: group.location },
  ...(roleIn(invitation, group) === "organizer" ? [{ term: "You would be", says: "An organizer" }] : []),
  { term: "The invitation ends on", says: spokenDay(invitation.expiresAt, zone) },
];
