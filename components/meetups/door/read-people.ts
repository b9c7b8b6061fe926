import type { AttendeePage, AttendeeRow, CheckInPage, CheckInRow } from "@/lib/meetups/views";
import { api } from "@/lib/platform/http/client";

interface Page<Row> {
  items: Row[];
  next: string | null;
}

/** All pages of a list after the first one. @throws ApiError */
async function rest<Row>(path: string, next: string | null): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = next; after !== null; ) {
    const page: Page<Row> = await api<Page<Row>>(`${path}?after=${after}`);
    rows.push(...page.items);
    after = page.next;
  }
  return rows;
}

async function whole<Row>(path: string): Promise<Row[]> {
  const first = await api<Page<Row>>(path);
  return [...first.items, ...(await rest<Row>(path, first.next))];
}

const attendeesPath = (meetupId: string) => `/api/meetups/${meetupId}/attendees`;
const checkInsPath = (meetupId: string) => `/api/meetups/${meetupId}/checkins`;

export const readCheckIns = (meetupId: string) => whole<CheckInRow>(checkInsPath(meetupId));
export const readAttendees = (meetupId: string) => whole<AttendeeRow>(attendeesPath(meetupId));

/** The rows that were not in the HTML. */
export async function readRest(meetupId: string, attendees: AttendeePage, checkIns: CheckInPage) {
  return {
    attendees: [...attendees.items, ...(await rest<AttendeeRow>(attendeesPath(meetupId), attendees.next))],
    checkIns: [...checkIns.items, ...(await rest<CheckInRow>(checkInsPath(meetupId), checkIns.next))],
  };
}
