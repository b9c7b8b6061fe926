"use client";

import { useLayoutEffect, useRef } from "react";

/** The field that is being taken away had the focus. */
let hadFocus = false;

/**
 * The words one searches for. What is found is another page, with a field of its own: it takes the focus over from the one that had it, so
 * that one can search on. Not where that would bring up a keyboard made of glass, over what was found.
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
      // The next field stands there within this step, or it is another page altogether.
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
