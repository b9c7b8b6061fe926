import "server-only";
import type { SystemActor } from "./actor";

/** Only code that runs without a session may import this file (see .dependency-cruiser.cjs). */
export const bySystem = <Id extends string | null = null>(accountId = null as Id) => ({ via: "system", accountId }) as SystemActor<Id>;
