import { execFileSync } from "node:child_process";
import { MongoMemoryReplSet } from "mongodb-memory-server-core";

const DOWNLOAD_MS = 60_000;

function onPath(command) {
  try {
    return execFileSync("which", [command], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Finds a MongoDB server for tests: the one of `uri`, else an installed one, else a downloaded one.
 * @param uri of a running server; empty when it is known that there is none
 * @returns null when there is none
 */
export async function mongoServer(uri) {
  if (uri !== undefined) return uri === "" ? null : { uri, stop: async () => {} };
  const binary = process.env.MONGOMS_SYSTEM_BINARY ?? onPath("mongod");
  const starting = MongoMemoryReplSet.create({ replSet: { count: 1 }, binary: binary ? { systemBinary: binary } : {} });
  const late = new Promise((resolve) => setTimeout(() => resolve(null), DOWNLOAD_MS).unref());
  const started = await Promise.race([starting, late]).catch(() => null);
  return started && { uri: started.getUri(), stop: () => started.stop() };
}
