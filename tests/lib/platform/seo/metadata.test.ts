import { expect, test } from "vitest";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { absoluteUrl, publicMailAddress, SITE } from "@/lib/platform/seo/site";

const about = { title: "About Us", description: "Who we are.", path: "/aboutUs", card: "about" } as const;

test("a page's title carries the site's name, the home page's is its own", () => {
  expect(pageMetadata(about).title).toEqual({ absolute: `About Us · ${SITE.name}` });
  expect(pageMetadata({ ...about, path: "/", title: "HobbyHub: find your people" }).title).toEqual({
    absolute: "HobbyHub: find your people",
  });
});

test("the canonical link is a full address and keeps the query", () => {
  const { alternates, openGraph } = pageMetadata({ ...about, path: "/allGroups?category=Drawing+%26+Painting" });
  expect(alternates?.canonical).toBe(absoluteUrl("/allGroups?category=Drawing+%26+Painting"));
  expect(openGraph?.url).toBe(alternates?.canonical);
});

test("a page with a secret address names none, and has its card all the same", () => {
  const { alternates, openGraph } = pageMetadata({ ...about, path: null });
  expect(alternates).toBeNull();
  expect(openGraph).not.toHaveProperty("url");
  expect(openGraph).toMatchObject({ title: `About Us · ${SITE.name}`, images: [{ url: absoluteUrl("/social/about.png") }] });
});

test("a page names the feeds it has, and no other", () => {
  const feeds = [{ type: "application/atom+xml", path: "/feed.atom", title: "Stories" }];
  expect(pageMetadata({ ...about, feeds }).alternates?.types).toEqual({
    "application/atom+xml": [{ url: absoluteUrl("/feed.atom"), title: "Stories" }],
  });
  expect(pageMetadata(about).alternates).not.toHaveProperty("types");
});

test("every page names its section's card", () => {
  const { openGraph, twitter } = pageMetadata(about);
  expect(openGraph?.images).toEqual([expect.objectContaining({ url: absoluteUrl("/social/about.png"), width: 1200, height: 630 })]);
  expect(twitter).toMatchObject({ card: "summary_large_image", images: [{ url: absoluteUrl("/social/about.png") }] });
});

test("a page is listed unless it says otherwise, and its links are followed all the same", () => {
  expect(pageMetadata(about)).not.toHaveProperty("robots");
  expect(pageMetadata({ ...about, noindex: true }).robots).toEqual({ index: false, follow: true });
});

test("an article says so, with its day, author and tags", () => {
  const article = { publishedTime: "2026-10-09", authors: ["Tania Rahman"], tags: ["Dhaka"] };
  expect(pageMetadata({ ...about, article }).openGraph).toMatchObject({ type: "article", ...article });
  expect(pageMetadata(about).openGraph).toMatchObject({ type: "website" });
});

test("people write to where messages are read, without a name", () => expect(publicMailAddress()).toBe("hello@hobbyhub.example"));
