import { occasion } from "@/lib/platform/store/occasions";

/** Somebody is no longer a member, or is banned. */
export const MemberLeft = occasion<{ groupId: string; accountId: string }>("member-left");
