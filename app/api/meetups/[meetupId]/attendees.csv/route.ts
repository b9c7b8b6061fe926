import { routes } from "@/app/api/routes";
import { getAttendeesCsv } from "@/lib/meetups/rsvp-api";

export const dynamic = "force-dynamic";
export const { GET } = routes(getAttendeesCsv);
