"use client";

import { useRef, useState } from "react";
import { formToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/platform/http/client";

/** Sends what a single button asks for: once however often it is pressed, and a refusal is told. */
export function useSend() {
  const [pending, setPending] = useState(false);
  const busy = useRef<boolean>(false);

  const send = async (work: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      await work();
    } catch (error) {
      void formToast.error(failureOf(error));
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  return { pending, send };
}
