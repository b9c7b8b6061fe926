import { routes } from "@/app/api/routes";
import { getMyCalendar, postMyCalendar } from "@/lib/meetups/api";

export const dynamic = "force-dynamic";
export const { GET, POST } = routes(getMyCalendar, postMyCalendar);
