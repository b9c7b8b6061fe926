"use client";

import { useRef, useState } from "react";
import { useShowAfterWrite } from "@/components/layout/refresh";
import { formToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/platform/http/client";

/**
 * Sends the request of a single button, once however often it is pressed, and shows a message if it is refused. Call `show` at the end: it
 * refreshes the page, and `pending` stays true until the page shows the result.
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
