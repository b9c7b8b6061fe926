import "server-only";
import type { GoogleProfile } from "next-auth/providers/google";
import Google from "next-auth/providers/google";
import { env } from "@/lib/env";
import { isHttpsAddress } from "@/lib/https-address";
import { oneLine } from "@/lib/text";

/** How the Google button behaves: "on", "off" (no button), or "unset" (on a developer's machine: the button names the missing settings). */
export type GoogleSignIn = "on" | "off" | "unset";

const LOCAL_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function googleSignIn(): GoogleSignIn {
  const { AUTH_GOOGLE_ID, SITE_URL } = env();
  if (AUTH_GOOGLE_ID) return "on";
  return LOCAL_HOSTS.has(new URL(SITE_URL).hostname) ? "unset" : "off";
}

/**
 * Google as found by its issuer address, with every check that next-auth has. The adapter normalises the e-mail address, as it does for all
 * providers.
 */
export function googleProvider() {
  const { AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET, AUTH_GOOGLE_ISSUER } = env();
  return Google({
    clientId: AUTH_GOOGLE_ID,
    clientSecret: AUTH_GOOGLE_SECRET,
    issuer: AUTH_GOOGLE_ISSUER,
    checks: ["pkce", "state", "nonce"],
    authorization: { params: { prompt: "select_account" } },
    profile: ({ sub, name, email, picture }) => ({
      id: sub,
      name: oneLine(name ?? "").slice(0, 80) || null,
      email,
      image: picture && picture.length <= 2000 && isHttpsAddress(picture) ? picture : null,
    }),
  });
}

/** Only an address that Google has verified may become the address of an account. */
export const hasVerifiedEmail = (profile: Partial<GoogleProfile> | undefined): boolean =>
  profile?.email_verified === true && typeof profile.email === "string" && profile.email.includes("@");
