import { publicPath } from "@/lib/groups/page-addresses";
// These are not in `addresses.ts`, because that file imports the schema with all hobbies, which the browser need not load for a link.

/** A meetup's own page. */
export const meetupPath = (slug: string, id: string): string => `${publicPath(slug)}/meetups/${id}`;

/** The page of all dates of a group. */
export const groupMeetupsPath = (slug: string): string => `${publicPath(slug)}/meetups`;

/** The signed-in person's meetups, and that person's answer to one of them. These pages are rendered for each request. */
export const CALENDAR_PATH = "/dashboard/calendar";
export const myMeetupPath = (id: string): string => `${CALENDAR_PATH}/${id}`;
