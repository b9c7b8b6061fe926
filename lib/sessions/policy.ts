import { DAY_MS, HOUR_MS } from "@/lib/duration";
import type { Session } from "./record";

/** A session lives this long after the last visit, and this long in all. */
export const IDLE_MS = 30 * DAY_MS;
const LONGEST_MS = 90 * DAY_MS;

/** A visit is noted once an hour, so that looking at a page is hardly ever a write. */
const NOTE_MS = HOUR_MS;

const age = (since: string, now: number): number => now - Date.parse(since);

/** Whether a session's time is over, whatever its account does. */
export const hasLapsed = ({ createdAt, seenAt }: Pick<Session, "createdAt" | "seenAt">, now = Date.now()): boolean =>
  age(seenAt, now) > IDLE_MS || age(createdAt, now) > LONGEST_MS;

/** Whether a session still stands for an account at this version. */
export const stands = (session: Session, sessionVersion: number, now = Date.now()): boolean =>
  session.version === sessionVersion && !hasLapsed(session, now);

export const isDueForNote = ({ seenAt }: Session, now = Date.now()): boolean => age(seenAt, now) > NOTE_MS;
