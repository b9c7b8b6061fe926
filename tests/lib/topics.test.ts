import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ALL_PAGES } from "@/lib/pages";
import { pathsOf } from "@/lib/topics";

const LISTED = ["groups", "meetups"];
const EACH = ["group:1", "meetup:1", "group-meetups:1"];

test("a write to a group or a meetup makes the lists stale, a lost trail makes everything stale", () => {
  expect(pathsOf("groups")).toEqual([{ path: "/" }, { path: "/(site)/allGroups/[...view]", type: "page" }, { path: "/sitemap.xml" }]);
  expect(pathsOf("meetups")).toEqual([
    { path: "/(site)/meetups/[...view]", type: "page" },
    { path: "/(site)/meetups/by-month/[...view]", type: "page" },
    { path: "/sitemap.xml" },
  ]);
  expect(EACH.flatMap(pathsOf)).toEqual([]);
  expect(pathsOf("*")).toEqual([{ path: "/", type: "layout" }]);
});

test("what goes stale is named by the file that makes it", () => {
  const named = LISTED.flatMap(pathsOf).filter(({ type }) => type === "page");
  expect(named).toHaveLength(3);
  expect(named.filter(({ path }) => !["page.tsx", "route.ts", "route.tsx"].some((file) => existsSync(`app${path}/${file}`)))).toEqual([]);
});

const read = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join("");

test("only static pages say what they show, and each topic is one that something writes", () => {
  const showing = ALL_PAGES.filter(([, { shows }]) => shows);
  expect(showing.filter(([, { made }]) => made !== "once")).toEqual([]);
  const written = read("lib", /^[^/]+\/(?:[a-z]+-)*(topics|record)\.ts$/);
  const listed = new Set(showing.flatMap(([, { shows = [] }]) => shows));
  expect(listed).toEqual(new Set(LISTED));
  expect([...listed].filter((topic) => !written.includes(`"${topic}"`))).toEqual([]);
  const calls = [...read("app", /\.tsx?$/).matchAll(/showsTopic\((.*)\);/g)].map(([, topics = ""]) => topics);
  const named = new Set(calls.flatMap((topics) => [...topics.matchAll(/"\w+"|`[\w-]+:/g)].map(([topic]) => topic)));
  expect(named).toEqual(new Set(['"slugs"', '"days"', "`group:", "`group-meetups:", "`meetup:"]));
  expect([...named].filter((topic) => !written.includes(topic))).toEqual([]);
});
