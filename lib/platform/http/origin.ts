import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { noteSecurity } from "@/lib/security-log";

const OWN_FETCH_SITES: ReadonlySet<string> = new Set(["same-origin", "none"]);
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Whether people reach us over https: by `SITE_URL` where it is set, whatever a request claims; else as the request tells (Next fills the
 * header in where no proxy did).
 */
export const isSecure = (headers: { get(name: string): string | null }): boolean =>
  env().publicOrigin?.startsWith("https:") ?? headers.get("x-forwarded-proto")?.includes("https") ?? false;

/** The site as this request names it. Next's own `request.url` names the host the server listens on. */
function namedOrigin({ headers, url }: Request): string {
  const own = new URL(url);
  const secure = isSecure(headers) || (env().publicOrigin === null && own.protocol === "https:");
  const origin = `${secure ? "https" : "http"}://${headers.get("host") ?? own.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : own.origin;
}

/** Where people find the site, for addresses we give away: `SITE_URL` where it is set; on a developer's machine what the request names. */
export const publicOrigin = (request: Request): string => env().publicOrigin ?? namedOrigin(request);

/**
 * A page of ours, by the same scheme: what a stranger put into the http page of a site on https is not ours. `Origin: null` (a sandboxed
 * frame, a local file) is nobody's.
 */
const isOwn = (origin: string, request: Request): boolean =>
  URL.canParse(origin) && [publicOrigin(request), namedOrigin(request)].includes(new URL(origin).origin);

/**
 * Lets only our own pages (and scripts, which send neither header) through. Reading by following a link from elsewhere is fine too:
 * the answer goes to the person, not to the other site.
 * @throws AppError forbidden
 */
export function refuseOtherOrigins(request: Request): void {
  const origin = request.headers.get("origin");
  const fetchSite = request.headers.get("sec-fetch-site");
  const followsLink = SAFE_METHODS.has(request.method) && request.headers.get("sec-fetch-mode") === "navigate";
  const foreign = (origin !== null && !isOwn(origin, request)) || (fetchSite !== null && !OWN_FETCH_SITES.has(fetchSite) && !followsLink);
  if (!foreign) return;
  noteSecurity("origin_refused", { origin: (origin ?? fetchSite ?? "").slice(0, 200) });
  throw new AppError("forbidden", "This request comes from another site.");
}
