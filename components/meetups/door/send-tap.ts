import type { CheckInView } from "@/lib/meetups/views";
import { ApiError, api } from "@/lib/platform/http/client";
import type { Tap } from "./taps";

/** Sends one tap. It may be sent twice, late or out of order: the result is the same. @throws ApiError */
export function sendTap(meetupId: string, tap: Tap): Promise<CheckInView> {
  const { kind, key, personId, here, at, guests, paid, guestsAt, paidAt, name } = tap;
  if (kind === "walk-in") return api(`/api/meetups/${meetupId}/walk-ins`, { method: "POST", body: { at, guests, paid, name, key } });
  const path = `/api/meetups/${meetupId}/checkins/${encodeURIComponent(personId)}`;
  return api(path, { method: here ? "PUT" : "DELETE", body: { at, guests, paid, guestsAt, paidAt } });
}

export type Failure = { kind: "away"; seconds: number } | { kind: "signed-out" } | { kind: "refused"; message: string };

const USUAL_SECONDS = 4;
const REFUSALS = [400, 403, 404, 409, 413, 422];

/** What to do after a failed request: try again later, sign in, or drop the tap. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: "away", seconds: USUAL_SECONDS };
  if (error.status === 401) return { kind: "signed-out" };
  if (REFUSALS.includes(error.status)) return { kind: "refused", message: error.message };
  return { kind: "away", seconds: error.retryAfter ?? USUAL_SECONDS };
}
