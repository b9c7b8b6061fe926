"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { formToast } from "@/components/ui/toast";
import { api } from "@/lib/platform/http/client";
import { LogInFirst } from "./log-in-first";
import { whyNot } from "./why-not";

interface VerificationPanelProps {
  token: string;
  kind: "own" | "change" | "stranger";
  /** Whether the person is signed in, to any account. */
  signedIn: boolean;
  /** The path of an invitation to continue with: at once, or after a new password for an account that was taken over. */
  invitation: string | null;
}

const WORDS = {
  own: { text: "One press, and we know that mail reaches you here.", button: "Confirm this address" },
  change: { text: "Your account gets this address. The old one no longer signs you in.", button: "Use this address" },
  stranger: {
    text: "If somebody else made an account with your address, it can be yours: its password and everybody signed in to it go first, and you choose a new password.",
    button: "The address is mine: take the account over",
  },
} as const;

/** Confirms an address by the link in a mail, or takes over an account that another person made with it. */
export function VerificationPanel({ token, kind, signedIn, invitation }: VerificationPanelProps) {
  const router = useRouter();
  const refresh = useRefreshAfterWrite();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  const confirm = async () => {
    setPending(true);
    setError(undefined);
    try {
      const path = "/api/accounts/verification/confirmation";
      const { resetToken } = await api<{ resetToken: string | null }>(path, { method: "POST", body: { token } });
      void formToast.success(resetToken ? "The account is yours." : "Your address is confirmed.");
      refresh();
      const back = invitation ? `?callbackUrl=${encodeURIComponent(invitation)}` : "";
      router.replace(resetToken ? `/reset/${resetToken}${back}` : (invitation ?? "/dashboard/account"));
    } catch (refused) {
      const { root, token: spent } = whyNot(refused);
      setError(spent ?? root);
      setPending(false);
    }
  };

  return (
    <div className="grid gap-5">
      {kind === "stranger" && (
        <div className="panel grid gap-4">
          <p>You made this account? Then log in, and this page confirms your address.</p>
          <LogInFirst path={`/verification/${token}`} signedIn={signedIn} />
        </div>
      )}
      <p>{WORDS[kind].text}</p>
      <Button variant={kind === "stranger" ? "outline" : "lead"} pending={pending} onClick={() => void confirm()}>
        {WORDS[kind].button}
      </Button>
      <FieldError id="verification-failure" error={error} />
    </div>
  );
}
