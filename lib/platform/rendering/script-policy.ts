import { createHash, randomBytes } from "node:crypto";
import { FIRST_PAINT_SCRIPT } from "@/lib/first-paint";

/** An entry of `script-src`: a script's hash, a nonce, or in development `'unsafe-eval'`, which React needs there. */
type AllowedScript = `'sha256-${string}'` | `'nonce-${string}'` | "'unsafe-eval'";

const hashOf = (script: string): AllowedScript => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const THEME_HASH = hashOf(FIRST_PAINT_SCRIPT);

/**
 * The content security policy of a page. It allows script files of this site and the given inline scripts, nothing else. Inline styles are
 * allowed, because toasts and motion write them and the policy stops them from loading anything from elsewhere. Pictures may come from any
 * https address, because people give their own.
 */
export function scriptPolicy(scripts: readonly AllowedScript[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set([THEME_HASH, ...scripts])].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A policy with a new nonce for one answer. Next reads the nonce from the request and puts it on the scripts of the page. */
export function noncePolicy(development = false): string {
  const nonce: AllowedScript = `'nonce-${randomBytes(16).toString("base64")}'`;
  return scriptPolicy(development ? [nonce, "'unsafe-eval'"] : [nonce]);
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Browsers do not run data blocks (JSON-LD), so they need no hash. */
const isData = (attributes: string): boolean => /\stype="application\/[^"]*json"/.test(attributes);

/** The policy of a finished page: it allows exactly the inline scripts of that page. */
export function policyOfPage(html: string): string {
  const hashes: AllowedScript[] = [];
  for (const [, attributes = "", script = ""] of html.matchAll(INLINE_SCRIPT)) if (!isData(attributes)) hashes.push(hashOf(script));
  return scriptPolicy(hashes);
}
