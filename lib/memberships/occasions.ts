import { occasion } from "@/lib/platform/store/occasions";

export interface Departure {
  groupId: string;
  accountId: string;
}

/** A person is no longer a member, or was banned. */
export const MemberLeft = occasion<Departure>("member-left");
