import { RefusedFormPage } from "@/components/ui/refused-form-page";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import type { RefusedForm } from "@/lib/platform/http/form";
import { retryHeader } from "@/lib/platform/http/reply";

/** No script, nothing from elsewhere, and a form that can only post to us. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Answers a form that was refused: people who are not signed in are sent to do that, everybody else gets the form back as it was typed. */
export async function refusedPage({ error, action, typed, fields, back }: RefusedForm): Promise<Response> {
  if (error.code === "unauthenticated")
    return new Response(null, { status: 303, headers: { location: withCallbackUrl("/login", back.path) } });
  // Loaded here and by this name: Next gives a route handler no other way to React's renderer.
  const { renderToReadableStream } = await import("react-dom/server.edge");
  const page = (
    <RefusedFormPage
      message={error.status >= 500 ? "Something went wrong. Please try again later." : error.message}
      problems={error.fields ?? {}}
      action={action}
      fields={fields}
      typed={typed}
      back={back}
    />
  );
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  return new Response(await renderToReadableStream(page), { status: error.status, headers: { ...headers, ...retryHeader(error) } });
}
