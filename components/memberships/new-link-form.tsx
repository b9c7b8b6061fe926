"use client";

import { useEffect } from "react";
import { whyNot } from "@/components/account/why-not";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { useCheckedForm } from "@/components/ui/use-checked-form";
import { useOnce } from "@/components/ui/use-once";
import { MAX_LINK_NAME } from "@/lib/memberships/length-rules";
import type { NewInvitation } from "@/lib/memberships/views";
import { api } from "@/lib/platform/http/client";
import type { Fresh } from "./fresh-link";
import { endOf, LENGTHS, USES } from "./invitation-input";
import { dayOf } from "./join-words";
import { RoleField } from "./role-field";
import { isOutdated } from "./use-desk-call";

interface NewLinkFormProps {
  groupId: string;
  mayInviteOrganizers: boolean;
  /** The initial values, from the link that the new one is to be like. */
  start: { name: string; role: "organizer" | "member" };
  /** True if the person asked for a link like another. The form may be out of sight, so it takes the focus. */
  asked: boolean;
  onMade: (fresh: Fresh) => void;
}

/** Creates an invitation that works for everyone who has its link. It always has a role, an end and a number of uses. */
export function NewLinkForm({ groupId, mayInviteOrganizers, start, asked, onMade }: NewLinkFormProps) {
  const refresh = useRefreshAfterWrite();
  const once = useOnce();
  const { form, messages, pending, wiring, input } = useCheckedForm<Record<"name" | "role" | "days" | "uses", string>>({
    initial: { ...start, days: String(LENGTHS[0]), uses: String(USES[0]) },
    // Nothing to validate: the text field has a maximum length, and the other fields are selects.
    loadCheck: async () => () => ({}),
    send: async (draft) => {
      const { name, role, days, uses } = draft;
      const label = name.trim();
      const expiresAt = endOf(Number(days));
      const body = { role, uses: Number(uses), expiresAt, ...(label && { name: label }) };
      const { url } = await once(draft, (key) => api<NewInvitation>(`/api/groups/${groupId}/invitations`, { method: "POST", body, key }));
      refresh();
      form.setValue("name", "");
      onMade({
        url,
        name: label,
        facts: [
          role === "organizer" ? "joins as an organizer" : "joins as a member",
          `${uses} ${uses === "1" ? "use" : "uses"}`,
          `ends ${dayOf(expiresAt)}`,
        ],
      });
    },
    fail: (error) => {
      if (isOutdated(error)) refresh();
      const { expiresAt: days, ...messages } = whyNot(error);
      return { ...messages, ...(days && { days }) };
    },
    again: "kept",
  });
  const { setFocus } = form;

  useEffect(() => {
    if (asked) setFocus("name");
  }, [asked, setFocus]);

  return (
    <section className="panel is-first" aria-labelledby="new-link">
      <h2 id="new-link">New link</h2>
      <form {...wiring} className="mt-4 grid gap-5" method="post" noValidate>
        <TextField
          {...input("name")}
          label="Name"
          hint="Only organizers see it."
          error={messages.name}
          dir="auto"
          maxLength={MAX_LINK_NAME}
          autoComplete="off"
          placeholder="Flyer at Beauty Boarding"
        />
        {mayInviteOrganizers && <RoleField {...input("role")} error={messages.role} />}
        <div className="two">
          <Field label="Ends" error={messages.days}>
            {(field) => (
              <select {...field} {...input("days")} className="input select">
                {LENGTHS.map((length) => (
                  <option key={length} value={length}>
                    In {length} {length === 1 ? "day" : "days"}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Uses" error={messages.uses}>
            {(field) => (
              <select {...field} {...input("uses")} className="input select">
                {USES.map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div role="alert" className="desk-notice">
          {messages.root && <p className="error">{messages.root}</p>}
        </div>
        <SubmitButton pending={pending}>
          <Icon name="link" />
          {pending ? "Making" : "Make link"}
        </SubmitButton>
      </form>
    </section>
  );
}
