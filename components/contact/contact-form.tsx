"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { AutoDialog } from "@/components/ui/auto-dialog";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { FieldErrors } from "@/lib/errors";

const loadSender = () => import("./send-message");

/** Spec section 8. Good news leaves by itself after 3 seconds, bad news waits to be read. */
const NEWS = {
  sent: { title: "Message Sent!", text: "We’ll get back to you soon.", ms: 3000 },
  failed: { title: "Oops...", text: "Something went wrong. Please try again later.", ms: null, bad: true },
} as const;

/** The contact form. Without scripts it is posted as it is, and the answer is a page. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef<boolean>(false);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [news, setNews] = useState<keyof typeof NEWS | null>(null);

  // The browser's own bubbles are for those without scripts.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  async function send(target: HTMLFormElement) {
    const { sendMessage } = await loadSender();
    const wrong = await sendMessage(Object.fromEntries(new FormData(target)));
    setErrors(wrong ?? {});
    if (wrong) {
      const first = [...target.elements].find((field) => field instanceof HTMLElement && (field.getAttribute("name") ?? "") in wrong);
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    target.reset();
    setNews("sent");
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    send(event.currentTarget)
      .catch(() => setNews("failed"))
      .finally(() => {
        busy.current = false;
        setPending(false);
      });
  }

  const error = (name: string) => errors[name]?.[0];
  const forget = (name: string) => error(name) && setErrors(({ [name]: _, ...others }) => others);

  return (
    <form
      ref={form}
      method="post"
      action="/api/contact"
      className="grid gap-5"
      onFocus={() => void loadSender().catch(() => undefined)}
      onChange={(event) => forget((event.target as HTMLElement).getAttribute("name") ?? "")}
      onSubmit={onSubmit}
    >
      <Field label="Name" error={error("name")}>
        {(wiring) => <input {...wiring} className="input" name="name" type="text" autoComplete="name" maxLength={80} required />}
      </Field>
      <Field label="E-mail" hint="Only used to answer you." error={error("email")}>
        {(wiring) => <input {...wiring} className="input" name="email" type="email" autoComplete="email" maxLength={254} required />}
      </Field>
      <Field label="Message" error={error("message")}>
        {(wiring) => <textarea {...wiring} className="input" name="message" rows={7} maxLength={5000} required />}
      </Field>
      <Button type="submit" className="justify-self-start" pending={pending}>
        {pending ? "Sending…" : "Send Message"}
      </Button>
      {news && <AutoDialog {...NEWS[news]} onClose={() => setNews(null)} />}
    </form>
  );
}
