import { routes } from "@/app/api/routes";
import { deleteSeriesRsvp, getMySeriesRsvp, putSeriesRsvp } from "@/lib/meetups/rsvp-api";

export const dynamic = "force-dynamic";
export const { GET, PUT, DELETE, POST } = routes(getMySeriesRsvp, putSeriesRsvp, deleteSeriesRsvp);
