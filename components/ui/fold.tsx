"use client";

import { type ReactNode, useState } from "react";
import { Icon } from "./icon";
import "./fold.css";

interface FoldProps {
  title: string;
  /** A short summary of the choices inside. */
  words: string;
  /** An input inside is invalid: the section opens. */
  wrong: boolean;
  children: ReactNode;
}

/** A collapsible section of a form that most people do not need. Its inputs are in the page whether it is open or not. */
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
