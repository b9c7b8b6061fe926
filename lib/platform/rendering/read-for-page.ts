import "server-only";
import { env } from "@/lib/env";

/**
 * What a static page reads. `next build` must work where there is no store: then the page is made with `empty`, which no visitor sees,
 * because a server makes each page again before it first serves it. Only a serverless host shows what the build made, so there
 * (it has MongoDB) the build reads too. At any other time a failure stays a failure, and the last good page stays with it.
 */
export async function readForPage<Data>(read: () => Promise<Data>, empty: Data): Promise<Data> {
  const { building, MONGODB_URI } = env();
  if (!building) return read();
  if (!MONGODB_URI) return empty;
  return read().catch(() => empty);
}
