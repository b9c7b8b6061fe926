type Condition = { type: "header" | "query" | "cookie"; key: string; value?: string };

interface HeaderRule {
  source: string;
  has?: Condition[];
  missing?: Condition[];
  headers: { key: string; value: string }[];
}

const header = (key: string, value: string) => ({ key, value });

/** The policy of every page, whatever its scripts are. Each page adds its own script policy (see `script-policy.ts`) where it can. */
const BASE_POLICY = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/** The policy of answers that are not pages: a browser that opens one directly loads nothing for it. */
export const NOTHING_LOADS = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every answer, on every host. */
export const ALWAYS = [
  header("Content-Security-Policy", BASE_POLICY),
  header("X-Content-Type-Options", "nosniff"),
  header("X-Frame-Options", "DENY"),
  header("Referrer-Policy", "strict-origin-when-cross-origin"),
  // The popup for signing in has to go to Google and come back.
  header("Cross-Origin-Opener-Policy", "same-origin-allow-popups"),
  header("Cross-Origin-Resource-Policy", "same-origin"),
  header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"),
];

/**
 * A shared cache may keep a public page for one second; a browser must revalidate each time. So a writer sees a change at once, everybody
 * else a second later. Next's default is a year.
 */
const PUBLIC_PAGE = header("Cache-Control", "public, max-age=0, s-maxage=1");

/** For an answer that only its requester may get. */
export const NOT_SHARED = header("Cache-Control", "private, no-store");

/**
 * A drawing or file that is opened directly is a document that could run scripts; this policy forbids that. Styles are allowed, because
 * browsers add some to show the file.
 */
const NO_SCRIPTS = header(
  "Content-Security-Policy",
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/** The folders of `public/`: all hold pictures. */
export const PICTURE_FOLDERS = ["art", "covers", "faces", "hero", "icons", "patches", "social"];

/** A redrawn picture keeps its address, so caches have to revalidate it after an hour. */
const PICTURES = `/(${PICTURE_FOLDERS.join("|")})/:path*`;

const HTTPS: HeaderRule["has"] = [{ type: "header", key: "x-forwarded-proto", value: "https" }];

export const HSTS = "Strict-Transport-Security";

const HSTS_WORDS: Partial<Record<string, string>> = { subdomains: "; includeSubDomains", preload: "; includeSubDomains; preload" };

/**
 * Browsers use only https for two years. Subdomains may belong to other people, so they are included only when the site's owner sets it.
 */
export const transportSecurity = (scope = "host"): string => `max-age=63072000${HSTS_WORDS[scope] ?? ""}`;

interface BuildFacts {
  /** The paths of static pages and of static files, each as one pattern. */
  pages: string;
  files: string;
  /** The paths of pages with a token in their address, as one pattern. */
  tokens: string;
  /** The setting at build time. A server that runs `front.ts` uses the setting at its start instead. */
  hstsScope?: string | undefined;
}

/** The rules for `headers()` in next.config.ts, fixed at build time. A later rule overrides the same header of an earlier rule. */
export function securityHeaders({ pages, files, tokens, hstsScope }: BuildFacts): HeaderRule[] {
  return [
    { source: "/:path*", headers: ALWAYS },
    // Browsers ignore the header over plain http. A proxy that terminates TLS names the protocol in `x-forwarded-proto`.
    { source: "/:path*", has: HTTPS, headers: [header(HSTS, transportSecurity(hstsScope))] },
    { source: "/", headers: [PUBLIC_PAGE] },
    { source: `/(${pages})`, headers: [PUBLIC_PAGE] },
    { source: `/(${files})`, headers: [PUBLIC_PAGE, NO_SCRIPTS] },
    // With a search (`q`) the page is rendered for each request.
    { source: "/allGroups", missing: [{ type: "query", key: "q" }], headers: [PUBLIC_PAGE] },
    { source: PICTURES, headers: [header("Cache-Control", "public, max-age=3600, stale-while-revalidate=86400")] },
    { source: "/:path*.svg", headers: [NO_SCRIPTS] },
    // The referrer must not contain the secret of a link in a mail, on this site's own pages either. It names only the site, because a form
    // without an origin would be refused.
    { source: `/(${tokens})`, headers: [header("Referrer-Policy", "strict-origin"), NOT_SHARED] },
    // Other sites show these: the card of a shared link, and the logo in a mail that is read in a browser.
    { source: "/(social|icons)/:path*", headers: [header("Cross-Origin-Resource-Policy", "cross-origin")] },
    // Next's router requests parts of a page, and redirects to them, under the page's own address.
    { source: "/:path*", has: [{ type: "header", key: "rsc" }], headers: [NOT_SHARED] },
    // Next's answer deletes this cookie, so it must not be shared.
    { source: "/:path*", has: [{ type: "cookie", key: "__prerender_bypass" }], headers: [NOT_SHARED] },
  ];
}
