import { BARE_POLICY, renderDocument } from "@/components/ui/bare-document";
import { RefusedFormPage } from "@/components/ui/refused-form-page";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import type { RefusedForm } from "@/lib/platform/http/form";
import { retryHeader } from "@/lib/platform/http/reply";

/**
 * Answers a refused form. People who are not signed in are redirected to the login page; everybody else gets the form back with what they
 * typed.
 */
export async function refusedPage({ error, next, action, typed, fields, back }: RefusedForm): Promise<Response> {
  if (error.code === "unauthenticated")
    return new Response(null, { status: 303, headers: { location: withCallbackUrl("/login", back.path) } });
  const page = (
    <RefusedFormPage
      message={error.status >= 500 ? "Something went wrong. Please try again later." : error.message}
      next={next}
      problems={error.fields ?? {}}
      action={action}
      fields={fields}
      typed={typed}
      back={back}
    />
  );
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": BARE_POLICY };
  return new Response(await renderDocument(page), { status: error.status, headers: { ...headers, ...retryHeader(error) } });
}
