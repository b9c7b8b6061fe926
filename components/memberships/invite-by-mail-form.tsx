"use client";

import { useRef, useState } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { Messages } from "@/components/ui/messages";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { useCheckedForm } from "@/components/ui/use-checked-form";
import { useOnce } from "@/components/ui/use-once";
import { MAX_INVITATION_LINE } from "@/lib/memberships/length-rules";
import { ApiError, api, failureOf } from "@/lib/platform/http/client";
import { addressesIn, withoutSent } from "./invitation-input";
import { RoleField } from "./role-field";

const EMPTY = { addresses: "", role: "member", text: "" };

function checkAddresses({ addresses }: typeof EMPTY): Messages<typeof EMPTY> {
  const { error } = addressesIn(addresses);
  return error === undefined ? {} : { addresses: error };
}

const refusalOf = (error: unknown): string => (error instanceof ApiError && error.fields.email?.[0]) || failureOf(error);

/** Invites people by e-mail. Each invitation works only for its own address. Addresses that could not be invited stay in the field. */
export function InviteByMailForm({ groupId, mayInviteOrganizers }: { groupId: string; mayInviteOrganizers: boolean }) {
  const [sent, setSent] = useState(0);
  const refresh = useRefreshAfterWrite();
  const once = useOnce();
  /** The address of the current request. A refusal is about this address, even if the text of the field has changed in the meantime. */
  const current = useRef("");
  const { form, messages, pending, wiring, input } = useCheckedForm<typeof EMPTY>({
    initial: EMPTY,
    loadCheck: async () => checkAddresses,
    send: async ({ addresses, role, text }) => {
      const { good } = addressesIn(addresses);
      const line = text.trim();
      let done = 0;
      try {
        for (const email of good) {
          current.current = email;
          const body = { email, role, ...(line && { text: line }) };
          await once(body, (key) => api(`/api/groups/${groupId}/invitations`, { method: "POST", body, key }));
          done += 1;
        }
      } finally {
        form.setValue("addresses", withoutSent(form.getValues("addresses"), good.slice(0, done)));
        setSent(done);
        if (done > 0) refresh();
      }
    },
    fail: (error): Messages<typeof EMPTY> => ({ addresses: `${current.current}: ${refusalOf(error)}` }),
    onWrong: () => setSent(0),
    again: "kept",
  });

  return (
    <section className="panel" aria-labelledby="new-mail">
      <h2 id="new-mail">Invite by e-mail</h2>
      <form {...wiring} className="mt-4 grid gap-5" method="post" noValidate>
        <Field label="Addresses" hint="One on a line, up to 20. Each invitation works only for its own address." error={messages.addresses}>
          {(field) => <textarea {...field} {...input("addresses")} className="input" rows={3} />}
        </Field>
        {mayInviteOrganizers && <RoleField {...input("role")} error={messages.role} />}
        <TextField
          {...input("text")}
          label={
            <>
              A line from you <span className="maybe">You may skip this.</span>
            </>
          }
          error={messages.text}
          type="text"
          dir="auto"
          maxLength={MAX_INVITATION_LINE}
          autoComplete="off"
        />
        <p role="status" className="desk-notice">
          {sent > 0 && `${sent} ${sent === 1 ? "invitation is" : "invitations are"} on the way.`}
        </p>
        <SubmitButton pending={pending}>
          <Icon name="mail" />
          {pending ? "Sending" : "Send invitations"}
        </SubmitButton>
      </form>
    </section>
  );
}
