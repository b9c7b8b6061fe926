import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  /** What to do needs the whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of the account page: what it is on the left, what to do on the right. */
export function Section({ id, title, lead, wide = false, children }: SectionProps) {
  return (
    <section id={id} className={wide ? "acc acc-wide" : "acc"} aria-labelledby={`${id}-title`}>
      <div className="acc-words">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="text-sm text-soft">{lead}</p>
      </div>
      <div className="acc-body">{children}</div>
    </section>
  );
}
