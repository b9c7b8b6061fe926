import "server-only";
import { env } from "@/lib/env";

/** Wrong settings end the start with the one message that names them all. To be called before anything else reads a setting. */
export function checkEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
