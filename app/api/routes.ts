import { refusedPage } from "@/app/api/refused-page";
import { kickClock } from "@/lib/platform/clock/clock";
import { createRoutes } from "@/lib/platform/http/routes";
import { getActor } from "@/lib/sessions/queries";

/** What every route file makes its exports with: who asks is told by the session, the clock does what a write made due, and a refused form is answered by a page. */
export const routes = createRoutes({ getActor, afterWrite: kickClock, refusedPage });
