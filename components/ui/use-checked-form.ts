"use client";

import { type FocusEvent, type FormEvent, useCallback, useRef, useState } from "react";
import { type DefaultValues, type FieldPath, type PathValue, type ResolverResult, useForm } from "react-hook-form";
import { focusInFold } from "./focus-in-fold";
import type { Messages, Values } from "./messages";
import { useKeptSelection } from "./use-kept-selection";

interface Options<Form extends Values> {
  initial: Form;
  /**
   * Loads the check that finds invalid inputs. It is loaded on the first focus, not with the page, because the schemas are larger than the
   * page.
   */
  loadCheck: () => Promise<(values: Form) => Messages<Form>>;
  /** Sends the checked values, and navigates. */
  send: (values: Form) => Promise<void>;
  /** Handles a failed send; returns the messages to show. */
  fail: (error: unknown) => Messages<Form>;
  /** Called after an attempt that did not pass the check. */
  onWrong?: (count: number) => void;
  /**
   * True for a long form: each input is checked when the person leaves it, and from then on while they type in it. A short form is checked
   * only when it is sent.
   */
  early?: boolean;
  /**
   * The person stays on the page after sending and can send again; the form is then empty, or with `kept` as it was sent. Without it, the
   * form stays pending while the page changes.
   */
  again?: boolean | "kept";
}

/**
 * The one engine of our forms, around react-hook-form (docs/decisions/0012-one-form-engine.md). It checks the values by the schema before
 * sending. It keeps what was typed, also before hydration. It shows what is wrong beside each input and moves the focus to the first one.
 * It sends once, however often the button is pressed.
 */
export function useCheckedForm<Form extends Values>({ initial, loadCheck, send, fail, onWrong, early = false, again }: Options<Form>) {
  useKeptSelection();
  const busy = useRef<boolean>(false);
  const [pending, setPending] = useState(false);
  const form = useForm<Form>({
    defaultValues: initial as DefaultValues<Form>,
    mode: early ? "onTouched" : "onSubmit",
    reValidateMode: early ? "onChange" : "onSubmit",
    // `focusFirst` does this after the messages are on the page, so that they are read out together with the input.
    shouldFocusError: false,
    resolver: async (values) => {
      // The check could not be loaded: sending tries again and reports the failure.
      const check = await loadCheck().catch(() => () => ({}));
      return resolved(values, check(values));
    },
  });

  const focusFirst = (element: HTMLFormElement, wrong: object) => setTimeout(() => focusInFold(firstInput(element, wrong)));

  const { setError, reset: resetForm } = form;
  const show = useCallback(
    (messages: Messages<Form>) => {
      for (const [name, message] of Object.entries(messages)) setError(name as FieldPath<Form>, { message });
    },
    [setError],
  );

  /**
   * Gives every input the value that it has here. The inputs stay registered: otherwise react-hook-form reads a radio group's value from the
   * page again, half-way through its buttons, and none of them or another one is chosen then.
   */
  const reset = useCallback((values: Form) => resetForm(values, { keepFieldsRef: true }), [resetForm]);

  async function attempt(element: HTMLFormElement): Promise<boolean> {
    let sent = false;
    try {
      // Load the check first: if it cannot be loaded, the form must not count as valid.
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
    if (sent && again !== "kept") reset(initial);
    busy.current = false;
    setPending(false);
  };

  const errors = Object.entries(form.formState.errors).map(([name, error]) => [name, error?.message]);
  return {
    form,
    /** The message beside each input; `root` is the message below all of them. */
    messages: Object.fromEntries(errors) as Messages<Form>,
    pending,
    show,
    reset,
    /** Replaces the text of an input. */
    write: (name: FieldPath<Form>, words: string) =>
      form.setValue(name, words as PathValue<Form, FieldPath<Form>>, { shouldValidate: true }),
    /** The props for <form>. */
    wiring: { onSubmit, onFocus: () => void loadCheck().catch(() => undefined) },
    /**
     * The props for an input: its name, its first value and its handlers. A message of a short form disappears when the person types in its
     * input.
     */
    input: (name: FieldPath<Form>) => {
      const { onBlur, ...wires } = form.register(name, { onChange: () => early || form.clearErrors(name) });
      return {
        ...wires,
        // If the focus moves to the submit button, do not check now: sending checks every input, and a new message would move the button
        // away while it is being pressed.
        onBlur: (event: FocusEvent<HTMLElement>) => (isSubmit(event.relatedTarget) ? undefined : onBlur(event)),
        defaultValue: initial[name] as string,
      };
    },
  };
}

export type CheckedForm<Form extends Values> = ReturnType<typeof useCheckedForm<Form>>;

function resolved<Form extends Values>(values: Form, messages: Messages<Form>): ResolverResult<Form> {
  const errors = Object.entries(messages).map(([name, message]) => [name, { type: "schema", message }]);
  // The type allows only errors by path, but these errors come from the resolver itself and have the right form.
  return (errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} }) as ResolverResult<Form>;
}

/**
 * Also true for a button that will become a submit button: hydration attaches the handlers of the inputs before it makes that change
 * (`SubmitButton`).
 */
const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && (target.type === "submit" || "early" in target.dataset);

/** The first of these inputs in page order. */
const firstInput = (form: HTMLFormElement, wrong: object): HTMLElement | undefined =>
  [...form.elements].find(
    (element): element is HTMLElement => element instanceof HTMLElement && (element.getAttribute("name") ?? "") in wrong,
  );
