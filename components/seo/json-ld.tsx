import type { Thing } from "schema-dts";
import { serializeJsonLd } from "@/lib/platform/seo/json-ld";

/** Structured data of a page. Browsers do not run a data block, so the script policy needs no hash for it. */
export function JsonLd({ things }: { things: Thing[] }) {
  return <script type="application/ld+json">{serializeJsonLd(things)}</script>;
}
