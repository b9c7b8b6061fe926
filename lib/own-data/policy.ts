import type { Group } from "@/lib/groups/schema";

/** An open group keeps its owner's account from being asked to go, unless somebody can still take it over. */
export const keepsAccount = ({ closedAt, transfer }: Pick<Group, "closedAt" | "transfer">, now: string): boolean =>
  closedAt === null && (transfer === null || transfer.expiresAt <= now);
