import "server-only";
import { env } from "@/lib/env";

/** Ends the process when settings are wrong, with one message that names all of them. Call it before any other code reads a setting. */
export function checkEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
