"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { Button } from "./button";
import { useHydrated } from "./use-browser-value";

/**
 * Sends a form that only a script can send, and says so where there is none. Before hydration it is no submit button: the browser must not
 * send the form in its own way, to an address that does not take it. A press until then is kept by the script in the head
 * (lib/first-paint.ts), and the form is sent as soon as it can be.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, "type">) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (hydrated && button.current?.ariaDisabled === "true") button.current.form?.requestSubmit();
  }, [hydrated]);

  return (
    <>
      <noscript>
        <p className="notice notice-warn">This form needs JavaScript: please switch it on.</p>
      </noscript>
      <Button
        {...props}
        ref={button}
        type={hydrated ? "submit" : "button"}
        data-early={hydrated ? undefined : ""}
        suppressHydrationWarning
      />
    </>
  );
}
