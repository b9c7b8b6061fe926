"use client";

import { type FormEvent, useState } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { api, failureOf } from "@/lib/platform/http/client";
import { addressesIn } from "./invitation-input";
import { RoleField } from "./role-field";

/** Invites people one by one: each invitation works only for its own address. What could not be sent stays in the field. */
export function InviteByMailForm({ groupId, mayInviteOrganizers }: { groupId: string; mayInviteOrganizers: boolean }) {
  const [text, setText] = useState("");
  const [line, setLine] = useState("");
  const [role, setRole] = useState<"organizer" | "member">("member");
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(0);
  const [pending, setPending] = useState(false);
  const refresh = useRefreshAfterWrite();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const { good, error: mistake } = addressesIn(text);
    setError(mistake);
    setSent(0);
    if (mistake) return;
    setPending(true);
    const left: string[] = [];
    let failure: string | undefined;
    for (const email of good) {
      if (failure) left.push(email);
      else
        await api(`/api/groups/${groupId}/invitations`, {
          method: "POST",
          body: { email, role, ...(line.trim() && { text: line.trim() }) },
        }).catch((reason: unknown) => {
          failure = `${email}: ${failureOf(reason)}`;
          left.push(email);
        });
    }
    setSent(good.length - left.length);
    setText(left.join("\n"));
    setError(failure);
    setPending(false);
    if (left.length < good.length) await refresh();
  };

  return (
    <section className="panel" aria-labelledby="new-mail">
      <h2 id="new-mail">Invite by e-mail</h2>
      <form className="mt-4 grid gap-5" noValidate onSubmit={(event) => void send(event)}>
        <Field label="Addresses" hint="One on a line, up to 20. Each invitation works only for its own address." error={error}>
          {(wiring) => (
            <textarea
              {...wiring}
              className="input"
              rows={3}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        {mayInviteOrganizers && <RoleField value={role} onChoose={setRole} error={undefined} />}
        <Field
          label={
            <>
              A line from you <span className="maybe">You may skip this.</span>
            </>
          }
        >
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              type="text"
              dir="auto"
              maxLength={300}
              autoComplete="off"
              value={line}
              onChange={(event) => setLine(event.target.value)}
            />
          )}
        </Field>
        <p role="status" className="desk-notice">
          {sent > 0 && `${sent} ${sent === 1 ? "invitation is" : "invitations are"} on the way.`}
        </p>
        <Button type="submit" pending={pending}>
          <Icon name="mail" />
          {pending ? "Sending" : "Send invitations"}
        </Button>
      </form>
    </section>
  );
}
