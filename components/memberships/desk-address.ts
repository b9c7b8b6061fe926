export type DeskPart = "requests" | "members" | "waitlist" | "bans" | "invitations" | "meetups" | "settings" | "record";

/** Requests are what a desk opens with. */
export const deskPath = (groupId: string, part: DeskPart = "requests"): string =>
  `/dashboard/groups/${groupId}${part === "requests" ? "" : `/${part}`}`;

/** The group's own page for people who are signed in. */
export const groupPath = (groupId: string): string => `/groupDetails/${groupId}`;

/** The page anyone may read. */
export const publicPath = (slug: string): string => `/groups/${encodeURIComponent(slug)}`;
