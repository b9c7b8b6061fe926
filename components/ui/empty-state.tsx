import type { ReactNode } from "react";
import { Drawing } from "./drawing";

interface EmptyStateProps {
  /** Path of a spot illustration under /art. */
  art: string;
  title: string;
  /** A smaller drawing, if there is much above it: the text must stay visible. */
  small?: boolean;
  children?: ReactNode;
}

/** Says that there is nothing here yet, and what to do next. */
export function EmptyState({ art, title, small = false, children }: EmptyStateProps) {
  return (
    <div className={small ? "empty pt-0" : "empty"}>
      <Drawing src={art} alt="" width={300} height={264} className={small ? "h-auto w-[min(180px,40vw)]" : "h-auto w-[min(300px,70vw)]"} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
