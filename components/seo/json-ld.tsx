import type { Thing } from "schema-dts";
import { serializeJsonLd } from "@/lib/platform/seo/json-ld";

/** Structured data of a page. A data block: browsers never run it, so the script policy does not ask for its hash. */
export function JsonLd({ things }: { things: Thing[] }) {
  return <script type="application/ld+json">{serializeJsonLd(things)}</script>;
}
