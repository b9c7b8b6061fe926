import type { ReactNode } from "react";

/** The skip link, what comes before the content, the content, and what comes after it. */
export function PageFrame({ look, before, after, children }: { look: string; before: ReactNode; after?: ReactNode; children: ReactNode }) {
  return (
    <div className={look}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {before}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {after}
    </div>
  );
}
