import { routes } from "@/app/api/routes";
import { getMyCalendar, postMyCalendar, putMyCalendar } from "@/lib/meetups/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getMyCalendar, postMyCalendar, putMyCalendar);
