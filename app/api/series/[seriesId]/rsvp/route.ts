import { routes } from "@/app/api/routes";
import { deleteSeriesRsvp, getMySeriesRsvp, putSeriesRsvp } from "@/lib/meetups/rsvp-api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getMySeriesRsvp, putSeriesRsvp, deleteSeriesRsvp);
