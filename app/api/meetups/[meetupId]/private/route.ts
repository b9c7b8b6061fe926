import { routes } from "@/app/api/routes";
import { getPrivatePart } from "@/lib/meetups/rsvp-api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getPrivatePart);
