import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import type { Store } from "@/lib/platform/store/port/store";
import { findDemoPeople } from "@/lib/platform/store/seed";

/** Everybody knows the demo people's passwords: outside the demo command their presence is a hole. */
export async function warnOfDemoPeople(store: Store): Promise<void> {
  if (env().NODE_ENV !== "production" || env().demo) return;
  const emails = await findDemoPeople(store);
  if (emails.length > 0)
    log.warn({ emails }, "Demo people with publicly known passwords can sign in here. Delete them, or start with an empty store.");
}
