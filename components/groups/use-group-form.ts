"use client";

import { useSignedOut } from "@/components/account/use-signed-out";
import { useKeptForm } from "@/components/ui/use-kept-form";
import { type Draft, onInputs } from "./draft";

interface Options {
  initial: Draft;
  path: string;
  email: string;
  /** Sends a valid draft and goes to the next page. @throws ApiError */
  send: (draft: Draft) => Promise<void>;
}

/** The state of a group form: its values, its errors, and the draft that is kept if the session has ended. */
export function useGroupForm({ initial, path, email, send }: Options) {
  const withStatus = initial.status !== "";
  return useKeptForm<Draft>({
    initial,
    path,
    email,
    signedOut: useSignedOut(),
    send,
    onInputs,
    loadCheck: async () => {
      const { checkDraft } = await import("./check-draft");
      return (draft) => checkDraft(draft, withStatus);
    },
  });
}

export type GroupFormState = ReturnType<typeof useGroupForm>;
