"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/platform/http/client";
import { type Draft, type DraftErrors, INPUT_FIELDS, type InputField, isChanged, typedEarly } from "./draft";
import { keepDraft, takeDraft } from "./draft-keeper";

/** What stands above the button after a failed try, or when a kept draft came back. */
export type Notice = { kind: "error" | "signed-out" | "restored"; text: string };

interface Options {
  initial: Draft;
  path: string;
  email: string;
  form: RefObject<HTMLFormElement | null>;
  /** Sends a draft that has passed the check and moves on; throws ApiError. */
  send: (draft: Draft) => Promise<void>;
}

const loadCheck = () => import("./check-draft");

/** Everything a group form knows: the draft, what is wrong with it, and whether it is on its way. */
export function useGroupForm({ initial, path, email, form, send }: Options) {
  const [draft, setDraft] = useState(initial);
  const [seen, setSeen] = useState<ReadonlySet<InputField>>(new Set());
  const [found, setFound] = useState<DraftErrors>({});
  const [refused, setRefused] = useState<DraftErrors>({});
  const [notice, setNotice] = useState<Notice | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef<boolean>(false);
  const withStatus = initial.status !== "";

  useEffect(() => {
    const early = form.current ? typedEarly(form.current, initial) : {};
    setDraft((before) => ({ ...before, ...early }));
  }, [form, initial]);

  useEffect(() => {
    const kept = takeDraft(path, email);
    if (!kept) return;
    setDraft(kept);
    setNotice({ kind: "restored", text: "Welcome back. What you had written is still here." });
  }, [path, email]);

  useEffect(() => {
    if (seen.size === 0) return;
    let current = true;
    loadCheck()
      .then(({ checkDraft }) => current && setFound(checkDraft(draft, withStatus)))
      // Not reachable just now: the check before sending tries again and tells.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [draft, seen, withStatus]);

  const change = (next: Draft, field: InputField) => {
    setDraft(next);
    setNotice((shown) => (shown?.kind === "error" ? null : shown));
    setRefused(({ [field]: _gone, ...others }) => others);
  };

  const focusFirst = (errors: DraftErrors) => {
    const field = INPUT_FIELDS.find((name) => errors[name]);
    // After the errors are on the page, so that they are read out together with the field.
    if (field) setTimeout(() => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus());
  };

  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) {
      setNotice({ kind: "error", text: "We could not reach HobbyHub. Check your connection and try again." });
      return;
    }
    if (error.code === "unauthenticated") {
      keepDraft(path, email, draft);
      setNotice({ kind: "signed-out", text: "Your session has ended. What you wrote is kept for you: log in and carry on." });
      return;
    }
    const fields: DraftErrors = Object.fromEntries(
      INPUT_FIELDS.flatMap((name) => (error.fields[name]?.[0] ? [[name, error.fields[name][0]]] : [])),
    );
    setRefused(fields);
    setNotice({ kind: "error", text: error.message });
    focusFirst(fields);
  };

  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setNotice(null);
    try {
      const errors = (await loadCheck()).checkDraft(draft, withStatus);
      setFound(errors);
      setSeen(new Set(INPUT_FIELDS));
      if (Object.keys(errors).length === 0) return await send(draft);
      const count = Object.keys(errors).length;
      setNotice({ kind: "error", text: count === 1 ? "One field needs another look." : `${count} fields need another look.` });
      focusFirst(errors);
    } catch (error) {
      fail(error);
    }
    busy.current = false;
    setSending(false);
  };

  const errors: DraftErrors = {
    ...Object.fromEntries(Object.entries(found).filter(([field]) => seen.has(field as InputField))),
    ...refused,
  };

  return {
    draft,
    change,
    errors,
    notice,
    sending,
    submit,
    changed: isChanged(draft, initial),
    warmUp: () => void loadCheck().catch(() => undefined),
    see: (field: InputField) => setSeen((before) => (before.has(field) ? before : new Set([...before, field]))),
  };
}
