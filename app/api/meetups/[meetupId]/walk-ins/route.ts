import { routes } from "@/app/api/routes";
import { postWalkIn } from "@/lib/meetups/rsvp-api";

export const dynamic = "force-dynamic";
export const { POST } = routes(postWalkIn);
