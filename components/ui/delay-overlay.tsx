import type { ReactNode } from "react";
import "./delay.css";

/**
 * The spinner with which some pages open (docs/product.md), over content that is already there. Only CSS shows and hides it, and only if
 * scripts run. So nobody waits for it without JavaScript, with a screen reader or as a search engine.
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
        {/* For browsers without the `scripting` media query. */}
        <link rel="stylesheet" href="/no-script.css" />
      </noscript>
    </div>
  );
}
