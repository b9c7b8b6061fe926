"use client";

import { type ReactNode, useState } from "react";
import { Icon } from "./icon";
import "./fold.css";

interface FoldProps {
  title: string;
  /** What is chosen inside, in a few words. */
  words: string;
  /** Something inside is wrong: it opens. */
  wrong: boolean;
  children: ReactNode;
}

/** Part of a form that most people need not look at. Its inputs are there whether it is open or not. */
export function Fold({ title, words, wrong, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="fold" open={open || wrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <b>{title}</b>
          <small dir="auto">{words}</small>
        </span>
        <Icon name="down" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}
