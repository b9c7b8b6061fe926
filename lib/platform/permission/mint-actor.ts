import "server-only";
import type { Actor } from "./actor";

/** What an actor is made of; the compiler takes it for an `Actor` only when it comes from here. */
export type Proven = Pick<
  Actor,
  "via" | "accountId" | "sessionId" | "provenAt" | "email" | "displayName" | "photoURL" | "role" | "createdAt" | "emailVerified"
>;

/** Only the room that has just checked the proof may import this file (see .dependency-cruiser.cjs). */
export const mintActor = ({ via, accountId, sessionId, provenAt, email, displayName, photoURL, role, createdAt, emailVerified }: Proven) =>
  ({ via, accountId, sessionId, provenAt, email, displayName, photoURL, role, createdAt, emailVerified }) as Actor;
