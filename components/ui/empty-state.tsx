import type { ReactNode } from "react";

interface EmptyStateProps {
  /** Path of a spot illustration under /art. */
  art: string;
  title: string;
  /** `2` inside a page that has its own heading, `1` when this is the page. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** Nothing here yet, said kindly, with the next step. */
export function EmptyState({ art, title, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <img src={art} alt="" width={300} height={264} className="h-auto w-[min(300px,70vw)]" />
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
