import type { ReactElement, ReactNode } from "react";

const STYLE = `:root{color-scheme:light dark;--ground:light-dark(#fbf4e6,#14172f);--ink:light-dark(#1b1f45,#fff3d6);--error:light-dark(#b9302a,#ff9d92)}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem}h1{font:400 2rem/1.12 Georgia,serif}label{display:block;margin-top:1rem;font-weight:650}
input,textarea{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;color:inherit;background:transparent;border:2px solid;border-radius:14px}
[aria-invalid]{border-color:var(--error)}p[id]{margin:.25rem 0;color:var(--error)}
button{margin-top:1.5rem;padding:.75rem 1.5rem;font:inherit;font-weight:800;color:#1b1f45;background:#f2a71b;border:0;border-radius:12px}a{color:inherit}`;

/**
 * A whole HTML document that is rendered outside of Next. It contains its own few styles, because only Next knows the addresses of the
 * style sheets. It needs no script.
 */
export function BareDocument({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        {/* React moves these into the head. */}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · HobbyHub`}</title>
        <style href="bare" precedence="default">
          {STYLE}
        </style>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

/** No scripts, nothing from other origins, and forms can only post to us. */
export const BARE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A document as text. */
export async function renderDocument(document: ReactElement): Promise<string> {
  // A dynamic import by this exact name: Next gives a route handler no other access to React's renderer.
  const { renderToReadableStream } = await import("react-dom/server.edge");
  return new Response(await renderToReadableStream(document)).text();
}
