"use client";

import Link from "next/link";
import { formToast } from "@/components/ui/toast";
import type { GoogleSignIn } from "@/lib/platform/auth/google";
import { AccountForm } from "./account-form";
import { useAuth } from "./auth-provider";
import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";
import { codeOf } from "./sign-in-error";
import { keepAddress } from "./typed-address";

const EMPTY = { email: "", password: "" };

/** The two failures for which docs/product.md has a text; each is shown beside a field. */
const KNOWN: Record<string, [field: keyof typeof EMPTY, message: string]> = {
  "auth/wrong-password": ["password", "Incorrect password. Please try again."],
  "auth/user-not-found": ["email", "User not found. Please register first."],
};

const fail = (error: unknown) => {
  const code = codeOf(error);
  const known = KNOWN[code];
  void formToast.error(known?.[1] ?? "Login failed. Please try again.");
  return Object.fromEntries([known ?? ["root", code]]);
};

const failGoogle = (words: [string, ...string[]]) => {
  void formToast.error(words[0]);
  return { root: words.join(" ") };
};

/** E-mail and password, or Google. All texts are docs/product.md's. */
export function LoginForm({ google }: { google: GoogleSignIn }) {
  const { signIn } = useAuth();
  return (
    <AccountForm
      purpose="login"
      google={google}
      initial={EMPTY}
      send={({ email, password }) => signIn(email, password)}
      fail={fail}
      failGoogle={failGoogle}
    >
      {({ input, messages }) => (
        <>
          <EmailField {...input("email")} autoComplete="username" error={messages.email} />
          <PasswordField {...input("password")} autoComplete="current-password" error={messages.password} />
          <Link
            className="text-link justify-self-start text-sm"
            href="/reset"
            prefetch={false}
            onClick={({ currentTarget }) =>
              keepAddress(currentTarget.closest("form")?.querySelector<HTMLInputElement>("[type=email]")?.value ?? "")
            }
          >
            Forgot your password?
          </Link>
        </>
      )}
    </AccountForm>
  );
}
