import type { BreadcrumbList, FAQPage, Graph, ItemList, Organization, SearchAction, Thing, WebSite } from "schema-dts";
import { absoluteUrl, SITE } from "./site";

/** Google reads `query-input`, which schema.org's own vocabulary does not list. */
type SearchBox = SearchAction & { "query-input": string };

const ORGANIZATION_ID = "/#organization";

export const organization = (): Organization => ({
  "@type": "Organization",
  "@id": absoluteUrl(ORGANIZATION_ID),
  name: SITE.name,
  url: absoluteUrl("/"),
  logo: absoluteUrl("/icons/icon-512.png"),
  slogan: SITE.tagline,
  description: SITE.description,
});

/** The site with its search: `search` is the path of the search page, which takes the words as `q`. */
export const website = (search: string): WebSite => ({
  "@type": "WebSite",
  "@id": absoluteUrl("/#website"),
  name: SITE.name,
  url: absoluteUrl("/"),
  inLanguage: SITE.language,
  publisher: { "@id": absoluteUrl(ORGANIZATION_ID) },
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${absoluteUrl(search)}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  } as SearchBox,
});

interface Crumb {
  name: string;
  /** The public path with its query. */
  path: string;
}

/** The breadcrumbs of a page. `crumbs` end with the page itself; Home is added in front here. */
export const breadcrumbs = (crumbs: Crumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});

/** A list page's links to the pages of its items, in order. The structured data of an item is on the item's own page. */
export const itemList = (paths: string[]): ItemList => ({
  "@type": "ItemList",
  itemListElement: paths.map((path, index) => ({ "@type": "ListItem", position: index + 1, url: absoluteUrl(path) })),
});

export const faqPage = (questions: { question: string; answer: string }[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** Structured data as the text of a script element. `<` is escaped, so that no title or name can end the element. */
export function serializeJsonLd(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
