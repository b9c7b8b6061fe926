export type DeskPart = "requests" | "members" | "waitlist" | "bans" | "invitations" | "meetups" | "settings" | "record";

/** Requests are what a desk opens with. */
export const deskPath = (groupId: string, part: DeskPart = "requests"): string =>
  `/dashboard/groups/${groupId}${part === "requests" ? "" : `/${part}`}`;
