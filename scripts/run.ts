import nextEnv from "@next/env";
import { env } from "@/lib/env";
import { closeDatabase, database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import "@/lib/records";

// As the server does: a command must mean the same store.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });

/** Where the data is, without a password in it. */
export const storeName = (): string => {
  const { MONGODB_URI, DATA_DIR } = env();
  return MONGODB_URI ? MONGODB_URI.replace(/\/\/[^@/]*@/, "//***@") : DATA_DIR;
};

/** Opens the store, does the work and lets go; a failure ends in one sentence and exit code 1. */
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
