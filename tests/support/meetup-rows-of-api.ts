import { DAY_MS } from "@/lib/duration";
import { instant } from "@/lib/meetups/time-rules";

const inDays = (days: number) => instant(Date.now() + days * DAY_MS);

const everyone = (status: number, storeAway = status) => ({ anonymous: status, stranger: status, owner: status, storeAway });
const signedIn = (status: number) => ({ anonymous: 401, stranger: status, owner: status, storeAway: 503 });
const ownerOnly = (status: number) => ({ anonymous: 401, stranger: 403, owner: status, storeAway: 503 });

const plan = { title: "Dawn by the Rupsha", startsAt: inDays(3), endsAt: inDays(3.1), zone: "Asia/Dhaka", place: { name: "The ghat" } };

/**
 * The statuses of the meetup operations per kind of person. The ids in the paths are of meetups that do not exist; meetups.test.ts tests
 * who may do what to an existing one.
 */
export const MEETUP_ROWS = {
  "GET /api/groups/[groupId]/meetups": { statuses: everyone(200) },
  "POST /api/groups/[groupId]/meetups": { body: plan, statuses: ownerOnly(201) },
  "GET /api/meetups": { statuses: everyone(200) },
  "GET /api/meetups/places": { path: "/api/meetups/places?ids=de5000000000000000000002", statuses: everyone(200) },
  "GET /api/meetups/[meetupId]": { statuses: everyone(404) },
  "PUT /api/meetups/[meetupId]": { body: { title: "Other" }, statuses: signedIn(404) },
  "POST /api/meetups/[meetupId]/cancellation": { body: { reason: "Fog" }, statuses: signedIn(404) },
  "GET /api/meetups/[meetupId]/rsvp": { statuses: signedIn(404) },
  "PUT /api/meetups/[meetupId]/rsvp": { body: {}, statuses: signedIn(404) },
  // Accepts only a form, no JSON.
  "POST /api/meetups/[meetupId]/rsvp": { body: {}, statuses: everyone(415) },
  "DELETE /api/meetups/[meetupId]/rsvp": { statuses: signedIn(404) },
  "GET /api/meetups/[meetupId]/attendees": { statuses: signedIn(404) },
  "GET /api/meetups/[meetupId]/attendees.csv": { statuses: signedIn(404) },
  "GET /api/meetups/[meetupId]/checkins": { statuses: signedIn(404) },
  "PUT /api/meetups/[meetupId]/checkins/[personId]": { body: {}, statuses: signedIn(404) },
  "DELETE /api/meetups/[meetupId]/checkins/[personId]": { statuses: signedIn(404) },
  "POST /api/meetups/[meetupId]/walk-ins": { body: { name: "Sadia" }, statuses: signedIn(404) },
  "GET /api/meetups/[meetupId]/private": { statuses: signedIn(404) },
  "GET /api/series/[seriesId]/rsvp": { statuses: signedIn(404) },
  "PUT /api/series/[seriesId]/rsvp": { body: {}, statuses: signedIn(404) },
  "POST /api/series/[seriesId]/rsvp": { body: {}, statuses: everyone(415) },
  "DELETE /api/series/[seriesId]/rsvp": { statuses: signedIn(404) },
  "GET /api/accounts/me/calendar": { statuses: signedIn(200) },
  "POST /api/accounts/me/calendar": { body: {}, statuses: signedIn(200) },
  "PUT /api/accounts/me/calendar": { body: { unanswered: true }, statuses: signedIn(200) },
  "GET /api/calendars/groups/[slug]": { statuses: everyone(404) },
  "GET /api/calendars/groups/[slug]/[meetupId]": { statuses: everyone(404) },
  "GET /api/calendars/meetups": { statuses: everyone(200) },
  "GET /api/calendars/people/[secret]": { statuses: everyone(404) },
};
