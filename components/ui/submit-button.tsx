"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { Button } from "./button";
import { useHydrated } from "./use-browser-value";

/**
 * The button of a form that only a script can send; without scripts it says so. Before hydration it is not a submit button, because the
 * browser would send the form to an address that does not accept it. The script in the head (lib/first-paint.ts) stores a press before
 * hydration, and the form is sent as soon as possible.
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
