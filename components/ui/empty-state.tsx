import type { ReactNode } from "react";
import { Drawing } from "./drawing";

interface EmptyStateProps {
  /** Path of a spot illustration under /art. */
  art: string;
  title: string;
  /** Where much stands above it: the words must still be in sight. */
  small?: boolean;
  children?: ReactNode;
}

/** Nothing here yet, said kindly, with the next step. */
export function EmptyState({ art, title, small = false, children }: EmptyStateProps) {
  return (
    <div className={small ? "empty pt-0" : "empty"}>
      <Drawing src={art} alt="" width={300} height={264} className={small ? "h-auto w-[min(180px,40vw)]" : "h-auto w-[min(300px,70vw)]"} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
