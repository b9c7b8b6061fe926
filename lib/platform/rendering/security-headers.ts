interface HeaderRule {
  source: string;
  has?: { type: "header" | "query"; key: string; value?: string }[];
  missing?: { type: "header" | "query"; key: string; value?: string }[];
  headers: { key: string; value: string }[];
}

const header = (key: string, value: string) => ({ key, value });

/** What every answer carries. The script policy is not here: each page has its own (see `script-policy.ts`). */
export const ALWAYS = [
  header("X-Content-Type-Options", "nosniff"),
  header("X-Frame-Options", "DENY"),
  header("Referrer-Policy", "strict-origin-when-cross-origin"),
  // A sign-in popup must be able to leave for Google and come back.
  header("Cross-Origin-Opener-Policy", "same-origin-allow-popups"),
  header("Cross-Origin-Resource-Policy", "same-origin"),
  header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"),
];

/**
 * A shared cache may keep a public page for a second, a browser has to ask each time: whoever writes sees the result at once, everybody
 * else a second later. Next would say a year.
 */
const PUBLIC_PAGE = header("Cache-Control", "public, max-age=0, s-maxage=1");

/** One rule for all of them: Next tries every rule at every request. */
const PUBLIC_ADDRESSES = ["aboutUs", "contact", "contact/sent", "support", "login", "login/google", "register", "blogDetails/[^/]+"].join(
  "|",
);

/** Public too, and no pages. */
const PUBLIC_FILES = [
  ...["blogs\\.json", "feed\\.atom", "feed\\.json", "sitemap\\.xml", "robots\\.txt", "manifest\\.webmanifest", "openapi\\.json"],
].join("|");

/** Opened by itself, a drawing or a file is a document that could run scripts. Browsers style the ones they show. */
const NO_SCRIPTS = header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");

/** Drawings keep their address when they are redrawn, so they are asked for again every now and then. */
const PICTURES = "/(art|covers|hero|social|icons)/:path*";

const HTTPS: HeaderRule["has"] = [{ type: "header", key: "x-forwarded-proto", value: "https" }];

/** Rules for `headers()` in next.config.ts; a later rule overrides an earlier one's header of the same name. */
export function securityHeaders(): HeaderRule[] {
  return [
    { source: "/:path*", headers: ALWAYS },
    // Over plain http browsers ignore it, and a proxy that ends TLS names the protocol.
    { source: "/:path*", has: HTTPS, headers: [header("Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload")] },
    { source: "/", headers: [PUBLIC_PAGE] },
    { source: `/(${PUBLIC_ADDRESSES})`, headers: [PUBLIC_PAGE] },
    { source: `/(${PUBLIC_FILES})`, headers: [PUBLIC_PAGE, NO_SCRIPTS] },
    // With words to search for, the page is made for one request.
    { source: "/allGroups", missing: [{ type: "query", key: "q" }], headers: [PUBLIC_PAGE] },
    { source: PICTURES, headers: [header("Cache-Control", "public, max-age=3600, stale-while-revalidate=86400")] },
    { source: "/:path*.svg", headers: [NO_SCRIPTS] },
    // Other sites show our cards where somebody shares a link.
    { source: "/social/:path*", headers: [header("Cross-Origin-Resource-Policy", "cross-origin")] },
  ];
}
