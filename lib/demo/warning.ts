import "server-only";
import { findDemoPeople } from "@/lib/demo/seed";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import type { Database } from "@/lib/platform/store/database";

/** The demo people's passwords are public. If these accounts exist outside the demo command, anybody can sign in to them. */
export async function warnOfDemoPeople(db: Database): Promise<void> {
  if (env().NODE_ENV !== "production" || env().demo) return;
  const emails = await findDemoPeople(db);
  if (emails.length > 0)
    log.warn({ emails }, "Demo people with publicly known passwords can sign in here. Delete them, or start with an empty store.");
}
