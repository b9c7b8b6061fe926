import { refusedPage } from "@/app/api/refused-page";
import { kickClock } from "@/lib/platform/clock/clock";
import { createRoutes } from "@/lib/platform/http/routes";
import { getActor } from "@/lib/sessions/queries";

/**
 * Makes the exports of every route file. The session tells who the caller is, the clock does the work that a write made due, and a page
 * answers a refused form.
 */
export const routes = createRoutes({ getActor, afterWrite: kickClock, refusedPage });
