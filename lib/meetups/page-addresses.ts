import { publicPath } from "@/lib/groups/page-addresses";
// Apart from the addresses that filters make: those know every hobby by its schema, which a browser need not load for a link.

/** A meetup's own page. */
export const meetupPath = (slug: string, id: string): string => `${publicPath(slug)}/meetups/${id}`;

/** All that a group plans and did. */
export const groupMeetupsPath = (slug: string): string => `${publicPath(slug)}/meetups`;

/** One's own meetups, and one's answer to one of them: made for the person who asks. */
export const CALENDAR_PATH = "/dashboard/calendar";
export const myMeetupPath = (id: string): string => `${CALENDAR_PATH}/${id}`;
