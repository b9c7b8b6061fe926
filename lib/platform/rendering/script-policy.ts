import { createHash, randomBytes } from "node:crypto";
import { FIRST_PAINT_SCRIPT } from "@/lib/first-paint";

/** What a page may run: a script by its hash or its nonce; in development also what React evaluates. */
type AllowedScript = `'sha256-${string}'` | `'nonce-${string}'` | "'unsafe-eval'";

const hashOf = (script: string): AllowedScript => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const THEME_HASH = hashOf(FIRST_PAINT_SCRIPT);

/**
 * The content security policy of a page. Scripts are our own files and the given inline ones, nothing else. Styles may stand inline:
 * toasts and motion write them, and they can fetch nothing from elsewhere. Pictures come from any https
 * address because people give their own.
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

/** The policy of one answer, with a nonce that Next reads from the request and puts on the scripts of the page it makes. */
export function noncePolicy(development = false): string {
  const nonce: AllowedScript = `'nonce-${randomBytes(16).toString("base64")}'`;
  return scriptPolicy(development ? [nonce, "'unsafe-eval'"] : [nonce]);
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Blocks of data (JSON-LD) are not run, so the policy has no say in them. */
const isData = (attributes: string): boolean => /\stype="application\/[^"]*json"/.test(attributes);

/** The policy of a finished page: exactly the inline scripts it was made with. */
export function policyOfPage(html: string): string {
  const hashes: AllowedScript[] = [];
  for (const [, attributes = "", script = ""] of html.matchAll(INLINE_SCRIPT)) if (!isData(attributes)) hashes.push(hashOf(script));
  return scriptPolicy(hashes);
}
