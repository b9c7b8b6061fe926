import { routes } from "@/app/api/routes";
import { getPersonalCalendar } from "@/lib/meetups/feed-api";

export const dynamic = "force-dynamic";
export const { GET } = routes(getPersonalCalendar);
