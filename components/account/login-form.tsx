"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { formToast } from "@/components/ui/toast";
import type { GoogleSignIn } from "@/lib/auth/google";
import { useAuth } from "./auth-provider";
import { GoogleButton } from "./google-button";
import { googleFailure } from "./google-popup";
import { OtherPageLink } from "./other-page-link";
import { PasswordField } from "./password-field";
import { useAccountForm } from "./use-account-form";
import { useSentOn } from "./use-sent-on";

const fields = () => import("./check-fields");

/** The two failures the specification has words for; each belongs to a field. */
const KNOWN: Record<string, [field: string, message: string]> = {
  "auth/wrong-password": ["password", "Incorrect password. Please try again."],
  "auth/user-not-found": ["email", "User not found. Please register first."],
};

async function codeOf(error: unknown): Promise<string> {
  const { SignInError } = await import("./sign-in");
  return error instanceof SignInError ? error.code : "auth/internal-error";
}

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
      work(async (): Promise<Record<string, string>> => {
        try {
          await signIn(email, password);
        } catch (error) {
          const code = await codeOf(error);
          const known = KNOWN[code];
          void formToast.error(known?.[1] ?? "Login failed. Please try again.");
          if (known) return Object.fromEntries([known]);
          setFailure([code]);
          return {};
        }
        void formToast.success("Successfully logged in");
        goOn();
        return {};
      }),
  });

  return (
    <>
      {/* "post", so that a password never stands in the address when it is sent before the script has arrived. */}
      <form className="grid gap-5" method="post" noValidate onFocus={() => void fields()} onInput={onInput} onSubmit={onSubmit}>
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
        <Button type="submit" pending={pending}>
          Login
        </Button>
      </form>
      <GoogleButton google={google} purpose="login" work={work} onFailure={onGoogleFailure} onSuccess={goOn} />
      <FieldError id="login-failure" error={failure.join(" ") || undefined} />
      <OtherPageLink page="/register" question="New here?" label="Register" />
    </>
  );
}
