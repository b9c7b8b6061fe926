import nextEnv from "@next/env";
import { env } from "@/lib/env";
import { closeDatabase, database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import "@/lib/records";

// Reads `.env` as the server does, so that a command uses the same store.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });

/** The address of the store, without its password. */
export const storeName = (): string => {
  const { MONGODB_URI, DATA_DIR } = env();
  return MONGODB_URI ? MONGODB_URI.replace(/\/\/[^@/]*@/, "//***@") : DATA_DIR;
};

/** Opens the store, does the work and closes the store. An error ends in one line of text and exit code 1. */
export async function run(work: (db: Database) => Promise<void>): Promise<void> {
  try {
    await work(await database());
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await closeDatabase();
  }
}
