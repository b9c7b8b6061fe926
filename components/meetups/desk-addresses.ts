import { deskPath } from "@/components/memberships/desk-address";

/** The meetups of a group's desk. */
export const meetupsDeskPath = (groupId: string, past = false): string => `${deskPath(groupId, "meetups")}${past ? "?past=1" : ""}`;

/** The form of a new meetup, or of a copy. */
export const planPath = (groupId: string, from?: string): string => `${deskPath(groupId, "meetups")}/new${from ? `?from=${from}` : ""}`;

/** A meetup for its hosts: who comes. */
export const hostPath = (id: string): string => `/dashboard/meetups/${id}`;
/** The same right after it was published. */
export const publishedPath = (id: string): string => `${hostPath(id)}?published=1`;
export const editPath = (id: string): string => `${hostPath(id)}/edit`;
export const doorPath = (id: string): string => `${hostPath(id)}/door`;
