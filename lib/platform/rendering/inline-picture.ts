import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The largest picture of a page, as React writes it, with the `source` for phones before it if there is one. */
const LARGEST = /(?:<source [^>]*\/>)?<img [^>]*fetchPriority="high"[^>]*\/>/;
const ADDRESS = / (src|srcSet)="([^"]*)"/;
const OWN_DRAWING = /^\/[\w/-]+\.svg$/;
/** Characters that would end the attribute, the URL, or one candidate in a `srcset`. */
const UNFIT = /[%#"<>&\s]/g;

const drawings = new Map<string, string>();

/** A drawing of `public/` as a `data:` URL. The address stays unchanged when the file is not on this server. */
function addressWith(file: string): string {
  const known = drawings.get(file);
  if (known) return known;
  // The comment hides the path from Next's file tracing. Without it, a host with one function per page would copy all of public/ into every
  // function.
  const path = join(/* turbopackIgnore: true */ process.cwd(), "public", file);
  const address = existsSync(path) ? `data:image/svg+xml,${readFileSync(path, "utf8").trim().replace(UNFIT, encodeURIComponent)}` : file;
  drawings.set(file, address);
  return address;
}

/**
 * Puts the largest picture of a finished page into its HTML, in the version that phones show, if it is one of this site's drawings. No
 * request for it remains. As a separate request it would arrive one or two round trips after the page, because scripts take all connections
 * before the browser reads the picture's tag.
 */
export function inlinePicture(html: string): string {
  const address = LARGEST.exec(html)?.[0].match(ADDRESS)?.[2];
  if (!address || !OWN_DRAWING.test(address)) return html;
  const whole = addressWith(address);
  if (whole === address) return html;
  return html
    .replace(LARGEST, (tags) => tags.replace(ADDRESS, (_, name: string) => ` ${name}="${whole}"`))
    .replace(`<link rel="preload" as="image" href="${address}" fetchPriority="high"/>`, "");
}
