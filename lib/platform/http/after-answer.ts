import "server-only";
import { after } from "next/server";

/**
 * Runs work that the answer does not wait for. Next keeps a serverless process alive until it is done. Outside of Next (in a test) the work
 * starts at once.
 * @param work must not reject
 */
export function afterAnswer(work: () => Promise<void>): void {
  try {
    after(work);
  } catch {
    void work();
  }
}
