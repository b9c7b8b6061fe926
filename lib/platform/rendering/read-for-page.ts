import "server-only";
import { env } from "@/lib/env";

/**
 * Reads the data of a static page. `next build` must work without a store: then the page is built with `empty`. No visitor sees that page,
 * because a server renders each page again before it first serves it. A serverless host does serve the pages of the build; it uses MongoDB,
 * so there the build reads the data too. Outside the build an error is thrown, and the last good page stays.
 */
export async function readForPage<Data>(read: () => Promise<Data>, empty: Data): Promise<Data> {
  const { building, MONGODB_URI } = env();
  if (!building) return read();
  if (!MONGODB_URI) return empty;
  return read().catch(() => empty);
}
