"use client";

import { type ReactNode, useCallback, useEffect } from "react";
import { FieldError } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { formToast } from "@/components/ui/toast";
import type { GoogleSignIn } from "@/lib/platform/auth/google";
import { GoogleButton } from "./google-button";
import { type GooglePurpose, googleFailure } from "./google-popup";
import { OtherPageLink } from "./other-page-link";
import { type Errors, useAccountForm } from "./use-account-form";
import { useSentOn } from "./use-sent-on";

const checks = () => import("./check-fields");
// Not reachable just now: the check before sending tries again and tells.
const warmUp = () => void checks().catch(() => undefined);

const WORDS = {
  login: { label: "Login", success: "Successfully logged in" },
  register: { label: "Register", success: "You are Successfully Registered" },
} as const;

interface AccountFormProps {
  purpose: GooglePurpose;
  google: GoogleSignIn;
  send: (typed: Record<string, string>) => Promise<void>;
  /** Says why it was not sent; returns the messages to show, each under its field's name or under `form`. */
  fail: (error: unknown) => Errors;
  /** The same for Google, whose words are given. One and the same function for the life of the form. */
  failGoogle: (words: [string, ...string[]]) => Errors;
  children: (errors: Errors) => ReactNode;
}

/** What login and register have in common: fields, a button, Google, the way to the other page; then on to where the visitor wanted to go. */
export function AccountForm({ purpose, google, send, fail, failGoogle, children }: AccountFormProps) {
  const { goOn, work } = useSentOn();
  const { errors, setErrors, pending, onSubmit, onInput } = useAccountForm({
    check: async (typed) => (await checks()).checkFields(purpose, typed),
    send: (typed) =>
      work(async () => {
        await send(typed);
        void formToast.success(WORDS[purpose].success);
        goOn();
      }),
    fail,
  });

  const onGoogleFailure = useCallback(
    (code: string) => {
      const told = failGoogle(googleFailure(code));
      setErrors((now) => ({ ...now, ...told }));
    },
    [setErrors, failGoogle],
  );

  // Back from a redirect to Google that stood in for a blocked popup.
  useEffect(() => {
    const error = new URLSearchParams(location.search).get("error");
    if (error) onGoogleFailure(error);
  }, [onGoogleFailure]);

  return (
    <>
      {/* "post", so that a password never stands in the address when it is sent before the script has arrived. */}
      <form className="grid gap-5" method="post" noValidate onFocus={warmUp} onInput={onInput} onSubmit={onSubmit}>
        {children(errors)}
        <SubmitButton pending={pending}>{WORDS[purpose].label}</SubmitButton>
      </form>
      <GoogleButton google={google} purpose={purpose} work={work} onFailure={onGoogleFailure} onSuccess={goOn} />
      <FieldError id="form-failure" error={errors.form} />
      <OtherPageLink purpose={purpose} />
    </>
  );
}
