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
 * A MongoDB server for tests: the one that is named, one that is installed, or one that is downloaded.
 * @param uri of one that runs already; empty where it is known that none can be had
 * @returns null where there is none
 */
export async function mongoServer(uri) {
  if (uri !== undefined) return uri === "" ? null : { uri, stop: async () => {} };
  const binary = process.env.MONGOMS_SYSTEM_BINARY ?? onPath("mongod");
  const starting = MongoMemoryReplSet.create({ replSet: { count: 1 }, binary: binary ? { systemBinary: binary } : {} });
  const late = new Promise((resolve) => setTimeout(() => resolve(null), DOWNLOAD_MS).unref());
  const started = await Promise.race([starting, late]).catch(() => null);
  return started && { uri: started.getUri(), stop: () => started.stop() };
}
