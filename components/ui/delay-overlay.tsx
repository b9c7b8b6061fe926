import type { ReactNode } from "react";
import "./delay.css";

/**
 * The spinner some pages open with (docs/product.md), laid over content that is already there. Style alone shows it, only where
 * scripts run, and takes it away, so nobody waits for it without JavaScript, with a screen reader or as a search engine.
 */
export function DelayOverlay({ ms, children }: { ms: 500 | 1000; children: ReactNode }) {
  return (
    <div className="delay">
      {children}
      <div className={`delay-cover delay-${ms}`} role="status">
        <div className="delay-mark">
          <div className="spinner" aria-hidden="true" />
          <span className="sr-only">Loading</span>
        </div>
      </div>
      <noscript>
        {/* For browsers that do not know the `scripting` media query. */}
        <link rel="stylesheet" href="/no-script.css" />
      </noscript>
    </div>
  );
}
