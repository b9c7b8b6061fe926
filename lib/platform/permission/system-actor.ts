import "server-only";
import type { SystemActor } from "./actor";

/** Only what runs without anybody's session may import this file (see .dependency-cruiser.cjs). */
export const bySystem = (accountId: string | null = null): SystemActor => ({ via: "system", accountId }) as SystemActor;
