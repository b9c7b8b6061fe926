import { deskPath } from "@/components/memberships/desk-address";

/** The list of meetups on a group's desk. */
export const meetupsDeskPath = (groupId: string, past = false): string => `${deskPath(groupId, "meetups")}${past ? "?past=1" : ""}`;

/** The form for a new meetup, or for a copy of the meetup `from`. */
export const planPath = (groupId: string, from?: string): string => `${deskPath(groupId, "meetups")}/new${from ? `?from=${from}` : ""}`;

/** The page of a meetup for its hosts, with the attendees. */
export const hostPath = (id: string): string => `/dashboard/meetups/${id}`;
/** The same page right after the meetup was published. */
export const publishedPath = (id: string): string => `${hostPath(id)}?published=1`;
export const editPath = (id: string): string => `${hostPath(id)}/edit`;
export const doorPath = (id: string): string => `${hostPath(id)}/door`;
