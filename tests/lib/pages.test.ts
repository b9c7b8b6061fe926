import { readdirSync } from "node:fs";
import { sep } from "node:path";
import { describe, expect, test } from "vitest";
import robots from "@/app/robots";
import {
  ALL_PAGES,
  middlewareMatcher,
  needsSession,
  openAddresses,
  PAGES,
  privatePrefixes,
  sessionAddresses,
  staticPaths,
  tokenPaths,
} from "@/lib/pages";
import { securityHeaders } from "@/lib/platform/rendering/security-headers";
import { config } from "@/middleware";
import { byText } from "@/tests/support/records";

/** What Next makes of these files of app/; the others have a folder each. */
const SPECIAL: Record<string, string> = {
  "not-found.tsx": "/_not-found",
  "sitemap.ts": "/sitemap.xml",
  "robots.ts": "/robots.txt",
  "manifest.ts": "/manifest.webmanifest",
};

/** Every route outside the API, as the files of app/ make it. */
function routes(): string[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).map((file) => file.split(sep).join("/"));
  const made = files.flatMap((file) => {
    if (SPECIAL[file]) return [SPECIAL[file]];
    if (!/(?:^|\/)(?:page|route)\.tsx?$/.test(file) || file.startsWith("api/")) return [];
    const folders = file.split("/").slice(0, -1);
    return [`/${folders.filter((folder) => !/^\(.*\)$/.test(folder)).join("/")}`];
  });
  return made.toSorted(byText);
}

test("every page and file stands in the register, and nothing else does", () => {
  expect(Object.keys(PAGES).toSorted(byText)).toEqual(routes());
});

test("the middleware is asked about exactly the pages made per request", () => {
  const literal = middlewareMatcher().map((entry) => `${JSON.stringify(entry)},`);
  expect(config.matcher, `The matcher in middleware.ts has to be:\n${literal.join("\n")}\n`).toEqual(middlewareMatcher());
});

test("whoever is made to log in gets a page of their own", () => {
  for (const [route, page] of ALL_PAGES) if (needsSession(page)) expect(page.made, route).toBe("per-request");
  const open = ["/allGroups", "/invitations/abc", "/mailbox", "/reset/abc", "/verification/abc"];
  const closed = ["/reset/abc/d", "/resetX", "/dashboard", "/groupDetails/1", "/x/mailbox", "/"];
  expect([...open, ...closed].filter((path) => openAddresses().test(path))).toEqual(open);
  const own = ["/dashboard", "/groupDetails/1", "/dashboard/groups/1/meetups/new", "/myGroup"];
  expect([...own, ...open, "/dashboard/", "/x/myGroup", "/groupDetails/1/2", "/"].filter((path) => sessionAddresses().test(path))).toEqual(
    own,
  );
});

describe("headers", () => {
  /** The `Cache-Control` of the rules for an address, as far as they ask for nothing else. */
  const cacheControl = (path: string) =>
    securityHeaders({ pages: staticPaths("page"), files: staticPaths("file"), tokens: tokenPaths() })
      .filter(({ source, has }) => !has && source !== "/:path*" && new RegExp(`^${source.replace(/\/:path\*/, "(?:/.*)?")}$`).test(path))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === "Cache-Control").map(({ value }) => value))
      .at(-1);

  // With words to search for, `/allGroups` is made for one request: it has a rule with a condition.
  test.each(ALL_PAGES.filter(([route, { address }]) => address?.path !== "/allGroups" && !route.startsWith("/_")))(
    "of %s",
    (route, { audience, made, token, address }) => {
      const shared = audience === "everybody" && made === "once";
      const kept = shared ? "public, max-age=0, s-maxage=1" : token ? "private, no-store" : undefined;
      expect(cacheControl(address?.path ?? route.replace(/\[\w+\]/g, "1"))).toBe(kept);
    },
  );

  test("of addresses that are none of ours", () => {
    expect(["/aboutUs/deeper", "/feedXatom", "/blogDetails/1/2", "/blogDetails"].map(cacheControl)).toEqual(Array(4).fill(undefined));
  });
});

test("crawlers are kept from every page behind the login, by the fewest words", () => {
  expect(privatePrefixes()).toEqual(["/createGroup", "/myGroup", "/people/", "/groupDetails/", "/updateGroup/", "/dashboard"]);
  expect(robots().rules).toMatchObject({ disallow: ["/api/", ...privatePrefixes()] });
});
