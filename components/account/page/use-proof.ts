import type { GoogleSignIn } from "@/lib/platform/auth/google";
import { SOMETHING_WRONG } from "@/lib/platform/http/client";
import { useAuth } from "../auth-provider";
import { GoogleError, googleFailure } from "../google-popup";

/** Whose account it is. */
export interface Owner {
  /** The account's id: whoever proves by Google who they are has to be this one. */
  id: string;
  hasPassword: boolean;
  /** The session has just begun: whoever has no password need not go to Google once more. */
  proven: boolean;
  google: GoogleSignIn;
}

export const GOOGLE_AGAIN = "You have no password here, so Google shows once more that it is you.";
export const GOOGLE_UNSET =
  "Google sign-in is not switched on here, so we cannot tell that it is you. First choose a password by a link in a mail.";

/** Lets Google show once more whose account it is. Call it in the click itself: later, browsers block its window. @throws GoogleError, Error */
export function useProof({ id, google }: Owner): () => Promise<void> {
  const { signInWithGoogle } = useAuth();
  return async () => {
    if (google !== "on") throw new Error(GOOGLE_UNSET);
    const uid = await signInWithGoogle("proof", "/dashboard/account");
    if (uid !== id) throw new GoogleError("forbidden");
  };
}

/** What is said when it did not. */
export function proofFailure(error: unknown): string {
  if (error instanceof GoogleError) return googleFailure(error.code).join(" ");
  return error instanceof Error ? error.message : SOMETHING_WRONG;
}
