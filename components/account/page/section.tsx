"use client";

import { type ReactNode, useRef } from "react";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  /** The content on the right needs the whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** A section of the account page: its description on the left, its controls on the right. */
export function Section({ id, title, lead, wide = false, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useFocusGoesOn(body, () => heading.current);
  return (
    <section id={id} className={wide ? "acc acc-wide" : "acc"} aria-labelledby={`${id}-title`}>
      <div className="acc-words">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <p className="text-sm text-soft">{lead}</p>
      </div>
      <div ref={body} className="acc-body">
        {children}
      </div>
    </section>
  );
}
