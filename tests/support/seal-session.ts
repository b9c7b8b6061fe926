import { encode } from "next-auth/jwt";
import { authSecret } from "@/lib/platform/auth/secret";
import { SESSION_SECONDS, type SessionToken } from "@/lib/platform/auth/session";
import { sessionCookieName } from "@/lib/platform/auth/session-cookie";

/** The value of a session cookie, as a login sets it. */
export async function sealSession({ uid, sessionVersion, sid }: SessionToken, secure: boolean): Promise<string> {
  const secret = await authSecret();
  return encode({ token: { uid, sessionVersion, sid }, secret, salt: sessionCookieName(secure), maxAge: SESSION_SECONDS });
}
