"use client";

import type { ComponentProps } from "react";
import { Button } from "./button";
import { useHydrated } from "./use-browser-value";

/**
 * Sends a form that only a script can send, and says so where there is none. Pressed before hydration it does nothing: the
 * browser must not send the form in its own way, to an address that does not take it.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, "type">) {
  const hydrated = useHydrated();
  return (
    <>
      <noscript>
        <p className="notice notice-warn">This form needs JavaScript: please switch it on.</p>
      </noscript>
      <Button {...props} type={hydrated ? "submit" : "button"} />
    </>
  );
}
