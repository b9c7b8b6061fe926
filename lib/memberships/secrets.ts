import "server-only";
import { createHash, createHmac } from "node:crypto";
import { authSecret } from "@/lib/platform/auth/secret";

/** An address as a ban that outlived its account knows it: without the server's key nobody finds out whose it was. */
export const addressHash = async (email: string): Promise<string> =>
  createHmac("sha256", await authSecret())
    .update(`ban:${email}`)
    .digest("base64url");

/** The end of an invitation's address. Made from its id, so that a mail can tell it although nothing keeps it. */
export const invitationToken = async (id: string): Promise<string> =>
  createHmac("sha256", await authSecret())
    .update(`invitation:${id}`)
    .digest("base64url");

/** The page of an invitation. */
export const invitationPath = async (id: string): Promise<string> => `/invitations/${await invitationToken(id)}`;

/** What is kept of a token. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");
