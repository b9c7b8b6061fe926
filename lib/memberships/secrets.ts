import "server-only";
import { createHash, createHmac } from "node:crypto";
import { authSecret } from "@/lib/platform/auth/secret";

/** The keyed hash of an address, for the ban of a deleted account. Without the server's key nobody can find out the address. */
export const addressHash = async (email: string): Promise<string> =>
  createHmac("sha256", await authSecret())
    .update(`ban:${email}`)
    .digest("base64url");

/** The token of an invitation. It is derived from the id, so that a mail can contain it although the store does not keep it. */
export const invitationToken = async (id: string): Promise<string> =>
  createHmac("sha256", await authSecret())
    .update(`invitation:${id}`)
    .digest("base64url");

/** The path of an invitation's page. */
export const invitationPath = async (id: string): Promise<string> => `/invitations/${await invitationToken(id)}`;

/** The hash of a token. The store keeps only this. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");
