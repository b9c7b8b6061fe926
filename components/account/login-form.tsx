"use client";

import { formToast } from "@/components/ui/toast";
import type { GoogleSignIn } from "@/lib/platform/auth/google";
import { AccountForm } from "./account-form";
import { useAuth } from "./auth-provider";
import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";
import { codeOf } from "./sign-in-error";

/** The two failures the specification has words for; each belongs to a field. */
const KNOWN: Record<string, [field: string, message: string]> = {
  "auth/wrong-password": ["password", "Incorrect password. Please try again."],
  "auth/user-not-found": ["email", "User not found. Please register first."],
};

const fail = (error: unknown) => {
  const code = codeOf(error);
  const known = KNOWN[code];
  void formToast.error(known?.[1] ?? "Login failed. Please try again.");
  return Object.fromEntries([known ?? ["form", code]]);
};

const failGoogle = (words: [string, ...string[]]) => {
  void formToast.error(words[0]);
  return { form: words.join(" ") };
};

/** E-mail and password, or Google. Every word is the specification's (sections 5 and 8). */
export function LoginForm({ google }: { google: GoogleSignIn }) {
  const { signIn } = useAuth();
  return (
    <AccountForm
      purpose="login"
      google={google}
      send={({ email = "", password = "" }) => signIn(email, password)}
      fail={fail}
      failGoogle={failGoogle}
    >
      {(errors) => (
        <>
          <EmailField autoComplete="username" error={errors.email} />
          <PasswordField autoComplete="current-password" error={errors.password} />
        </>
      )}
    </AccountForm>
  );
}
