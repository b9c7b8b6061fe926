"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { Button } from "./button";

const never = () => () => undefined;

/**
 * Sends a form that only a script can send, and says so where there is none. Pressed before the page is awake it does nothing: the
 * browser must not send the form in its own way, to an address that does not take it.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, "type">) {
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <noscript>
        <p className="notice notice-warn">This form needs JavaScript: please switch it on.</p>
      </noscript>
      <Button {...props} type={awake ? "submit" : "button"} />
    </>
  );
}
