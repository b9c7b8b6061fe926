import type { GoogleSignIn } from "@/lib/platform/auth/google";
import { SOMETHING_WRONG } from "@/lib/platform/http/client";
import { useAuth } from "../auth-provider";
import { GoogleError, googleFailure } from "../google-popup";

/** The owner of the account. */
export interface Owner {
  /** The account's id: the Google account of the proof must belong to it. */
  id: string;
  hasPassword: boolean;
  /** The session is so fresh that a person without a password need not sign in with Google again. */
  proven: boolean;
  google: GoogleSignIn;
}

export const GOOGLE_AGAIN = "You have no password here, so Google shows once more that it is you.";
export const GOOGLE_UNSET =
  "Google sign-in is not switched on here, so we cannot tell that it is you. First choose a password by a link in a mail.";

/**
 * Asks Google to prove again who owns the account. Call it directly in the click handler, because browsers block later popups. @throws
 * GoogleError, Error
 */
export function useProof({ id, google }: Owner): () => Promise<void> {
  const { signInWithGoogle } = useAuth();
  return async () => {
    if (google !== "on") throw new Error(GOOGLE_UNSET);
    const uid = await signInWithGoogle("proof", "/dashboard/account");
    if (uid !== id) throw new GoogleError("forbidden");
  };
}

/** The message when the proof failed. */
export function proofFailure(error: unknown): string {
  if (error instanceof GoogleError) return googleFailure(error.code).join(" ");
  return error instanceof Error ? error.message : SOMETHING_WRONG;
}
