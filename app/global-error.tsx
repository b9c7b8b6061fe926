"use client";

import type { Failure } from "@/components/layout/error-notice";
import "./globals.css";

/** For an error in the root layout: a page with as little as possible and the same text. */
export default function GlobalError({ error }: Pick<Failure, "error">) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · HobbyHub</title>
        <main className="lost ripples">
          <img src="/art/error.svg" alt="" width={480} height={420} />
          <h1>A seam came undone</h1>
          <p className="text-soft">HobbyHub tore on our side, not yours, and nothing you saved is lost. Wait a moment and try again.</p>
          <div className="lost-ways">
            <button type="button" className="btn" onClick={() => location.reload()}>
              Try again
            </button>
            <a className="btn btn-outline" href="/">
              Go Back Home
            </a>
          </div>
          {error.digest && <p className="text-sm text-soft">Reference for us: {error.digest}</p>}
        </main>
      </body>
    </html>
  );
}
