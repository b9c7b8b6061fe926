import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ALL_PAGES } from "@/lib/pages";
import { everyPathOf, pathsOf } from "@/lib/topics";

const LISTED = ["groups", "meetups"];
const EACH = ["group:1", "meetup:1", "group-meetups:1"];

test("a write to a group or a meetup makes the lists stale, a lost trail makes everything stale", () => {
  expect(pathsOf("groups")).toEqual([
    { path: "/" },
    { path: "/allGroups" },
    { path: "/(site)/allGroups/[...view]", type: "page" },
    { path: "/sitemap.xml" },
  ]);
  expect(pathsOf("meetups")).toEqual([
    { path: "/meetups" },
    { path: "/(site)/meetups/[...view]", type: "page" },
    { path: "/(site)/meetups/by-month/[...view]", type: "page" },
    { path: "/sitemap.xml" },
  ]);
  expect(EACH.flatMap(pathsOf)).toEqual([]);
  expect(pathsOf("*")).toEqual([{ path: "/", type: "layout" }]);
});

test("where nobody knows which page shows a thing, those of every thing of its kind go stale", () => {
  const meetup = ["/(site)/groups/[slug]/meetups/[id]", "/groups/[slug]/meetups/[id]/card.png"];
  expect(everyPathOf("meetup:1").map(({ path }) => path)).toEqual(meetup);
  expect(everyPathOf("group:1").map(({ path }) => path)).toEqual(["/(site)/groups/[slug]", "/groups/[slug]/card.png"]);
  expect(new Set(everyPathOf("group-meetups:1").map(({ path }) => path))).toEqual(
    new Set([...meetup, "/(site)/groups/[slug]", "/(site)/groups/[slug]/meetups"]),
  );
  expect([...LISTED, "*"].flatMap(everyPathOf)).toEqual([]);
});

test("what goes stale is named by the file that makes it", () => {
  const named = [...LISTED.flatMap(pathsOf), ...EACH.flatMap(everyPathOf)].filter(({ type }) => type === "page");
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(({ path }) => !["page.tsx", "route.ts", "route.tsx"].some((file) => existsSync(`app${path}/${file}`)))).toEqual([]);
});

test("only static pages say what they show, and each topic is one that something writes", () => {
  const showing = ALL_PAGES.filter(([, { shows }]) => shows);
  expect(showing.filter(([, { made }]) => made !== "once")).toEqual([]);
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter((file) =>
    /^[^/]+\/(?:[a-z]+-)*(topics|record)\.ts$/.test(file),
  );
  const written = files.map((file) => readFileSync(`lib/${file}`, "utf8")).join("");
  const topics = new Set(showing.flatMap(([, { shows = [] }]) => shows));
  expect(topics.size).toBe(LISTED.length + EACH.length);
  expect([...topics].filter((topic) => !written.includes(topic.endsWith(":") ? `\`${topic}\${` : `"${topic}"`))).toEqual([]);
});
