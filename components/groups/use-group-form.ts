"use client";

import { useEffect, useState } from "react";
import { firstMessages, type Messages } from "@/components/ui/messages";
import { useCheckedForm } from "@/components/ui/use-checked-form";
import { ApiError } from "@/lib/platform/http/client";
import { type Draft, isChanged, onInputs } from "./draft";
import { keepDraft, takeDraft } from "./draft-keeper";

/** What stands above the button after a failed try, or when a kept draft came back. */
export type Notice = { kind: "error" | "signed-out" | "restored"; text: string };

interface Options {
  initial: Draft;
  path: string;
  email: string;
  /** Sends a draft that has passed the check and moves on; throws ApiError. */
  send: (draft: Draft) => Promise<void>;
}

/** A group form: what is in it, what is wrong with it, and what is kept of it when the session has ended. */
export function useGroupForm({ initial, path, email, send }: Options) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const withStatus = initial.status !== "";

  const fail = (error: unknown): Messages<Draft> => {
    if (!(error instanceof ApiError)) {
      setNotice({ kind: "error", text: "We could not reach HobbyHub. Check your connection and try again." });
      return {};
    }
    const draft = form.getValues();
    if (error.code === "unauthenticated") {
      keepDraft(path, email, draft);
      setNotice({ kind: "signed-out", text: "Your session has ended. What you wrote is kept for you: log in and carry on." });
      return {};
    }
    setNotice({ kind: "error", text: error.message });
    return onInputs(firstMessages(error.fields), draft);
  };

  const { form, input, messages, pending, wiring } = useCheckedForm<Draft>({
    initial,
    early: true,
    loadCheck: async () => {
      const { checkDraft } = await import("./check-draft");
      return (draft) => checkDraft(draft, withStatus);
    },
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
    const kept = takeDraft(path, email);
    if (!kept) return;
    reset(kept);
    setNotice({ kind: "restored", text: "Welcome back. What you had written is still here." });
  }, [path, email, reset]);

  const draft = form.watch();
  return {
    form,
    input,
    messages,
    pending,
    draft,
    notice,
    changed: isChanged(draft, initial),
    wiring: { ...wiring, onChange: () => setNotice((shown) => (shown?.kind === "error" ? null : shown)) },
  };
}

export type GroupFormState = ReturnType<typeof useGroupForm>;
