"use client";

import { type FormEvent, useRef, useState } from "react";

/** Messages by the name of their field; what belongs to none is under `form`. */
export type Errors = Record<string, string>;

interface AccountForm {
  /** The messages of the fields that need another look. */
  check: (typed: Record<string, string>) => Promise<Errors>;
  /** Sends it off. */
  send: (typed: Record<string, string>) => Promise<void>;
  /** Says why either of them did not work; returns the messages to show. */
  fail: (error: unknown) => Errors;
}

/**
 * A form that checks itself before it is sent, keeps what was typed, says what is wrong beside each field, takes the person to the
 * first such field, and is sent once however often its button is pressed.
 */
export function useAccountForm({ check, send, fail }: AccountForm) {
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);
  const busy = useRef<boolean>(false);

  const show = (form: HTMLFormElement, found: Errors) => {
    setErrors(found);
    const first = Array.from(form.elements).find((element) => element instanceof HTMLInputElement && Boolean(found[element.name]));
    if (first instanceof HTMLInputElement) first.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setErrors(({ form: _, ...others }) => others);
    const form = event.currentTarget;
    const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    try {
      const found = await check(typed);
      if (Object.keys(found).length === 0) await send(typed);
      show(form, found);
    } catch (error) {
      show(form, fail(error));
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  /** A message goes as soon as its field is worked on. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && errors[target.name]) setErrors(({ [target.name]: _, ...others }) => others);
  };

  return { errors, setErrors, pending, onSubmit, onInput };
}
