import { occasion } from "@/lib/platform/store/occasions";

export interface Departure {
  groupId: string;
  accountId: string;
}

/** Somebody is no longer a member, or is banned. */
export const MemberLeft = occasion<Departure>("member-left");
