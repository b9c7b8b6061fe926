import "server-only";
import type { AppError } from "@/lib/errors";
import { kickOutbox } from "@/lib/platform/email/outbox";
import { afterAnswer } from "@/lib/platform/http/after-answer";
import { type Reply, reply, retryHeader } from "@/lib/platform/http/reply";
import { sendMessage } from "./commands";

/** Where a browser without JavaScript lands after its message was kept. */
const SENT_PAGE = "/contact/sent";

const isForm = (request: Request): boolean => !request.headers.get("content-type")?.toLowerCase().startsWith("application/json");

/** `POST /api/contact`: 201 for JSON; a plain form is sent on to a page, so that reloading sends nothing twice. */
export async function answerMessage(request: Request, body: unknown): Promise<Reply | Response> {
  const kept = await sendMessage(body);
  afterAnswer(kickOutbox);
  return isForm(request) ? new Response(null, { status: 303, headers: { location: SENT_PAGE } }) : reply(201, kept);
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

const STYLE = `:root{color-scheme:light dark;--ground:light-dark(#fbf4e6,#14172f);--ink:light-dark(#1b1f45,#fff3d6);--error:light-dark(#b9302a,#ff9d92)}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem}h1{font:400 2rem/1.12 Georgia,serif}label{display:block;margin-top:1rem;font-weight:650}
input,textarea{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;color:inherit;background:transparent;border:2px solid;border-radius:14px}
[aria-invalid]{border-color:var(--error)}p[id]{margin:.25rem 0;color:var(--error)}
button{margin-top:1.5rem;padding:.75rem 1.5rem;font:inherit;font-weight:800;color:#1b1f45;background:#f2a71b;border:0;border-radius:12px}a{color:inherit}`;

/** No script, nothing from elsewhere, and a form that can only post to us. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The refused form as a page, with everything that was typed still in it. For browsers without JavaScript. */
export function refusedPage(error: AppError, typed: Record<string, string>): Response {
  const problem = (name: string) => escapeHtml(error.fields?.[name]?.join(" ") ?? "");
  const wiring = (name: string) =>
    `id="${name}" name="${name}" required${problem(name) && ` aria-invalid="true" aria-describedby="${name}-error"`}`;
  const note = (name: string) => (problem(name) ? `<p id="${name}-error">${problem(name)}</p>` : "");
  const value = (name: string) => escapeHtml(typed[name] ?? "");
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Oops... · HobbyHub</title><style>${STYLE}</style></head><body><main>
<h1>Oops...</h1><p role="alert">${escapeHtml(error.status >= 500 ? "Something went wrong. Please try again later." : error.message)}</p>
<form method="post" action="/api/contact">
<label for="name">Name</label><input ${wiring("name")} autocomplete="name" maxlength="80" value="${value("name")}">${note("name")}
<label for="email">E-mail</label><input ${wiring("email")} type="email" autocomplete="email" maxlength="254" value="${value("email")}">${note("email")}
<label for="message">Message</label><textarea ${wiring("message")} rows="8" maxlength="5000">
${value("message")}</textarea>${note("message")}
<button>Send again</button></form><p><a href="/contact">Back to the contact page</a></p></main></body></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  return new Response(html, { status: error.status, headers: { ...headers, ...retryHeader(error) } });
}
