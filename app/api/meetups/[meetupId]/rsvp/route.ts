import { routes } from "@/app/api/routes";
import { deleteRsvp, getMyRsvp, putRsvp } from "@/lib/meetups/rsvp-api";

export const dynamic = "force-dynamic";
export const { GET, PUT, DELETE, POST } = routes(getMyRsvp, putRsvp, deleteRsvp);
