import "server-only";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { authSecret } from "@/lib/platform/auth/secret";

/** An address as a ban that outlived its account knows it: without the server's key nobody finds out whose it was. */
export const addressHash = async (email: string): Promise<string> =>
  createHmac("sha256", await authSecret())
    .update(`ban:${email}`)
    .digest("base64url");

/** 256 random bits: the end of an invitation's address. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is kept of a token. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");
