"use client";

import { useRouter } from "next/navigation";
import { Field } from "@/components/ui/field";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import type { GoogleSignIn } from "@/lib/platform/auth/google";
import { AccountForm } from "./account-form";
import { useAuth } from "./auth-provider";
import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";
import { NotSignedInError, refusal } from "./registration";
import { callbackUrl } from "./use-callback-url";

/** The specification wants the browser's own alert, and nothing on the page. */
const failGoogle = (words: string[]) => {
  window.alert(words.join(" "));
  return {};
};

/** Makes the account, signs in, then sends the name and the photo, as the specification says; the last step may fail. */
export function RegisterForm({ google }: { google: GoogleSignIn }) {
  const { createUser, updateUser } = useAuth();
  const router = useRouter();

  const send = async ({ displayName = "", photoURL = "", email = "", password = "" }: Record<string, string>) => {
    await createUser(email, password);
    // Signed in all the same when this fails (specification section 4).
    await updateUser({ displayName, photoURL }).catch(() => undefined);
  };

  // The browser's alert again, with what the server says; the fields it names say it too.
  const fail = (error: unknown) => {
    const { words, fields } = refusal(error);
    window.alert(words);
    if (error instanceof NotSignedInError) router.replace(withCallbackUrl("/login", callbackUrl()));
    return fields;
  };

  return (
    <AccountForm purpose="register" google={google} send={send} fail={fail} failGoogle={failGoogle}>
      {(errors) => (
        <>
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
          <EmailField autoComplete="email" error={errors.email} />
          <PasswordField
            autoComplete="new-password"
            hint="At least 6 characters, with an uppercase and a lowercase letter."
            error={errors.password}
          />
        </>
      )}
    </AccountForm>
  );
}
