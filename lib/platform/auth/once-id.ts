import "server-only";
import { createHmac } from "node:crypto";
import { ID_LENGTH } from "@/lib/id";
import { authSecret } from "./secret";

/**
 * The id of something that a client creates with an `Idempotency-Key`. The same `key` and the same `of` (what is created, and for whom)
 * always give the same id. Without the server's key the id is as hard to guess as a random one, however weak the client's key is.
 * @returns undefined without a key: the caller then makes a new id
 */
export async function onceId(key: string | undefined, ...of: string[]): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const words = JSON.stringify(["once", ...of, key]);
  return createHmac("sha256", await authSecret())
    .update(words)
    .digest("hex")
    .slice(0, ID_LENGTH);
}
