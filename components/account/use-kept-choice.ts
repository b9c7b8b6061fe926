"use client";

import { useEffect, useRef, useState } from "react";
import { useSend } from "./use-send";

interface Options<Given, Choice> {
  /** The value that came with the page. */
  given: Given;
  choiceOf: (given: Given) => Choice;
  /** @throws ApiError */
  keep: (choice: Choice) => Promise<unknown>;
  /** Shows the message that it is saved. */
  tell: (choice: Choice) => void;
}

/**
 * A choice that is shown and saved at once. Only one request runs at a time, because the arrow keys change the choice quickly and an older
 * request must not arrive after a newer one. If saving fails, the choice goes back to the last saved value.
 */
export function useKeptChoice<Given, Choice>({ given, choiceOf, keep, tell }: Options<Given, Choice>) {
  const [chosen, setChosen] = useState(() => choiceOf(given));
  const kept = useRef(chosen);
  const wanted = useRef(chosen);
  const { pending, send, show } = useSend();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with the page now is older than what is being kept
  useEffect(() => {
    if (pending) return;
    kept.current = choiceOf(given);
    setChosen(kept.current);
  }, [given]);

  /** Saves until the last choice was saved or refused. @returns the error of the last choice, null if it was saved */
  const keepLast = async (): Promise<unknown> => {
    for (;;) {
      const next = wanted.current;
      const failed: unknown = await keep(next).then(
        () => null,
        (error) => error,
      );
      if (failed === null) kept.current = next;
      if (wanted.current === next) return failed;
    }
  };

  const choose = (choice: Choice): Promise<void> => {
    setChosen(choice);
    wanted.current = choice;
    return send(async () => {
      const before = kept.current;
      const failed = await keepLast();
      setChosen(kept.current);
      if (failed === null || kept.current !== before) show();
      if (failed !== null) throw failed;
      tell(kept.current);
    });
  };

  return { chosen, choose };
}
