"use client";

import { useEffect, useRef, useState } from "react";
import { useSend } from "./use-send";

interface Options<Given, Choice> {
  /** As it came with the page. */
  given: Given;
  choiceOf: (given: Given) => Choice;
  /** @throws ApiError */
  keep: (choice: Choice) => Promise<unknown>;
  /** Says that it is kept. */
  tell: (choice: Choice) => void;
}

/**
 * A choice that is kept as it is made and shown at once. One call at a time: the arrow keys go from one choice to the next, and an older one
 * must not arrive after a newer one. What cannot be kept goes back to what was kept last.
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

  /** Until what was kept, or refused, is what was chosen last. @returns why that one was not kept */
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
