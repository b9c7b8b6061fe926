import type { Group } from "@/lib/groups/record";

/** A session this young was begun by somebody who has just been to Google. */
const FRESH_MS = 10 * 60_000;

/** Whether a session of somebody without a password proves, for now, who they are. */
export const provesOwner = (session: { createdAt: string } | null, now = Date.now()): boolean =>
  session !== null && now - Date.parse(session.createdAt) <= FRESH_MS;

/** An open group keeps its owner's account from being asked to go, unless somebody can still take it over. */
export const keepsAccount = ({ closedAt, transfer }: Pick<Group, "closedAt" | "transfer">, now: string): boolean =>
  closedAt === null && (transfer === null || transfer.expiresAt <= now);
