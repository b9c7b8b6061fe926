"use client";

import { useEffect, useState } from "react";
import { FieldError } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { useCheckedForm } from "@/components/ui/use-checked-form";
import { api } from "@/lib/platform/http/client";
import { EmailField } from "./email-field";
import { takeAddress } from "./typed-address";
import { whyNot } from "./why-not";

const EMPTY = { email: "" };

/**
 * Requests a mail with a link. The message afterwards is the same for every address, so it does not show which addresses have an account.
 */
export function AskResetForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, messages, pending, wiring, input } = useCheckedForm<typeof EMPTY>({
    initial: EMPTY,
    loadCheck: async () => (await import("./checks")).CHECKS.askReset,
    send: async (typed) => {
      await api("/api/accounts/reset", { method: "POST", body: typed });
      setSentTo(typed.email.trim());
    },
    fail: whyNot,
    again: true,
  });
  const { setValue } = form;
  useEffect(() => {
    const typed = takeAddress();
    if (typed) setValue("email", typed);
  }, [setValue]);

  return (
    <>
      <div aria-live="polite">
        {sentTo !== null && (
          <p className="notice">
            <span>
              If <b className="wrap-anywhere">{sentTo}</b> has an account, a link is on its way. It works once, for an hour. Nothing there
              after a few minutes? Look among the unwanted mails. Only a few an hour go to one address: after several, wait an hour for the
              next.
            </span>
          </p>
        )}
      </div>
      <form {...wiring} className="grid gap-5" method="post" noValidate>
        <EmailField {...input("email")} autoComplete="username" error={messages.email} />
        <SubmitButton pending={pending}>{sentTo === null ? "Send me a link" : "Send another one"}</SubmitButton>
        <FieldError id="form-failure" error={messages.root} />
      </form>
    </>
  );
}
