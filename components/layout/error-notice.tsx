"use client";

import { Button } from "@/components/ui/button";

/** The props that Next passes to an error page. */
export interface Failure {
  error: Error & { digest?: string };
  /** Asks the server again and renders the page again. */
  retry: () => void;
}

/** An error page: what happened, what to do, and links to continue. */
export function ErrorNotice({ error, retry }: Failure) {
  return (
    <section className="lost ripples" role="alert">
      <img src="/art/error.svg" alt="" width={480} height={420} />
      <h1>A seam came undone</h1>
      <p className="text-soft">
        This page tore on our side, not yours, and nothing you saved is lost. Wait a moment and try again; if it keeps tearing, tell us what
        you were doing.
      </p>
      <div className="lost-ways">
        <Button onClick={retry}>Try again</Button>
        {/* Full page loads, because the router's state may be wrong after a failure. */}
        <a className="btn btn-outline" href="/">
          Go Back Home
        </a>
        <a className="btn btn-outline" href="/contact">
          Tell us
        </a>
      </div>
      {error.digest && <p className="text-sm text-soft">Reference for us: {error.digest}</p>}
    </section>
  );
}
