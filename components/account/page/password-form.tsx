"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { FieldError } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { formToast } from "@/components/ui/toast";
import { useCheckedForm } from "@/components/ui/use-checked-form";
import { api, wasRefused } from "@/lib/platform/http/client";
import { useAuth } from "../auth-provider";
import { PasswordField } from "../password-field";
import { whyNot } from "../why-not";

/** Changes the password, or sets the first one of a person who signs in with Google. Every session ends, this one too. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const router = useRouter();
  const { forget } = useAuth();
  const { messages, pending, wiring, input } = useCheckedForm<Record<string, string>>({
    initial: { currentPassword: "", newPassword: "" },
    loadCheck: async () => (await import("../checks")).CHECKS[hasPassword ? "password" : "firstPassword"],
    send: async ({ currentPassword, newPassword }) => {
      const body = hasPassword ? { currentPassword, newPassword } : { newPassword };
      await api("/api/accounts/me/password", { method: "PUT", body });
      void formToast.success("Your new password is set. Log in with it.");
      forget();
      router.refresh();
      router.replace("/login?callbackUrl=%2Fdashboard%2Faccount");
    },
    fail: (error) => {
      // The proof by Google may have expired: after a refresh the page asks for it again.
      if (!hasPassword && wasRefused(error)) router.refresh();
      return whyNot(error);
    },
  });

  return (
    <form {...wiring} className="grid gap-6" method="post" noValidate>
      {hasPassword && (
        <PasswordField
          {...input("currentPassword")}
          label="Current password"
          autoComplete="current-password"
          error={messages.currentPassword}
        />
      )}
      <PasswordField
        {...input("newPassword")}
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters, with an uppercase and a lowercase letter."
        error={messages.newPassword}
      />
      <div className="flex flex-wrap items-center gap-5">
        <SubmitButton pending={pending}>{hasPassword ? "Change password" : "Set a password"}</SubmitButton>
        {hasPassword && (
          <Link className="text-link" href="/reset" prefetch={false}>
            Forgot the current one?
          </Link>
        )}
      </div>
      <FieldError id="password-failure" error={messages.root} />
    </form>
  );
}
