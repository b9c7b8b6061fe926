import { routes } from "@/app/api/routes";
import { getMeetupCalendar } from "@/lib/meetups/feed-api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getMeetupCalendar);
