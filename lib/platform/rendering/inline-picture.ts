import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The picture a page calls its largest, as React writes it, after what takes its place on a phone. */
const LARGEST = /(?:<source [^>]*\/>)?<img [^>]*fetchPriority="high"[^>]*\/>/;
const ADDRESS = / (src|srcSet)="([^"]*)"/;
const OWN_DRAWING = /^\/[\w/-]+\.svg$/;
/** What would end the attribute, the address or, in `srcset`, a part of it. */
const UNFIT = /[%#"<>&\s]/g;

const drawings = new Map<string, string>();

/** A drawing of `public/` as an address that holds all of it; as it is where another server has that folder. */
function addressWith(file: string): string {
  const known = drawings.get(file);
  if (known) return known;
  // Not for Next to find: hosts that make a function of each page would put all of public/ into every one.
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
