export type DeskPart = "requests" | "members" | "waitlist" | "bans" | "invitations" | "meetups" | "settings" | "record";

/** The path of a part of a group's desk. The desk opens with the requests. */
export const deskPath = (groupId: string, part: DeskPart = "requests"): string =>
  `/dashboard/groups/${groupId}${part === "requests" ? "" : `/${part}`}`;
