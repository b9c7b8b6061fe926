import { routes } from "@/app/api/routes";
import { getPublicCalendar } from "@/lib/meetups/feed-api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getPublicCalendar);
