"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError, UNREACHED } from "@/lib/platform/http/client";
import { keepDraft, takeDraft } from "./draft-keeper";
import { firstMessages, isChanged, type Messages, type Values } from "./messages";
import { useCheckedForm } from "./use-checked-form";

/** What stands above the button after a failed try, or when a kept draft came back. */
export type Notice = { kind: "error" | "signed-out" | "restored"; text: string };

const SIGNED_OUT: Notice = {
  kind: "signed-out",
  text: "Your session has ended. What you wrote is kept for you: log in and carry on.",
};

interface Options<Form extends Values> {
  initial: Form;
  /** Where this form lives: what the login page returns to. */
  path: string;
  /** Of the writer: nobody else gets the draft. */
  email: string;
  loadCheck: () => Promise<(draft: Form) => Messages<Form>>;
  /** Sends a draft that has passed the check and moves on; throws ApiError. */
  send: (draft: Form) => Promise<void>;
  /** The API's messages, beside the inputs of this form. */
  onInputs: (messages: Partial<Record<string, string>>, draft: Form) => Messages<Form>;
  /** The session has ended while the form was open, without anything being sent: this page may go at any moment. */
  signedOut: boolean;
  /** The page stays after sending. */
  again?: "kept";
}

/** A long form: what is in it, what is wrong with it, and what is kept of it when the session has ended. */
export function useKeptForm<Form extends Values>({ initial, path, email, signedOut, loadCheck, send, onInputs, again }: Options<Form>) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const empty = useRef(initial).current;

  const fail = (error: unknown): Messages<Form> => {
    if (!(error instanceof ApiError)) {
      setNotice({ kind: "error", text: UNREACHED });
      return {};
    }
    const draft = form.getValues();
    if (error.code === "unauthenticated") {
      keepDraft(path, email, draft);
      setNotice(SIGNED_OUT);
      return {};
    }
    setNotice({ kind: "error", text: error.message });
    return onInputs(firstMessages(error.fields), draft);
  };

  const { form, input, messages, pending, wiring, show } = useCheckedForm<Form>({
    initial,
    early: true,
    ...(again && { again }),
    loadCheck,
    send: (draft) => {
      setNotice(null);
      return send(draft);
    },
    fail,
    onWrong: (count) =>
      setNotice({ kind: "error", text: count === 1 ? "One field needs another look." : `${count} fields need another look.` }),
  });

  const { reset } = form;
  useEffect(() => {
    const kept = takeDraft(path, email, empty);
    if (!kept) return;
    reset(kept);
    setNotice({ kind: "restored", text: "Welcome back. What you had written is still here." });
  }, [path, email, empty, reset]);

  const draft = form.watch();
  const changed = isChanged(draft, initial);
  useEffect(() => {
    if (!signedOut || !changed) return;
    keepDraft(path, email, draft);
    setNotice(SIGNED_OUT);
  }, [signedOut, changed, path, email, draft]);

  return {
    form,
    input,
    messages,
    pending,
    draft,
    notice,
    /** For what was sent beside the form's own button. */
    refuse: (error: unknown) => show(fail(error)),
    changed,
    wiring: { ...wiring, onChange: () => setNotice((shown) => (shown?.kind === "error" ? null : shown)) },
  };
}
