"use client";

import { useLayoutEffect, useRef } from "react";

/** Whether the field that is being unmounted had the focus. */
let hadFocus = false;

/**
 * The search field. The results are another page with a field of its own. That field takes over the focus, so that the person can continue
 * to type. It does not do so on touch screens, where the on-screen keyboard would cover the results.
 */
export function SearchField({ q }: { q: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    if (hadFocus && matchMedia("(hover: hover)").matches) {
      input.focus({ preventScroll: true });
      input.setSelectionRange(input.value.length, input.value.length);
    }
    hadFocus = false;
    return () => {
      hadFocus = document.activeElement === input;
      // The next field mounts before this microtask runs. If it does not, the next page has no search field.
      queueMicrotask(() => {
        hadFocus = false;
      });
    };
  }, []);

  return (
    <input
      ref={field}
      className="input"
      type="search"
      name="q"
      defaultValue={q}
      placeholder="Name, place or word"
      aria-label="Search groups"
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}
