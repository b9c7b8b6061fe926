import "server-only";
import type { Actor } from "./actor";

/** The fields of an actor. Only `mintActor` turns them into an `Actor`. */
export type Proven = Pick<
  Actor,
  "via" | "accountId" | "sessionId" | "provenAt" | "email" | "displayName" | "photoURL" | "role" | "createdAt" | "emailVerified"
>;

/** Only the room that checks the proof may import this file (see .dependency-cruiser.cjs). */
export const mintActor = ({ via, accountId, sessionId, provenAt, email, displayName, photoURL, role, createdAt, emailVerified }: Proven) =>
  ({ via, accountId, sessionId, provenAt, email, displayName, photoURL, role, createdAt, emailVerified }) as Actor;
