"use client";

import { useRef, useState } from "react";
import { useShowAfterWrite } from "@/components/layout/refresh";
import { formToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/platform/http/client";

/**
 * Sends what a single button asks for: once however often it is pressed, and a refusal is told. `show`, at the end of the work, shows the page
 * anew; it is `pending` until then.
 */
export function useSend() {
  const [sending, setSending] = useState(false);
  const { showing, show } = useShowAfterWrite();
  const busy = useRef<boolean>(false);

  const send = async (work: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      await work();
    } catch (error) {
      void formToast.error(failureOf(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { pending: sending || showing, send, show };
}
