import "server-only";
import { revalidatePath, revalidateTag } from "next/cache";
import { warnOfDemoPeople } from "@/lib/demo/warning";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { sessionAddresses } from "@/lib/pages";
import { setJobs, startClock } from "@/lib/platform/clock/clock";
import { beginRecurring } from "@/lib/platform/clock/schedule";
import { defaultConnections } from "@/lib/platform/http/connections";
import { setRevalidate } from "@/lib/platform/http/revalidation";
import { type FrontSettings, standInFront } from "@/lib/platform/rendering/front";
import { shareInvalidation } from "@/lib/platform/rendering/invalidation";
import { transportSecurity } from "@/lib/platform/rendering/security-headers";
import { shutDownInOrder } from "@/lib/platform/rendering/shutdown";
import { beginWith, closeDatabase } from "@/lib/platform/store";
import { JOBS } from "@/lib/rooms";
import "@/lib/records";
import { pathsOf } from "@/lib/topics";

/**
 * Everything that a server process does before its first request. The caller passes the page that people see, because lib contains no
 * pages.
 */
export function start({ slowDownPage }: Pick<FrontSettings, "slowDownPage">): void {
  const { building, NODE_ENV, serverless, publicOrigin, HSTS_SCOPE, MAX_CONNECTIONS, TRUSTED_PROXY_HOPS } = env();
  if (building) return;
  const production = NODE_ENV === "production";
  process.on("unhandledRejection", (error) => log.error({ err: error }, "A promise was rejected and nobody looked"));
  standInFront({
    production,
    mostConnections: MAX_CONNECTIONS ?? defaultConnections(),
    publicOrigin,
    transportSecurity: transportSecurity(HSTS_SCOPE),
    hops: TRUSTED_PROXY_HOPS,
    slowDownPage,
    sessionPages: sessionAddresses(),
  });
  setRevalidate((topics) => {
    for (const topic of topics) {
      for (const { path, type } of pathsOf(topic)) revalidatePath(path, type);
      revalidateTag(topic, { expire: 0 });
    }
  });
  shareInvalidation(pathsOf);
  setJobs(JOBS);
  if (production && !serverless) startClock();
  shutDownInOrder(closeDatabase);
  // Migrates the database to this version now, so that no visitor's request has to wait for it.
  void beginWith(
    async (db) => {
      await warnOfDemoPeople(db);
      await beginRecurring(db, JOBS);
    },
    (error) => log.error({ err: error }, "The store could not be opened at start"),
  );
}
