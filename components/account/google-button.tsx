"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { formToast } from "@/components/ui/toast";
import type { GoogleSignIn } from "@/lib/platform/auth/google";
import { useAuth } from "./auth-provider";
import { GoogleError, type GooglePurpose, stopWaiting } from "./google-popup";
import { callbackUrl } from "./use-callback-url";

const WORDS = {
  login: { label: "Continue with Google", success: "Successfully logged in" },
  register: { label: "Sign up with Google", success: "You are Successfully Signed Up" },
} as const;

interface GoogleButtonProps {
  google: GoogleSignIn;
  purpose: GooglePurpose;
  work: (job: () => Promise<void>) => Promise<void>;
  onSuccess: () => void;
  /** Called with next-auth's error code. */
  onFailure: (code: string) => void;
}

/** Opens Google in a popup. Without its two keys the button is absent; on a developer's machine it names the missing keys. */
export function GoogleButton({ google, purpose, work, onSuccess, onFailure }: GoogleButtonProps) {
  const { signInWithGoogle } = useAuth();
  const [note, setNote] = useState("");
  const { label, success } = WORDS[purpose];

  useEffect(() => stopWaiting, []);

  const press = () => {
    if (google === "unset") return setNote(UNSET);
    setNote(WAITING);
    // The page is not busy while the popup is open, because the person may sign in in another tab meanwhile.
    const answered: Promise<void> = signInWithGoogle(purpose, callbackUrl(), () => void work(() => answered)).then(
      () => {
        setNote("");
        void formToast.success(success);
        onSuccess();
      },
      (error: unknown) => {
        setNote("");
        onFailure(error instanceof GoogleError ? error.code : "Unknown");
      },
    );
  };

  if (google === "off") return null;
  return (
    <div className="grid gap-2">
      <Button variant="outline" onClick={press}>
        <svg className="google-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4.5 8.5A8.5 8.5 0 0 1 18 6" />
          <path d="M4.5 8.5a8.5 8.5 0 0 0 0 7" />
          <path d="M4.5 15.5A8.5 8.5 0 0 0 18 18" />
          <path d="M12 12h8.5a8.5 8.5 0 0 1-2.5 6" />
        </svg>
        {label}
      </Button>
      <p className="text-sm text-soft" aria-live="polite">
        {note}
      </p>
    </div>
  );
}

const WAITING = "Waiting for Google in the other window…";
const UNSET = "Google sign-in is not switched on yet: set AUTH_GOOGLE_ID and AUTH_GOOGLE_SECRET, then start the site again.";
