import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The largest picture of a page, as React writes it; before it the `source` that phones show instead. */
const LARGEST = /(?:<source [^>]*\/>)?<img [^>]*fetchPriority="high"[^>]*\/>/;
const ADDRESS = / (src|srcSet)="([^"]*)"/;
const OWN_DRAWING = /^\/[\w/-]+\.svg$/;
/** Characters that would end the attribute, the address or, in `srcset`, a part of it. */
const UNFIT = /[%#"<>&\s]/g;

const drawings = new Map<string, string>();

/** A drawing of `public/` as a `data:` address; unchanged where the folder is on another server. */
function addressWith(file: string): string {
  const known = drawings.get(file);
  if (known) return known;
  // Hidden from Next's search for files: a host that makes a function of each page would put all of public/ into every function.
  const path = join(/* turbopackIgnore: true */ process.cwd(), "public", file);
  const address = existsSync(path) ? `data:image/svg+xml,${readFileSync(path, "utf8").trim().replace(UNFIT, encodeURIComponent)}` : file;
  drawings.set(file, address);
  return address;
}

/**
 * Puts the largest picture of a finished page into it, as a phone shows it, where it is a drawing of ours; nothing asks for it beside the
 * page any more. By itself it would come a round trip after the page, or two: before the browser reads of it, scripts have taken every connection.
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
