"use client";

import { type ReactNode, useCallback, useEffect } from "react";
import { FieldError } from "@/components/ui/field";
import type { Messages, Values } from "@/components/ui/messages";
import { SubmitButton } from "@/components/ui/submit-button";
import { formToast } from "@/components/ui/toast";
import { type CheckedForm, useCheckedForm } from "@/components/ui/use-checked-form";
import type { GoogleSignIn } from "@/lib/platform/auth/google";
import { GoogleButton } from "./google-button";
import { type GooglePurpose, googleFailure } from "./google-popup";
import { OtherPageLink } from "./other-page-link";
import { useSentOn } from "./use-sent-on";

const WORDS = {
  login: { label: "Login", success: "You are successfully signed in" },
  register: { label: "Register", success: "You are Successfully Registered" },
} as const;

interface AccountFormProps<Form extends Values> {
  purpose: GooglePurpose;
  google: GoogleSignIn;
  initial: Form;
  send: (typed: Form) => Promise<void>;
  /** Handles a failed send; returns the messages to show. */
  fail: (error: unknown) => Messages<Form>;
  /** The same for Google, with the given text. */
  failGoogle: (words: [string, ...string[]]) => Messages<Form>;
  children: (form: Pick<CheckedForm<Form>, "input" | "messages">) => ReactNode;
}

/**
 * What login and register share: fields, a button, Google, and a link to the other page. Afterwards it goes to the page that the visitor
 * wanted.
 */
export function AccountForm<Form extends Values>({ purpose, google, initial, send, fail, failGoogle, children }: AccountFormProps<Form>) {
  const { goOn, work } = useSentOn();
  const { input, messages, pending, show, wiring } = useCheckedForm<Form>({
    initial,
    loadCheck: async () => (await import("./checks")).CHECKS[purpose],
    send: (typed) =>
      work(async () => {
        await send(typed);
        void formToast.success(WORDS[purpose].success);
        goOn();
      }),
    fail,
  });

  const onGoogleFailure = useCallback((code: string) => show(failGoogle(googleFailure(code))), [show, failGoogle]);

  // The visitor comes back from a redirect to Google that replaced a blocked popup.
  useEffect(() => {
    const error = new URLSearchParams(location.search).get("error");
    if (error) onGoogleFailure(error);
  }, [onGoogleFailure]);

  return (
    <>
      {/* "post", so that the password is not put into the address if the form is sent before the script has loaded. */}
      <form {...wiring} className="grid gap-5" method="post" noValidate>
        {children({ input, messages })}
        <SubmitButton pending={pending}>{WORDS[purpose].label}</SubmitButton>
      </form>
      <GoogleButton google={google} purpose={purpose} work={work} onFailure={onGoogleFailure} onSuccess={goOn} />
      <FieldError id="form-failure" error={messages.root} />
      <OtherPageLink purpose={purpose} />
    </>
  );
}
