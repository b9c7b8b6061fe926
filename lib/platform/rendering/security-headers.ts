type Condition = { type: "header" | "query" | "cookie"; key: string; value?: string };

interface HeaderRule {
  source: string;
  has?: Condition[];
  missing?: Condition[];
  headers: { key: string; value: string }[];
}

const header = (key: string, value: string) => ({ key, value });

/** Holds for any page of ours, whatever its scripts are. Each page adds its own script policy (see `script-policy.ts`) where it can. */
const BASE_POLICY = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/** For what is no page: opened by itself, it is a document that loads nothing. */
export const NOTHING_LOADS = "default-src 'none'; frame-ancestors 'none'";

/** What every answer carries, on every host. */
export const ALWAYS = [
  header("Content-Security-Policy", BASE_POLICY),
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

/** For whoever asked, and for nobody else. */
export const NOT_SHARED = header("Cache-Control", "private, no-store");

/** Opened by itself, a drawing or a file is a document that could run scripts. Browsers style the ones they show. */
const NO_SCRIPTS = header(
  "Content-Security-Policy",
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/** The folders of `public/`: all hold pictures. */
export const PICTURE_FOLDERS = ["art", "covers", "faces", "hero", "icons", "patches", "social"];

/** Drawings keep their address when they are redrawn, so they are asked for again every now and then. */
const PICTURES = `/(${PICTURE_FOLDERS.join("|")})/:path*`;

const HTTPS: HeaderRule["has"] = [{ type: "header", key: "x-forwarded-proto", value: "https" }];

export const HSTS = "Strict-Transport-Security";

const HSTS_WORDS: Partial<Record<string, string>> = { subdomains: "; includeSubDomains", preload: "; includeSubDomains; preload" };

/** Browsers come by https only for two years. Subdomains may be other people's, so they are bound only when the owner asks for it. */
export const transportSecurity = (scope = "host"): string => `max-age=63072000${HSTS_WORDS[scope] ?? ""}`;

interface BuildFacts {
  /** The paths of static pages, and of static files, each as one pattern. */
  pages: string;
  files: string;
  /** Pages whose address holds a token, as one pattern. */
  tokens: string;
  /** The setting as the build finds it; a server of ours goes by what it finds itself (`front.ts`). */
  hstsScope?: string | undefined;
}

/** Rules for `headers()` in next.config.ts, which stay in the build; a later rule overrides an earlier one's header of the same name. */
export function securityHeaders({ pages, files, tokens, hstsScope }: BuildFacts): HeaderRule[] {
  return [
    { source: "/:path*", headers: ALWAYS },
    // Over plain http browsers ignore it, and a proxy that ends TLS names the protocol.
    { source: "/:path*", has: HTTPS, headers: [header(HSTS, transportSecurity(hstsScope))] },
    { source: "/", headers: [PUBLIC_PAGE] },
    { source: `/(${pages})`, headers: [PUBLIC_PAGE] },
    { source: `/(${files})`, headers: [PUBLIC_PAGE, NO_SCRIPTS] },
    // With words to search for, the page is made for one request.
    { source: "/allGroups", missing: [{ type: "query", key: "q" }], headers: [PUBLIC_PAGE] },
    { source: PICTURES, headers: [header("Cache-Control", "public, max-age=3600, stale-while-revalidate=86400")] },
    { source: "/:path*.svg", headers: [NO_SCRIPTS] },
    // Nobody is told the secret of a link in a mail, our own pages neither. The site is named: a form that named none would be refused.
    { source: `/(${tokens})`, headers: [header("Referrer-Policy", "strict-origin"), NOT_SHARED] },
    // Shown by other sites: a shared link's card, and the mark in a mail that is read in a browser.
    { source: "/(social|icons)/:path*", headers: [header("Cross-Origin-Resource-Policy", "cross-origin")] },
    // The parts of a page that Next's router asks for, and its redirects to them, have the address of the page.
    { source: "/:path*", has: [{ type: "header", key: "rsc" }], headers: [NOT_SHARED] },
    // Next takes this cookie off again with the answer.
    { source: "/:path*", has: [{ type: "cookie", key: "__prerender_bypass" }], headers: [NOT_SHARED] },
  ];
}
