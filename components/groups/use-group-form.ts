"use client";

import { useSignedOut } from "@/components/account/use-signed-out";
import { useKeptForm } from "@/components/ui/use-kept-form";
import { type Draft, onInputs } from "./draft";

interface Options {
  initial: Draft;
  path: string;
  email: string;
  /** Sends a draft that has passed the check and moves on; throws ApiError. */
  send: (draft: Draft) => Promise<void>;
}

/** A group form: what is in it, what is wrong with it, and what is kept of it when the session has ended. */
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
