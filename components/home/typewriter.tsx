"use client";

import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "./prefers-reduced-motion";

/** `docs/product.md`, Times and numbers. */
const TYPE_MS = 70;
const DELETE_MS = 40;

type Stage = "waiting" | "typing" | "typed" | "deleting" | "deleted" | "over";

/**
 * Types its text the first time it is shown, and deletes it the first time it is hidden. After that the text stays (no loop). The whole
 * text is in the page from the start; letters that are not typed yet are only invisible. So nothing moves, and screen readers need not
 * wait.
 */
export function Typewriter({ text, shown }: { text: string; shown: boolean }) {
  const [stage, setStage] = useState<Stage>("waiting");
  const [length, setLength] = useState(0);
  const whole = useRef(text.length);

  useEffect(() => {
    setStage((now) => {
      if (shown && now === "waiting") return prefersReducedMotion() ? "over" : "typing";
      if (shown && (now === "deleting" || now === "deleted")) return "over";
      if (!shown && (now === "typing" || now === "typed")) return "deleting";
      return now;
    });
  }, [shown]);

  useEffect(() => {
    if (stage !== "typing" && stage !== "deleting") return;
    const step = stage === "typing" ? 1 : -1;
    const timer = setInterval(() => setLength((now) => now + step), stage === "typing" ? TYPE_MS : DELETE_MS);
    return () => clearInterval(timer);
  }, [stage]);

  useEffect(() => {
    if (stage === "typing" && length === whole.current) setStage("typed");
    if (stage === "deleting" && length === 0) setStage("deleted");
  }, [stage, length]);

  const seen = stage === "waiting" || stage === "over" ? text.length : length;
  return (
    <span className="typed" data-stage={stage}>
      {text.slice(0, seen)}
      {seen < text.length && <span className="opacity-0">{text.slice(seen)}</span>}
    </span>
  );
}
