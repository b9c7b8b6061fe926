"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Field } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { formToast } from "@/components/ui/toast";
import { withCallbackUrl } from "@/lib/auth/callback-url";
import type { GoogleSignIn } from "@/lib/auth/google";
import { useAuth } from "./auth-provider";
import { GoogleButton } from "./google-button";
import { googleFailure } from "./google-popup";
import { OtherPageLink } from "./other-page-link";
import { PasswordField } from "./password-field";
import { NotSignedInError, refusal } from "./registration";
import { useAccountForm } from "./use-account-form";
import { callbackUrl } from "./use-callback-url";
import { useSentOn } from "./use-sent-on";

const fields = () => import("./check-fields");
// Not reachable just now: the check before sending tries again and tells.
const warmUp = () => void fields().catch(() => undefined);

const onGoogleFailure = (code: string) => window.alert(googleFailure(code).join(" "));

/** Makes the account, signs in, then sends the name and the photo, as the specification says; the last step may fail. */
export function RegisterForm({ google }: { google: GoogleSignIn }) {
  const { createUser, updateUser } = useAuth();
  const { goOn, work } = useSentOn();
  const router = useRouter();

  // Back from a redirect to Google that stood in for a blocked popup.
  useEffect(() => {
    const error = new URLSearchParams(location.search).get("error");
    if (error) onGoogleFailure(error);
  }, []);

  const { errors, pending, onSubmit, onInput } = useAccountForm({
    check: async (typed) => (await fields()).checkRegister(typed),
    send: ({ displayName = "", photoURL = "", email = "", password = "" }) =>
      work(async () => {
        await createUser(email, password);
        // Signed in all the same when this fails (specification section 4).
        await updateUser({ displayName, photoURL }).catch(() => undefined);
        void formToast.success("You are Successfully Registered");
        goOn();
      }),
    // The specification wants the browser's own alert with what the server says; the fields it names say it too.
    fail: (error) => {
      const { words, fields } = refusal(error);
      window.alert(words);
      if (error instanceof NotSignedInError) router.replace(withCallbackUrl("/login", callbackUrl()));
      return fields;
    },
  });

  return (
    <>
      {/* "post", so that a password never stands in the address when it is sent before the script has arrived. */}
      <form className="grid gap-5" method="post" noValidate onFocus={warmUp} onInput={onInput} onSubmit={onSubmit}>
        <Field label="Name" error={errors.displayName}>
          {(wiring) => (
            <input {...wiring} className="input" name="displayName" type="text" autoComplete="name" maxLength={200} aria-required />
          )}
        </Field>
        <Field label="Photo URL" hint="The address of a picture of you, beginning with https://" error={errors.photoURL}>
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              name="photoURL"
              type="url"
              inputMode="url"
              autoComplete="photo"
              placeholder="https://example.com/me.jpg"
              aria-required
            />
          )}
        </Field>
        <Field label="E-mail" error={errors.email}>
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              name="email"
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              aria-required
            />
          )}
        </Field>
        <PasswordField
          autoComplete="new-password"
          hint="At least 6 characters, with an uppercase and a lowercase letter."
          error={errors.password}
        />
        <SubmitButton pending={pending}>Register</SubmitButton>
      </form>
      <GoogleButton google={google} purpose="register" work={work} onFailure={onGoogleFailure} onSuccess={goOn} />
      <OtherPageLink page="/login" question="Already have an account?" label="Login" />
    </>
  );
}
