import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/platform/http/address";
import { LIMITS, refundInMemory, spendInMemory } from "@/lib/platform/http/limits";
import { retryHeader } from "@/lib/platform/http/reply";
import { beforeHead } from "./head";
import { NOT_SHARED } from "./security-headers";

/** The API has limits of its own; files are only sent. */
const NOT_MADE = /^\/(?:_next\/|api\/|(?:art|covers|hero|social|icons)\/|[\w-]+\.(?:svg|png|ico|txt|xml|json|atom|webmanifest)$)/;

/** Next says so of a page it had at hand. */
const wasAtHand = (response: ServerResponse): boolean => response.getHeader("x-nextjs-cache") === "HIT";

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const pageSaying = (seconds: number): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>A little slower, please · HobbyHub</title><style>:root{color-scheme:light dark}
body{margin:0;background:light-dark(#fbf4e6,#14172f);color:light-dark(#1b1f45,#fff3d6);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem}h1{font:400 2rem/1.12 Georgia,serif}a{color:inherit}</style></head><body><main>
<h1>A little slower, please</h1><p>Very many pages were asked for from where you are. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.</p>
<p><a href="/">Back to HobbyHub</a></p></main></body></html>`;

function refuse(response: ServerResponse, error: AppError): void {
  const retry = retryHeader(error);
  response
    .writeHead(429, {
      ...retry,
      "cache-control": NOT_SHARED.value,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
    })
    .end(response.req.method === "HEAD" ? undefined : pageSaying(Number(retry["retry-after"])));
}

/**
 * Lets a page be made, as often as its address may ask for one. It is counted beforehand, so that asking for many at once helps nobody,
 * and given back when the page turns out to have been at hand. `X-Forwarded-For` must end with the socket's address by now.
 */
export async function makeWithinLimit(request: IncomingMessage, response: ServerResponse, make: () => void): Promise<void> {
  const { url = "/", headers } = request;
  if (NOT_MADE.test(url.split("?", 1)[0] ?? "")) return make();
  const address = clientAddress({ get: (name) => headers[name]?.toString() ?? null });
  try {
    await spendInMemory(LIMITS.page, address);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse(response, error);
  }
  beforeHead(response, (status) => {
    if (wasAtHand(response)) void refundInMemory(LIMITS.page, address);
    return status;
  });
  make();
}
