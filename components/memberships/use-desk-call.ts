"use client";

import { useRef, useState } from "react";
import { useShowAfterWrite } from "@/components/layout/refresh";
import { ApiError, api, failureOf } from "@/lib/platform/http/client";

/** True for a refusal which means that the page is out of date. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && [403, 404, 409].includes(error.status);

interface Call {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
}

/**
 * Calls the API for a desk, one call at a time, and refreshes the page afterwards, also after a refusal which means that the page is out of
 * date. `run` returns undefined if the call failed or if another call is running; `failure` is the message. `calling` is true until the API
 * has answered, `pending` until the page is refreshed. `kept` holds the texts of dialogs that were closed without sending them.
 */
export function useDeskCall() {
  const [calling, setCalling] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [fields, setFields] = useState<ApiError["fields"]>({});
  const busy = useRef<boolean>(false);
  const [kept] = useState(() => new Map<string, string>());
  const { showing, show } = useShowAfterWrite();

  async function run<T>(path: string, { method, body }: Call): Promise<T | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setCalling(true);
    setFailure(null);
    setFields({});
    try {
      const answer = await api<T>(path, { method, ...(body !== undefined && { body }) });
      show();
      return answer;
    } catch (error) {
      setFailure(failureOf(error));
      if (error instanceof ApiError) setFields(error.fields);
      if (isOutdated(error)) show();
      return undefined;
    } finally {
      busy.current = false;
      setCalling(false);
    }
  }

  const forget = () => {
    setFailure(null);
    setFields({});
  };
  return { run, calling, pending: calling || showing, failure, fields, forget, kept };
}

export type DeskCall = ReturnType<typeof useDeskCall>;

/**
 * A text of a desk's dialog that stays when the dialog is closed without sending it. Call `keep` when it closes, `drop` when it is sent.
 * @param about what the text is for: it is there again when a dialog opens for the same
 */
export function useKeptText({ kept }: Pick<DeskCall, "kept">, about: string) {
  const [text, setText] = useState(kept.get(about) ?? "");
  return { text, setText, keep: () => void kept.set(about, text), drop: () => void kept.delete(about) };
}
