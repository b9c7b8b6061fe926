import "server-only";
import { after } from "next/server";

/**
 * Work the answer does not wait for. Next keeps a serverless process alive for it; outside of Next (a test) it simply starts.
 * @param work must not reject
 */
export function afterAnswer(work: () => Promise<void>): void {
  try {
    after(work);
  } catch {
    void work();
  }
}
