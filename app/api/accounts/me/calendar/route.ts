import { routes } from "@/app/api/routes";
import { getMyCalendar, postMyCalendar, putMyCalendar } from "@/lib/meetups/api";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT } = routes(getMyCalendar, postMyCalendar, putMyCalendar);
