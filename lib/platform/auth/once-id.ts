import "server-only";
import { createHmac } from "node:crypto";
import { ID_LENGTH } from "@/lib/id";
import { authSecret } from "./secret";

/**
 * The id of what a client wants made once: always the same for the same `key` and the same words `of` what is made, and for whom. Whoever does
 * not know the server's key finds it no more easily than a random one, however poor the client's key is.
 * @returns undefined without a key: then the id is a new one
 */
export async function onceId(key: string | undefined, ...of: string[]): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const words = JSON.stringify(["once", ...of, key]);
  return createHmac("sha256", await authSecret())
    .update(words)
    .digest("hex")
    .slice(0, ID_LENGTH);
}
