import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { noteSecurity } from "@/lib/security-log";

const OWN_FETCH_SITES: ReadonlySet<string> = new Set(["same-origin", "none"]);
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Whether people reach the site over https. `SITE_URL` decides when it is set, whatever a request claims. Else the `X-Forwarded-Proto`
 * header decides; Next sets it when no proxy did.
 */
export const isSecure = (headers: { get(name: string): string | null }): boolean =>
  env().publicOrigin?.startsWith("https:") ?? headers.get("x-forwarded-proto")?.includes("https") ?? false;

/**
 * The site's origin according to this request. `request.url` cannot be used, because Next writes the host there that the server listens on.
 */
function namedOrigin({ headers, url }: Request): string {
  const own = new URL(url);
  const secure = isSecure(headers) || (env().publicOrigin === null && own.protocol === "https:");
  const origin = `${secure ? "https" : "http"}://${headers.get("host") ?? own.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : own.origin;
}

/** The site's origin for addresses in answers: `SITE_URL` when it is set; on a developer's machine the origin that the request names. */
export const publicOrigin = (request: Request): string => env().publicOrigin ?? namedOrigin(request);

/**
 * Whether an origin is this site, with the same scheme: on an https site, a page of its http address may have been changed on its way.
 * `Origin: null` (a sandboxed frame, a local file) never is this site.
 */
const isOwn = (origin: string, request: Request): boolean =>
  URL.canParse(origin) && [publicOrigin(request), namedOrigin(request)].includes(new URL(origin).origin);

/**
 * Lets requests from this site's own pages through, and requests of programs, which send neither header. A read by following a link from
 * another site is allowed too: the person sees the answer, the other site does not.
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
