// Loaded by next.config.ts too, which does not know "@": whatever this file imports has to be named by its relative path.

/**
 * Whom a page lets in. The others are sent to log in, or told that there is no such thing. `invited`: whoever knows its secret address;
 * `owner`: whoever runs the thing.
 */
export type PageAudience = "everybody" | "signed-in" | "owner" | "invited" | "nobody";

export interface Page {
  audience: PageAudience;
  /**
   * `once`: a static page, the same for everybody, which a shared cache may keep for a second and whose inline scripts are allowed by their
   * hashes. `per-request`: for one person or one search, kept by nobody, its scripts allowed by the nonce that the middleware gives it.
   */
  made: "once" | "per-request";
  /** The address people know, where it is another one than the route: a rewrite leads from there, for some pages only when it has this query. */
  address?: { path: string; query?: string };
  /** `itself`: its address is listed. `each`: app/sitemap.ts lists the addresses there are, from data. */
  sitemap?: "itself" | "each";
  /**
   * Of a static page: the topics whose change makes it stale (`lib/topics.ts`). Those of one thing (`group:<id>`) a page names itself
   * while it is made (`showsTopic`).
   */
  shows?: readonly string[];
  /** Its address holds a token: no other place may be told it. */
  token?: true;
  /** No page but a file of data or for crawlers: it has no scripts at all. */
  file?: true;
}

const PUBLIC = { audience: "everybody", made: "once" } as const;
const FILE = { ...PUBLIC, file: true } as const;
const TOKEN = { audience: "everybody", made: "per-request", token: true } as const;
const DESK = { audience: "owner", made: "per-request" } as const;
const MEMBERS = { audience: "signed-in", made: "per-request" } as const;

/**
 * Every page and file outside the API, by its route. The middleware, the headers, the sitemap, robots.txt and the tests of all these
 * follow from this list; a page that does not stand here fails a test.
 */
export const PAGES = {
  "/": { ...PUBLIC, sitemap: "itself", shows: ["groups"] },
  "/allGroups/[...view]": { ...PUBLIC, address: { path: "/allGroups" }, sitemap: "each", shows: ["groups"] },
  "/allGroups/search": { audience: "everybody", made: "per-request", address: { path: "/allGroups", query: "q" } },
  "/meetups/[...view]": { ...PUBLIC, address: { path: "/meetups" }, sitemap: "each", shows: ["meetups"] },
  "/meetups/by-month/[...view]": { ...PUBLIC, address: { path: "/meetups", query: "view" }, shows: ["meetups"] },
  "/groups/[slug]/meetups/[id]": { ...PUBLIC, sitemap: "each" },
  "/blogDetails/[id]": { ...PUBLIC, sitemap: "each" },
  "/aboutUs": { ...PUBLIC, sitemap: "itself" },
  "/contact": { ...PUBLIC, sitemap: "itself" },
  "/contact/sent": PUBLIC,
  "/support": { ...PUBLIC, sitemap: "itself" },
  "/support/account": { ...PUBLIC, sitemap: "itself" },
  "/login": PUBLIC,
  "/login/google": PUBLIC,
  "/register": PUBLIC,
  "/reset": PUBLIC,
  "/reset/[token]": TOKEN,
  "/unsubscribe/[token]": TOKEN,
  "/verification/[token]": TOKEN,
  "/createGroup": MEMBERS,
  "/myGroup": MEMBERS,
  "/people/[id]": MEMBERS,
  "/groupDetails/[id]": MEMBERS,
  "/groupDetails/[id]/members": MEMBERS,
  "/groups/[slug]": { ...PUBLIC, sitemap: "each" },
  "/groups/[slug]/meetups": PUBLIC,
  "/groups/[slug]/card.png": FILE,
  "/groups/[slug]/meetups/[id]/card.png": FILE,
  "/invitations/[token]": { ...TOKEN, audience: "invited" },
  "/updateGroup/[id]": { ...MEMBERS, audience: "owner" },
  "/dashboard": MEMBERS,
  "/dashboard/account": MEMBERS,
  "/dashboard/calendar": MEMBERS,
  "/dashboard/calendar/[id]": MEMBERS,
  "/dashboard/dashAllGroup": MEMBERS,
  "/dashboard/dashCreateGroup": MEMBERS,
  "/dashboard/dashMyGroup": MEMBERS,
  "/dashboard/notices": MEMBERS,
  "/dashboard/groups/[id]": DESK,
  "/dashboard/groups/[id]/requests": DESK,
  "/dashboard/groups/[id]/members": DESK,
  "/dashboard/groups/[id]/waitlist": DESK,
  "/dashboard/groups/[id]/invitations": DESK,
  "/dashboard/groups/[id]/bans": DESK,
  "/dashboard/groups/[id]/settings": DESK,
  "/dashboard/groups/[id]/record": DESK,
  "/dashboard/groups/[id]/meetups": DESK,
  "/dashboard/groups/[id]/meetups/new": DESK,
  "/dashboard/meetups/[id]": DESK,
  "/dashboard/meetups/[id]/edit": DESK,
  "/dashboard/meetups/[id]/door": DESK,
  "/mailbox": { audience: "nobody", made: "per-request" },
  "/mailbox/previews/[kind]": { audience: "nobody", made: "per-request" },
  "/_not-found": { audience: "nobody", made: "once" },
  "/blogs.json": FILE,
  "/feed.atom": FILE,
  "/feed.json": FILE,
  "/openapi.json": FILE,
  "/robots.txt": FILE,
  "/sitemap.xml": { ...FILE, shows: ["groups", "meetups"] },
  "/manifest.webmanifest": FILE,
} as const satisfies Record<string, Page>;

export type Route = keyof typeof PAGES;

/** The routes whose addresses app/sitemap.ts has to name. */
export type ListedEach = { [Name in Route]: (typeof PAGES)[Name] extends { sitemap: "each" } ? Name : never }[Route];

export const ALL_PAGES: readonly [route: Route, page: Page][] = Object.entries(PAGES) as [Route, Page][];

export const needsSession = ({ audience }: Page): boolean => audience === "signed-in" || audience === "owner";

/** What the middleware is asked about: exactly the pages made per request, so that an unknown address below one of them stays static. */
export const middlewareMatcher = () =>
  ALL_PAGES.filter(([, { made }]) => made === "per-request").map(([route, page]) => {
    const source = page.address?.path ?? route.replace(/\[(\w+)\]/g, ":$1");
    if (page.address?.query) return { source, has: [{ type: "query", key: page.address.query }] };
    return needsSession(page) ? { source, missing: [{ type: "header", key: "x-hobbyhub-policy" }] } : source;
  });

const patternOf = (route: string): string => route.replaceAll(".", "\\.").replace(/\[\w+\]/g, "[^/]+");

/** Addresses of the pages that are made per request, but for anybody. */
export const openAddresses = (): RegExp => {
  const open = ALL_PAGES.filter(([, page]) => page.made === "per-request" && !needsSession(page));
  return new RegExp(`^(?:${open.map(([route, { address }]) => patternOf(address?.path ?? route)).join("|")})$`);
};

/** Addresses of the pages that are made for somebody who is signed in. */
export const sessionAddresses = (): RegExp =>
  new RegExp(
    `^(?:${ALL_PAGES.filter(([, page]) => needsSession(page))
      .map(([route]) => patternOf(route))
      .join("|")})$`,
  );

/** The paths whose address holds a token, for a header rule. */
export const tokenPaths = (): string =>
  ALL_PAGES.filter(([, { token }]) => token)
    .map(([route]) => patternOf(route).slice(1))
    .join("|");

/** The paths of static pages (or files) as one pattern of a header rule: Next tries every rule at every request. */
export function staticPaths(kind: "page" | "file"): string {
  const perRequest = new Set(ALL_PAGES.flatMap(([, { made, address }]) => (made === "per-request" && address ? [address.path] : [])));
  const routes = ALL_PAGES.filter(
    ([route, { audience, made, address, file }]) =>
      audience === "everybody" &&
      made === "once" &&
      !address?.query &&
      Boolean(file) === (kind === "file") &&
      route !== "/" &&
      !(address && perRequest.has(address.path)),
  );
  return routes.map(([route, { address }]) => patternOf((address?.path ?? route).slice(1))).join("|");
}

/** Where crawlers need not ask: behind each of these is the login page. */
export function privatePrefixes(): string[] {
  const prefixes = [...new Set(ALL_PAGES.filter(([, page]) => needsSession(page)).map(([route]) => route.replace(/\[.*$/, "")))];
  return prefixes.filter((prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(`${other}/`)));
}
