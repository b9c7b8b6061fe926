import { DAY_MS, HOUR_MS } from "@/lib/duration";
import type { Session } from "./record";

/** Maximum time since the last visit, and maximum total time of a session. */
export const IDLE_MS = 30 * DAY_MS;
const LONGEST_MS = 90 * DAY_MS;

/** The time of a visit is stored once an hour, so that most page views cause no write. */
const NOTE_MS = HOUR_MS;

const age = (since: string, now: number): number => now - Date.parse(since);

/** Whether a session has expired, independent of its account. */
export const hasLapsed = ({ createdAt, seenAt }: Pick<Session, "createdAt" | "seenAt">, now = Date.now()): boolean =>
  age(seenAt, now) > IDLE_MS || age(createdAt, now) > LONGEST_MS;

/** Whether a session is still valid for an account with this `sessionVersion`. */
export const stands = (session: Session, sessionVersion: number, now = Date.now()): boolean =>
  session.version === sessionVersion && !hasLapsed(session, now);

export const isDueForNote = ({ seenAt }: Session, now = Date.now()): boolean => age(seenAt, now) > NOTE_MS;
