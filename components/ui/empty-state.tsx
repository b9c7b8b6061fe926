import type { ReactNode } from "react";

interface EmptyStateProps {
  /** Path of a spot illustration under /art. */
  art: string;
  title: string;
  children?: ReactNode;
}

/** Nothing here yet, said kindly, with the next step. */
export function EmptyState({ art, title, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <img src={art} alt="" width={300} height={264} className="h-auto w-[min(300px,70vw)]" />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
