"use client";

import { useRouter } from "next/navigation";
import { FieldError } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { formToast } from "@/components/ui/toast";
import { useCheckedForm } from "@/components/ui/use-checked-form";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import { api } from "@/lib/platform/http/client";
import { useAuth } from "./auth-provider";
import { PasswordField } from "./password-field";
import { callbackUrl } from "./use-callback-url";
import { whyNot } from "./why-not";

const EMPTY = { newPassword: "" };

/** The message for a link that was used or is too old appears below the form. */
const fail = (error: unknown) => {
  const { token, ...messages } = whyNot(error);
  return token ? { ...messages, root: token } : messages;
};

/**
 * A new password by a link. Opening the page changes nothing; only the button does, because some mail programs open links and would use
 * this one up.
 */
export function ResetForm({ token }: { token: string }) {
  const router = useRouter();
  const { forget } = useAuth();
  const { messages, pending, wiring, input } = useCheckedForm<typeof EMPTY>({
    initial: EMPTY,
    loadCheck: async () => (await import("./checks")).CHECKS.reset,
    send: async ({ newPassword }) => {
      await api("/api/accounts/reset/confirmation", { method: "POST", body: { token, newPassword } });
      void formToast.success("Your new password is set. Log in with it.");
      // All sessions of the account have ended, also one of this browser. Forget it here, because the login page redirects people who are
      // signed in.
      forget();
      router.refresh();
      router.replace(withCallbackUrl("/login", callbackUrl()));
    },
    fail,
  });

  return (
    <form {...wiring} className="grid gap-5" method="post" noValidate>
      <PasswordField
        {...input("newPassword")}
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters, with an uppercase and a lowercase letter."
        error={messages.newPassword}
      />
      <SubmitButton pending={pending}>Set this password</SubmitButton>
      <FieldError id="form-failure" error={messages.root} />
    </form>
  );
}
