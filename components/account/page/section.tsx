import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A part of the account page: what it is on the left, what to do on the right. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className="acc" aria-labelledby={`${id}-title`}>
      <div className="acc-words">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="text-sm text-soft">{lead}</p>
      </div>
      <div className="acc-body">{children}</div>
    </section>
  );
}
