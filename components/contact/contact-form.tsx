"use client";

import { useEffect, useRef, useState } from "react";
import { useAuth } from "@/components/account/auth-provider";
import { AutoDialog } from "@/components/ui/auto-dialog";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { firstMessages } from "@/components/ui/messages";
import { TextField } from "@/components/ui/text-field";
import { useCheckedForm } from "@/components/ui/use-checked-form";
import { useOnce } from "@/components/ui/use-once";
import { MAX_MESSAGE, MAX_NAME } from "@/lib/contact/length-rules";
import { MAX_ADDRESS } from "@/lib/email-address";
import { ApiError, api } from "@/lib/platform/http/client";

const EMPTY = { name: "", email: "", message: "" };

/** Texts and times of docs/product.md. A success message closes by itself after 3 seconds, an error message stays. */
const NEWS = {
  sent: { title: "Message Sent!", text: "We’ll get back to you soon.", ms: 3000 },
  failed: { title: "Oops...", text: "Something went wrong. Please try again later.", ms: null, bad: true },
} as const;

/** The contact form. Without scripts the browser posts it, and the answer is a page. */
export function ContactForm() {
  const element = useRef<HTMLFormElement>(null);
  const [news, setNews] = useState<keyof typeof NEWS | null>(null);
  const once = useOnce();
  const { user } = useAuth();
  /** The values of the inputs that the person has not typed. */
  const untyped = useRef({ name: "", email: "" });
  const { form, messages, pending, wiring, input } = useCheckedForm<typeof EMPTY>({
    initial: EMPTY,
    loadCheck: async () => (await import("./check")).checkMessage,
    send: async (message) => {
      await once(message, (key) => api("/api/contact", { method: "POST", body: message, key }));
      setNews("sent");
    },
    fail: (error) => {
      if (error instanceof ApiError && error.code === "invalid") return firstMessages(error.fields);
      setNews("failed");
      return {};
    },
    again: true,
  });

  // The browser's own validation messages are only for pages without scripts.
  useEffect(() => {
    if (element.current) element.current.noValidate = true;
  }, []);

  const { setValue } = form;
  const name = user?.displayName ?? "";
  const email = user?.email ?? "";
  // Only now is it known who is signed in. An input that the person has typed in, or has the focus on, is not changed.
  useEffect(() => {
    for (const [field, words] of [
      ["name", name],
      ["email", email],
    ] as const) {
      const input = element.current?.elements.namedItem(field);
      if (!(input instanceof HTMLInputElement) || input.value !== untyped.current[field] || input === document.activeElement) continue;
      untyped.current[field] = words;
      setValue(field, words);
    }
  }, [name, email, setValue]);

  return (
    <form {...wiring} ref={element} method="post" action="/api/contact" className="grid gap-5">
      <TextField {...input("name")} label="Name" error={messages.name} type="text" autoComplete="name" maxLength={MAX_NAME} required />
      <TextField
        {...input("email")}
        label="E-mail"
        hint="Only used to answer you."
        error={messages.email}
        type="email"
        autoComplete="email"
        maxLength={MAX_ADDRESS}
        required
      />
      <Field label="Message" error={messages.message}>
        {(field) => <textarea {...field} {...input("message")} className="input" rows={7} maxLength={MAX_MESSAGE} required />}
      </Field>
      <Button type="submit" className="justify-self-start" pending={pending}>
        {pending ? "Sending…" : "Send Message"}
      </Button>
      {news && <AutoDialog {...NEWS[news]} onClose={() => setNews(null)} />}
    </form>
  );
}
