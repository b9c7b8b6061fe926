import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ForwardPager } from "@/components/ui/forward-pager";

type Props = Parameters<typeof ForwardPager>[0];

const pager = (props: Pick<Props, "next" | "started" | "count"> & Partial<Props>): string =>
  renderToStaticMarkup(createElement(ForwardPager, { label: "Pages of members", path: "/members", ...props }));
const words = (html: string): string => html.replace(/<svg.*?<\/svg>/g, "").replace(/<[^>]+>/g, "|");
const links = (html: string): string[] => Array.from(html.matchAll(/href="([^"]+)"/g), ([, href = ""]) => href.replaceAll("&amp;", "&"));

test("a first page says where it stands, and the next one learns it from its address", () => {
  const html = pager({ next: "member.50", started: false, count: 50, total: 1120 });
  expect(words(html)).toContain("|1–50 of 1,120|");
  expect(links(html)).toEqual(["/members?after=member.50&from=51"]);
});

test("the last page knows its place by itself; its way back is the beginning of the same list", () => {
  const html = pager({ path: "/members?q=a", next: null, started: true, count: 20, total: 120 });
  expect(words(html)).toContain("|101–120 of 120|");
  expect(links(html)).toEqual(["/members?q=a"]);
});

test("without a kept count it says what is shown", () => {
  expect(words(pager({ next: "7", started: false, count: 50 }))).toContain("|1–50|");
});

test("a list that fits on one page has none, and an empty page of it only the way back", () => {
  expect(pager({ next: null, started: false, count: 3, total: 3 })).toBe("");
  expect(words(pager({ next: null, started: true, count: 0, total: 0 }))).toMatch(/^\|+First page\|+$/);
});
