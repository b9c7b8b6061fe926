"use client";

import { useRouter } from "next/navigation";
import { TextField } from "@/components/ui/text-field";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import type { GoogleSignIn } from "@/lib/platform/auth/google";
import { AccountForm } from "./account-form";
import { useAuth } from "./auth-provider";
import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";
import { NotSignedInError, refusal } from "./registration";
import { callbackUrl } from "./use-callback-url";

const EMPTY = { displayName: "", photoURL: "", email: "", password: "" };

/** docs/product.md requires the browser's own alert and no message on the page. */
const failGoogle = (words: string[]) => {
  window.alert(words.join(" "));
  return {};
};

/** Creates the account, signs in, then sends the name and the photo, as docs/product.md says. The last step may fail. */
export function RegisterForm({ google }: { google: GoogleSignIn }) {
  const { createUser, updateUser } = useAuth();
  const router = useRouter();

  const send = async ({ displayName, photoURL, email, password }: typeof EMPTY) => {
    await createUser(email, password);
    // If this fails, the person is signed in all the same (docs/product.md).
    await updateUser({ displayName, photoURL }).catch(() => undefined);
  };

  // Shows the browser's alert with the server's message; the fields that it names show it too.
  const fail = (error: unknown) => {
    const { words, fields } = refusal(error);
    window.alert(words);
    if (error instanceof NotSignedInError) router.replace(withCallbackUrl("/login", callbackUrl()));
    return fields;
  };

  return (
    <AccountForm purpose="register" google={google} initial={EMPTY} send={send} fail={fail} failGoogle={failGoogle}>
      {({ input, messages }) => (
        <>
          <TextField
            {...input("displayName")}
            label="Name"
            error={messages.displayName}
            type="text"
            autoComplete="name"
            maxLength={200}
            aria-required
          />
          <TextField
            {...input("photoURL")}
            label="Photo URL"
            hint="The address of a picture of you, beginning with https://"
            error={messages.photoURL}
            type="url"
            inputMode="url"
            autoComplete="photo"
            placeholder="https://example.com/me.jpg"
            aria-required
          />
          <EmailField {...input("email")} autoComplete="email" error={messages.email} />
          <PasswordField
            {...input("password")}
            autoComplete="new-password"
            hint="At least 6 characters, with an uppercase and a lowercase letter."
            error={messages.password}
          />
        </>
      )}
    </AccountForm>
  );
}
