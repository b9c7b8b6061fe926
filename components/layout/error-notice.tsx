"use client";

import { Button } from "@/components/ui/button";

/** What Next hands to an error page. */
export interface Failure {
  error: Error & { digest?: string };
  /** Asks the server anew and shows the page again. */
  retry: () => void;
}

/** What an error page says: what happened, what to do, and a way on. */
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
        {/* Whole page loads: after a failure the router's own memory is not to be trusted. */}
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
