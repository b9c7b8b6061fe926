"use client";

import { useEffect, useState } from "react";
import { Field, FieldError } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { formToast } from "@/components/ui/toast";
import type { GoogleSignIn } from "@/lib/auth/google";
import { useAuth } from "./auth-provider";
import { GoogleButton } from "./google-button";
import { googleFailure } from "./google-popup";
import { OtherPageLink } from "./other-page-link";
import { PasswordField } from "./password-field";
import { codeOf } from "./sign-in-error";
import { useAccountForm } from "./use-account-form";
import { useSentOn } from "./use-sent-on";

const fields = () => import("./check-fields");
// Not reachable just now: the check before sending tries again and tells.
const warmUp = () => void fields().catch(() => undefined);

/** The two failures the specification has words for; each belongs to a field. */
const KNOWN: Record<string, [field: string, message: string]> = {
  "auth/wrong-password": ["password", "Incorrect password. Please try again."],
  "auth/user-not-found": ["email", "User not found. Please register first."],
};

/** E-mail and password, or Google; then on to where the visitor wanted to go. Every word is the specification's (sections 5 and 8). */
export function LoginForm({ google }: { google: GoogleSignIn }) {
  const { signIn } = useAuth();
  const { goOn, work } = useSentOn();
  const [failure, setFailure] = useState<string[]>([]);

  const onGoogleFailure = (code: string) => {
    const words = googleFailure(code);
    setFailure(words);
    void formToast.error(words[0]);
  };

  // Back from a redirect to Google that stood in for a blocked popup.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address this page was opened with
  useEffect(() => {
    const error = new URLSearchParams(location.search).get("error");
    if (error) onGoogleFailure(error);
  }, []);

  const { errors, pending, onSubmit, onInput } = useAccountForm({
    check: async (typed) => {
      setFailure([]);
      return (await fields()).checkLogin(typed);
    },
    send: ({ email = "", password = "" }) =>
      work(async () => {
        await signIn(email, password);
        void formToast.success("Successfully logged in");
        goOn();
      }),
    fail: (error) => {
      const code = codeOf(error);
      const known = KNOWN[code];
      void formToast.error(known?.[1] ?? "Login failed. Please try again.");
      if (known) return Object.fromEntries([known]);
      setFailure([code]);
      return {};
    },
  });

  return (
    <>
      {/* "post", so that a password never stands in the address when it is sent before the script has arrived. */}
      <form className="grid gap-5" method="post" noValidate onFocus={warmUp} onInput={onInput} onSubmit={onSubmit}>
        <Field label="E-mail" error={errors.email}>
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              name="email"
              type="email"
              autoComplete="username"
              placeholder="you@example.com"
              aria-required
            />
          )}
        </Field>
        <PasswordField autoComplete="current-password" error={errors.password} />
        <SubmitButton pending={pending}>Login</SubmitButton>
      </form>
      <GoogleButton google={google} purpose="login" work={work} onFailure={onGoogleFailure} onSuccess={goOn} />
      <FieldError id="login-failure" error={failure.join(" ") || undefined} />
      <OtherPageLink page="/register" question="New here?" label="Register" />
    </>
  );
}
