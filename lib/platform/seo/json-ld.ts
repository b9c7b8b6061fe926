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

/** The site with its word search: the page at the path `search`, which takes the words as `q`. */
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
  /** Public path with its query. */
  path: string;
}

/** Where a page lies, from Home to the page itself. Home is put in front here. */
export const breadcrumbs = (crumbs: Crumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});

/** Leads from a list to the pages of what it shows, in its order. Each of these says what it is itself. */
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

/**
 * Structured data as the text of a script element. `<` never appears in it, so that no title or name can end the element.
 */
export function serializeJsonLd(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
