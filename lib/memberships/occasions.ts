import { occasion } from "@/lib/platform/store/occasions";

export interface Departure {
  groupId: string;
  accountId: string;
  /** Themselves, or whoever removed them; null for the end of an account. */
  actorId: string | null;
}

/** Somebody is no longer a member, or is banned. */
export const MemberLeft = occasion<Departure>("member-left");
