import type { CheckInView } from "@/lib/meetups/views";
import { ApiError, api } from "@/lib/platform/http/client";
import type { Tap } from "./taps";

/** Sends one tap. Sent twice, late or out of order it says the same. @throws ApiError */
export function sendTap(meetupId: string, tap: Tap): Promise<CheckInView> {
  const { kind, key, personId, here, at, guests, paid, guestsAt, paidAt, name } = tap;
  if (kind === "walk-in") return api(`/api/meetups/${meetupId}/walk-ins`, { method: "POST", body: { at, guests, paid, name, key } });
  const path = `/api/meetups/${meetupId}/checkins/${encodeURIComponent(personId)}`;
  return api(path, { method: here ? "PUT" : "DELETE", body: { at, guests, paid, guestsAt, paidAt } });
}

export type Failure = { kind: "away"; seconds: number } | { kind: "signed-out" } | { kind: "refused"; message: string };

const USUAL_SECONDS = 4;
const REFUSALS = [400, 403, 404, 409, 413, 422];

/** What a tap that did not arrive means: try again later, log in, or let it go. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: "away", seconds: USUAL_SECONDS };
  if (error.status === 401) return { kind: "signed-out" };
  if (REFUSALS.includes(error.status)) return { kind: "refused", message: error.message };
  return { kind: "away", seconds: error.retryAfter ?? USUAL_SECONDS };
}
