"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { NewInvitation } from "@/lib/memberships/views";
import type { Fresh } from "./fresh-link";
import { endOf, LENGTHS, USES } from "./invitation-input";
import { dayOf } from "./join-words";
import { RoleField } from "./role-field";
import { useDeskCall } from "./use-desk-call";

interface NewLinkFormProps {
  groupId: string;
  mayInviteOrganizers: boolean;
  /** What an ended link is made anew with. */
  start: { name: string; role: "organizer" | "member" };
  /** Somebody asked for one like another: the form may be out of sight, so they are taken to it. */
  asked: boolean;
  onMade: (fresh: Fresh) => void;
}

/** Makes an invitation that works for whoever has its link: with a role, an end and a number of uses, always. */
export function NewLinkForm({ groupId, mayInviteOrganizers, start, asked, onMade }: NewLinkFormProps) {
  const [name, setName] = useState(start.name);
  const [role, setRole] = useState(start.role);
  const [days, setDays] = useState<number>(LENGTHS[0]);
  const [uses, setUses] = useState<number>(USES[0]);
  const { run, pending, failure, fields } = useDeskCall();
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (asked) first.current?.focus();
  }, [asked]);

  const make = async (event: FormEvent) => {
    event.preventDefault();
    const expiresAt = endOf(days);
    const made = await run<NewInvitation>(`/api/groups/${groupId}/invitations`, {
      method: "POST",
      body: { role, uses, expiresAt, ...(name.trim() && { name: name.trim() }) },
    });
    if (!made) return;
    setName("");
    onMade({
      url: made.url,
      name: name.trim(),
      facts: [
        role === "organizer" ? "joins as an organizer" : "joins as a member",
        `${uses} ${uses === 1 ? "use" : "uses"}`,
        `ends ${dayOf(expiresAt)}`,
      ],
    });
  };

  return (
    <section className="panel is-first" aria-labelledby="new-link">
      <h2 id="new-link">New link</h2>
      <form className="mt-4 grid gap-5" noValidate onSubmit={(event) => void make(event)}>
        <Field label="Name" hint="Only organizers see it." error={fields.name?.[0]}>
          {(wiring) => (
            <input
              {...wiring}
              ref={first}
              className="input"
              type="text"
              dir="auto"
              maxLength={80}
              autoComplete="off"
              placeholder="Flyer at Beauty Boarding"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {mayInviteOrganizers && (
          <RoleField value={role} onChange={({ target }) => setRole(target.value as typeof role)} error={fields.role?.[0]} />
        )}
        <div className="two">
          <Field label="Ends" error={fields.expiresAt?.[0]}>
            {(wiring) => (
              <select {...wiring} className="input select" value={days} onChange={(event) => setDays(Number(event.target.value))}>
                {LENGTHS.map((length) => (
                  <option key={length} value={length}>
                    In {length} {length === 1 ? "day" : "days"}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Uses" error={fields.uses?.[0]}>
            {(wiring) => (
              <select {...wiring} className="input select" value={uses} onChange={(event) => setUses(Number(event.target.value))}>
                {USES.map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div role="alert" className="desk-notice">
          {failure && <p className="error">{failure}</p>}
        </div>
        <Button type="submit" pending={pending}>
          <Icon name="link" />
          {pending ? "Making" : "Make link"}
        </Button>
      </form>
    </section>
  );
}
