import "server-only";
import { AppError } from "@/lib/errors";
import { noteSecurity } from "@/lib/security-log";

const OWN_FETCH_SITES: ReadonlySet<string> = new Set(["same-origin", "none"]);
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** `Origin: null` (a sandboxed frame, a local file) is nobody's host, so it never matches. */
function isOwnHost(origin: string, request: Request): boolean {
  try {
    const { host, protocol } = new URL(origin);
    const ownHost = request.headers.get("host") ?? new URL(request.url).host;
    // The same scheme on both sides, so that a default port written out still matches.
    return new URL(`${protocol}//${ownHost}`).host === host;
  } catch {
    return false;
  }
}

/**
 * Lets only our own pages (and scripts, which send neither header) through. Reading by following a link from elsewhere is fine too:
 * the answer goes to the person, not to the other site.
 * @throws AppError forbidden
 */
export function refuseOtherOrigins(request: Request): void {
  const origin = request.headers.get("origin");
  const fetchSite = request.headers.get("sec-fetch-site");
  const followsLink = SAFE_METHODS.has(request.method) && request.headers.get("sec-fetch-mode") === "navigate";
  const foreign =
    (origin !== null && !isOwnHost(origin, request)) || (fetchSite !== null && !OWN_FETCH_SITES.has(fetchSite) && !followsLink);
  if (!foreign) return;
  noteSecurity("origin_refused", { origin: (origin ?? fetchSite ?? "").slice(0, 200) });
  throw new AppError("forbidden", "This request comes from another site.");
}
