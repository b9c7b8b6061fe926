import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { ID } from "@/lib/id";
import { authSecret } from "@/lib/platform/auth/secret";

/** The purpose of a link in a mail. It is part of the sealed text, so that a token for one purpose does not work for another. */
type LinkPurpose = "verify" | "reset" | "unsubscribe";

const TOKEN = new RegExp(`^(${ID})\\.([\\w-]{43})$`);

const seal = async (purpose: LinkPurpose, id: string): Promise<string> =>
  createHmac("sha256", await authSecret())
    .update(`hobbyhub link ${purpose} ${id}`)
    .digest("base64url");

/** The token of a record, computed from its id when the mail is written, so that neither the store nor the outbox ever contains it. */
export const linkToken = async (purpose: LinkPurpose, id: string): Promise<string> => `${id}.${await seal(purpose, id)}`;

/** The id a token was made from; null for a token that we did not make for this purpose. */
export async function readLinkToken(purpose: LinkPurpose, token: string): Promise<string | null> {
  const [, id, given] = TOKEN.exec(token) ?? [];
  if (!id || !given) return null;
  return timingSafeEqual(Buffer.from(given), Buffer.from(await seal(purpose, id))) ? id : null;
}
