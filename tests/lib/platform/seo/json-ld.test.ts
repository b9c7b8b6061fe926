import { describe, expect, test } from "vitest";
import { breadcrumbs, faqPage, itemList, organization, serializeJsonLd, website } from "@/lib/platform/seo/json-ld";
import { absoluteUrl } from "@/lib/platform/seo/site";

const parse = (text: string) => JSON.parse(text) as { "@context": string; "@graph": Record<string, unknown>[] };

describe("structured data as text", () => {
  test("can never end its script element, whatever a thing is called", () => {
    const text = serializeJsonLd([breadcrumbs([{ name: "</script><script>alert(1)</script><!--", path: "/" }])]);
    expect(text).not.toContain("<");
    expect(JSON.stringify(parse(text))).toContain("</script>");
  });

  test("is one graph of schema.org things", () => {
    const { "@context": context, "@graph": graph } = parse(serializeJsonLd([organization(), website("/allGroups")]));
    expect(context).toBe("https://schema.org");
    expect(graph.map((thing) => thing["@type"])).toEqual(["Organization", "WebSite"]);
  });
});

test("the site can be searched at the address of the word search", () =>
  expect(website("/allGroups")).toMatchObject({
    potentialAction: {
      "@type": "SearchAction",
      target: { urlTemplate: `${absoluteUrl("/allGroups")}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  }));

test("breadcrumbs begin at home and number their steps", () =>
  expect(breadcrumbs([{ name: "All Groups", path: "/allGroups" }])).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: absoluteUrl("/") },
      { position: 2, name: "All Groups", item: absoluteUrl("/allGroups") },
    ],
  }));

test("a list leads to its items in their order", () =>
  expect(itemList(["/b", "/a"])).toMatchObject({
    itemListElement: [
      { position: 1, url: absoluteUrl("/b") },
      { position: 2, url: absoluteUrl("/a") },
    ],
  }));

test("questions carry their answers", () =>
  expect(faqPage([{ question: "Free?", answer: "Yes." }])).toMatchObject({
    mainEntity: [{ "@type": "Question", name: "Free?", acceptedAnswer: { "@type": "Answer", text: "Yes." } }],
  }));
