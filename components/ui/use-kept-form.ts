"use client";

import { useEffect, useRef, useState } from "react";
import { changedWords } from "@/lib/changed-words";
import { ApiError, UNREACHED } from "@/lib/platform/http/client";
import { keepDraft, takeDraft } from "./draft-keeper";
import { firstMessages, isChanged, type Messages, type Values } from "./messages";
import { useCheckedForm } from "./use-checked-form";

/** The message above the button after a failed attempt, or when a stored draft was restored. */
export type FormMessage = { kind: "error" | "signed-out" | "restored"; text: string };

const SIGNED_OUT: FormMessage = {
  kind: "signed-out",
  text: "Your session has ended. What you wrote is kept for you: log in and carry on.",
};

const RESTORED = "Welcome back. What you had written is still here.";
const SOME_CHANGED = "Some of it was changed meanwhile: look at what is marked.";

interface Options<Form extends Values> {
  initial: Form;
  /** The path of this form; the login page returns to it. */
  path: string;
  /** The writer's address: nobody else gets the draft. */
  email: string;
  loadCheck: () => Promise<(draft: Form) => Messages<Form>>;
  /** Sends a draft that has passed the check, and navigates. @throws ApiError */
  send: (draft: Form) => Promise<void>;
  /** Maps the API's messages to the inputs of this form. */
  onInputs: (messages: Partial<Record<string, string>>, draft: Form) => Messages<Form>;
  /** The session has ended while the form was open and nothing was being sent. This page may be replaced at any moment. */
  signedOut: boolean;
  /** The person stays on the page after sending. */
  again?: "kept";
}

/** A long form: its values, its errors, and the draft that is stored when the session has ended. */
export function useKeptForm<Form extends Values>({ initial, path, email, signedOut, loadCheck, send, onInputs, again }: Options<Form>) {
  const [notice, setNotice] = useState<FormMessage | null>(null);
  const begins = useRef(initial).current;

  const fail = (error: unknown): Messages<Form> => {
    if (!(error instanceof ApiError)) {
      setNotice({ kind: "error", text: UNREACHED });
      return {};
    }
    if (error.code === "unauthenticated") {
      setNotice(SIGNED_OUT);
      return {};
    }
    setNotice({ kind: "error", text: error.message });
    return onInputs(firstMessages(error.fields), form.getValues());
  };

  const { form, input, write, messages, pending, wiring, show, reset } = useCheckedForm<Form>({
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

  useEffect(() => {
    const taken = takeDraft(path, email, begins);
    if (!taken) return;
    const { draft: mine, changedByBoth } = taken;
    reset(mine);
    show(Object.fromEntries(changedByBoth.map((field) => [field, changedWords(wordsIn(field, begins[field]), "away")])) as Messages<Form>);
    setNotice({ kind: "restored", text: changedByBoth.length > 0 ? `${RESTORED} ${SOME_CHANGED}` : RESTORED });
  }, [path, email, begins, reset, show]);

  const draft = form.watch();
  const changed = isChanged(draft, initial);
  // Sending may be the first to find that the session has ended. From then on, what is typed is stored as well, as the notice says.
  const ended = (signedOut && changed) || notice?.kind === "signed-out";
  useEffect(() => {
    if (!ended) return;
    keepDraft(path, email, { draft, begun: initial });
    setNotice(SIGNED_OUT);
  }, [ended, path, email, draft, initial]);

  return {
    form,
    input,
    write,
    reset,
    messages,
    pending,
    draft,
    notice,
    /** For a request that another button than the form's own sent. */
    refuse: (error: unknown) => show(fail(error)),
    changed,
    wiring: { ...wiring, onChange: () => setNotice((shown) => (shown?.kind === "error" ? null : shown)) },
  };
}

/** The text of a text field. Other inputs show their choices in the page's own words, so they have none here. */
function wordsIn(field: string, value: string | undefined): string | null {
  const [input] = document.getElementsByName(field);
  const isText = input instanceof HTMLTextAreaElement || (input instanceof HTMLInputElement && input.type === "text");
  return isText ? (value ?? null) : null;
}
