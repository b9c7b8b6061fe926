// Loaded by next.config.ts too, which does not know "@" here.

/** A meetup's own page. */
export const meetupPath = (slug: string, id: string): string => `/groups/${encodeURIComponent(slug)}/meetups/${id}`;

/** Calendars at the addresses that people subscribe to: Next's folders cannot have a name that ends in `.ics`. */
export const calendarRewrites = () => [
  { source: "/groups/:slug/calendar.ics", destination: "/api/calendars/groups/:slug" },
  { source: "/groups/:slug/meetups/:id([0-9a-f]{24}).ics", destination: "/api/calendars/groups/:slug/:id" },
  { source: "/calendars/:secret([A-Za-z0-9_-]+).ics", destination: "/api/calendars/people/:secret" },
  { source: "/meetups.ics", destination: "/api/calendars/meetups" },
];
