"use client";

import { type FocusEvent, type FormEvent, useCallback, useRef, useState } from "react";
import { type DefaultValues, type FieldPath, type PathValue, type ResolverResult, useForm } from "react-hook-form";
import { focusInFold } from "./focus-in-fold";
import type { Messages, Values } from "./messages";
import { useKeptSelection } from "./use-kept-selection";

interface Options<Form extends Values> {
  initial: Form;
  /** Loads what says which inputs need another look. With the first focus, not with the page: the schemas weigh more than the page. */
  loadCheck: () => Promise<(values: Form) => Messages<Form>>;
  /** Sends what has passed the check, and moves on. */
  send: (values: Form) => Promise<void>;
  /** Says why it was not sent; returns the messages to show. */
  fail: (error: unknown) => Messages<Form>;
  /** Told after a try that did not pass the check. */
  onWrong?: (count: number) => void;
  /** A long form checks each input when it is left, and from then on while it is typed in. A short one waits until it is sent. */
  early?: boolean;
  /** The page stays after sending: the form is empty then (or `kept` as it was sent) and can be sent again. Else it stays pending while the page changes. */
  again?: boolean | "kept";
}

/**
 * The one engine of our forms, around react-hook-form (docs/decisions/0012-one-form-engine.md): checks by the schema before sending, keeps
 * what was typed, also before hydration, says what is wrong beside each input, takes the person to the first one, and sends once however
 * often its button is pressed.
 */
export function useCheckedForm<Form extends Values>({ initial, loadCheck, send, fail, onWrong, early = false, again }: Options<Form>) {
  useKeptSelection();
  const busy = useRef<boolean>(false);
  const [pending, setPending] = useState(false);
  const form = useForm<Form>({
    defaultValues: initial as DefaultValues<Form>,
    mode: early ? "onTouched" : "onSubmit",
    reValidateMode: early ? "onChange" : "onSubmit",
    // Done here, after the messages are on the page, so that they are read out together with the input.
    shouldFocusError: false,
    resolver: async (values) => {
      // Not reachable just now: sending tries again and tells.
      const check = await loadCheck().catch(() => () => ({}));
      return resolved(values, check(values));
    },
  });

  const focusFirst = (element: HTMLFormElement, wrong: object) => setTimeout(() => focusInFold(firstInput(element, wrong)));

  const { setError } = form;
  const show = useCallback(
    (messages: Messages<Form>) => {
      for (const [name, message] of Object.entries(messages)) setError(name as FieldPath<Form>, { message });
    },
    [setError],
  );

  async function attempt(element: HTMLFormElement): Promise<boolean> {
    let sent = false;
    try {
      // The check is fetched here already: one that cannot be had must not pass for a form without mistakes.
      await loadCheck();
      const sendChecked = form.handleSubmit(
        async (values) => {
          await send(values);
          sent = true;
        },
        (wrong) => {
          onWrong?.(Object.keys(wrong).length);
          focusFirst(element, wrong);
        },
      );
      await sendChecked();
    } catch (error) {
      const messages = fail(error);
      show(messages);
      focusFirst(element, messages);
    }
    return sent;
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    form.clearErrors("root");
    const sent = await attempt(event.currentTarget);
    if (sent && !again) return;
    if (sent && again !== "kept") form.reset(initial);
    busy.current = false;
    setPending(false);
  };

  const errors = Object.entries(form.formState.errors).map(([name, error]) => [name, error?.message]);
  return {
    form,
    /** What stands beside each input, and under `root` below them all. */
    messages: Object.fromEntries(errors) as Messages<Form>,
    pending,
    show,
    /** Puts other words into an input than were typed there. */
    write: (name: FieldPath<Form>, words: string) =>
      form.setValue(name, words as PathValue<Form, FieldPath<Form>>, { shouldValidate: true }),
    /** For <form>. */
    wiring: { onSubmit, onFocus: () => void loadCheck().catch(() => undefined) },
    /** For an input: its name, what it begins with, how it reports. A message of a short form goes as soon as its input is worked on. */
    input: (name: FieldPath<Form>) => {
      const { onBlur, ...wires } = form.register(name, { onChange: () => early || form.clearErrors(name) });
      return {
        ...wires,
        // Left for the button, which checks all of it: a message that appeared now would push the button away from below the press.
        onBlur: (event: FocusEvent<HTMLElement>) => (isSubmit(event.relatedTarget) ? undefined : onBlur(event)),
        defaultValue: initial[name] as string,
      };
    },
  };
}

export type CheckedForm<Form extends Values> = ReturnType<typeof useCheckedForm<Form>>;

function resolved<Form extends Values>(values: Form, messages: Messages<Form>): ResolverResult<Form> {
  const errors = Object.entries(messages).map(([name, message]) => [name, { type: "schema", message }]);
  // The types ask for errors by path and for nothing else beside them; both are the engine's own.
  return (errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} }) as ResolverResult<Form>;
}

/** Also the one that is to become it: hydration gives the inputs their handlers before it makes the button one that sends (`SubmitButton`). */
const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && (target.type === "submit" || "early" in target.dataset);

/** In the order of the page. */
const firstInput = (form: HTMLFormElement, wrong: object): HTMLElement | undefined =>
  [...form.elements].find(
    (element): element is HTMLElement => element instanceof HTMLElement && (element.getAttribute("name") ?? "") in wrong,
  );
