"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { formToast } from "@/components/ui/toast";
import { useCheckedForm } from "@/components/ui/use-checked-form";
import { api, wasRefused } from "@/lib/platform/http/client";
import { PasswordField } from "../password-field";
import { whyNot } from "../why-not";

interface ChangeAddressFormProps {
  hasPassword: boolean;
  onDone: () => void;
}

/** Requests a new address. The account gets it when the link sent there is confirmed. */
export function ChangeAddressForm({ hasPassword, onDone }: ChangeAddressFormProps) {
  const { refresh } = useRouter();
  const { messages, pending, wiring, input } = useCheckedForm<Record<string, string>>({
    initial: { email: "", password: "" },
    loadCheck: async () => (await import("../checks")).CHECKS[hasPassword ? "address" : "addressOnly"],
    send: async ({ email, password }) => {
      await api("/api/accounts/me/email", { method: "PUT", body: hasPassword ? { email, password } : { email } });
      void formToast.success("We sent a link to the new address.");
      refresh();
      onDone();
    },
    fail: (error) => {
      // The proof by Google may have expired: after a refresh the page asks for it again.
      if (!hasPassword && wasRefused(error)) refresh();
      return whyNot(error);
    },
  });

  return (
    <form {...wiring} className="grid gap-6" method="post" noValidate>
      <TextField
        {...input("email")}
        label="New address"
        error={messages.email}
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        aria-required
      />
      {hasPassword && (
        <PasswordField {...input("password")} label="Your password" autoComplete="current-password" error={messages.password} />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending}>Send the link</SubmitButton>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </div>
      <FieldError id="address-failure" error={messages.root} />
    </form>
  );
}
