// next.config.ts loads this file too and does not know "@". So imports in this file need relative paths.

/**
 * Who may see a page. Other people are sent to the login page or get a 404. `invited`: people who know its secret address; `owner`: people
 * who run the thing.
 */
export type PageAudience = "everybody" | "signed-in" | "owner" | "invited" | "nobody";

export interface Page {
  audience: PageAudience;
  /**
   * `once`: a static page, the same for everybody. A shared cache may keep it for a second, and hashes allow its inline scripts.
   * `per-request`: a page for one person or one search. No cache keeps it, and the middleware's nonce allows its scripts.
   */
  made: "once" | "per-request";
  /** The public address, if it differs from the route: a rewrite leads from it to the route, for some pages only with this query. */
  address?: { path: string; query?: string };
  /** `itself`: the sitemap lists its address. `each`: app/sitemap.ts lists the addresses, which come from data. */
  sitemap?: "itself" | "each";
  /**
   * For a static page: the topics (`lib/topics.ts`) whose change makes it stale. Topics of one thing (`group:<id>`) are declared by the
   * page itself while it renders (`showsTopic`).
   */
  shows?: readonly string[];
  /** Its address contains a token, which must not be sent to another site. */
  token?: true;
  /** A file for programs or crawlers, not a page: it has no scripts. */
  file?: true;
}

const PUBLIC = { audience: "everybody", made: "once" } as const;
const FILE = { ...PUBLIC, file: true } as const;
const TOKEN = { audience: "everybody", made: "per-request", token: true } as const;
const DESK = { audience: "owner", made: "per-request" } as const;
const MEMBERS = { audience: "signed-in", made: "per-request" } as const;

/**
 * Every page and file outside the API, by its route. The middleware, the headers, the sitemap, robots.txt and their tests use this list. A
 * test fails if a page is missing here.
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

/** The paths for which the middleware runs: exactly the per-request pages, so that an unknown address below one of them stays static. */
export const middlewareMatcher = () =>
  ALL_PAGES.filter(([, { made }]) => made === "per-request").map(([route, page]) => {
    const source = page.address?.path ?? route.replace(/\[(\w+)\]/g, ":$1");
    if (page.address?.query) return { source, has: [{ type: "query", key: page.address.query }] };
    return needsSession(page) ? { source, missing: [{ type: "header", key: "x-hobbyhub-policy" }] } : source;
  });

const patternOf = (route: string): string => route.replaceAll(".", "\\.").replace(/\[\w+\]/g, "[^/]+");

/** Addresses of the per-request pages that are open to everybody. */
export const openAddresses = (): RegExp => {
  const open = ALL_PAGES.filter(([, page]) => page.made === "per-request" && !needsSession(page));
  return new RegExp(`^(?:${open.map(([route, { address }]) => patternOf(address?.path ?? route)).join("|")})$`);
};

/** Addresses of the pages that need a signed-in person. */
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

/**
 * The paths of static pages (or files) as one pattern for a header rule. One pattern is faster, because Next tries every rule for every
 * request.
 */
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

/** Path prefixes that crawlers should skip, because each only leads to the login page. */
export function privatePrefixes(): string[] {
  const prefixes = [...new Set(ALL_PAGES.filter(([, page]) => needsSession(page)).map(([route]) => route.replace(/\[.*$/, "")))];
  return prefixes.filter((prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(`${other}/`)));
}
