import { readFileSync } from "node:fs";
import type { APIRequest, APIRequestContext } from "playwright/test";
import { expect, test } from "./fixtures";
import { createGroup, signUp, uniqueName } from "./support/people";

const ACTORS = ["anonymous", "forged", "former", "stranger", "owner"] as const;
type Actor = (typeof ACTORS)[number];

/** Whom a page lets in: the others are sent to log in, or told that there is no such thing. */
type For = "everybody" | "signed-in" | "owner" | "nobody";

/** Every page and file outside the API, with an address to ask for; `:own` is the owner's group. A route without a row fails below. */
const TABLE: Record<string, [path: string, whom: For]> = {
  "/": ["/", "everybody"],
  "/allGroups": ["/allGroups", "everybody"],
  "/allGroups/[...view]": ["/allGroups?category=Hiking", "everybody"],
  "/allGroups/search": ["/allGroups?q=tea", "everybody"],
  "/aboutUs": ["/aboutUs", "everybody"],
  "/blogDetails/[id]": ["/blogDetails/1", "everybody"],
  "/contact": ["/contact", "everybody"],
  "/contact/sent": ["/contact/sent", "everybody"],
  "/support": ["/support", "everybody"],
  "/login": ["/login", "everybody"],
  "/login/google": ["/login/google", "everybody"],
  "/register": ["/register", "everybody"],
  "/blogs.json": ["/blogs.json", "everybody"],
  "/feed.atom": ["/feed.atom", "everybody"],
  "/feed.json": ["/feed.json", "everybody"],
  "/openapi.json": ["/openapi.json", "everybody"],
  "/robots.txt": ["/robots.txt", "everybody"],
  "/sitemap.xml": ["/sitemap.xml", "everybody"],
  "/manifest.webmanifest": ["/manifest.webmanifest", "everybody"],
  "/createGroup": ["/createGroup", "signed-in"],
  "/myGroup": ["/myGroup", "signed-in"],
  "/groupDetails/[id]": ["/groupDetails/:own", "signed-in"],
  "/dashboard": ["/dashboard", "signed-in"],
  "/dashboard/dashAllGroup": ["/dashboard/dashAllGroup", "signed-in"],
  "/dashboard/dashCreateGroup": ["/dashboard/dashCreateGroup", "signed-in"],
  "/dashboard/dashMyGroup": ["/dashboard/dashMyGroup", "signed-in"],
  "/updateGroup/[id]": ["/updateGroup/:own", "owner"],
  "/mailbox": ["/mailbox", "nobody"],
  "/_not-found": ["/nowhere", "nobody"],
};

/** Who has a session that counts. */
const SIGNED_IN: ReadonlySet<Actor> = new Set(["stranger", "owner"]);

function expected(whom: For, path: string, actor: Actor): string {
  if (whom === "everybody") return "200";
  if (whom === "nobody") return "404";
  if (!SIGNED_IN.has(actor)) return `307 /login?callbackUrl=${encodeURIComponent(path)}`;
  return whom === "owner" && actor !== "owner" ? "404" : "200";
}

// A page after another, for each of them: a slow machine takes its time.
test.setTimeout(180_000);

test("every page has a row, and every row a page", () => {
  const routes = Object.values<string>(JSON.parse(readFileSync(".next/app-path-routes-manifest.json", "utf8")));
  const open = routes.filter((route) => !route.startsWith("/api/") && route !== "/_global-error" && route !== "/favicon.ico");
  expect(new Set(Object.keys(TABLE))).toEqual(new Set(open));
});

test("every page lets in whom it is for, sends the others to log in, and tells nobody an address", async ({ site, playwright }) => {
  const contexts: APIRequestContext[] = [];
  const visitor = async (options: Parameters<APIRequest["newContext"]>[0] = {}) => {
    const context = await playwright.request.newContext(options);
    contexts.push(context);
    return context;
  };
  const actors: Record<Actor, APIRequestContext> = {
    anonymous: await visitor(),
    forged: await visitor({ extraHTTPHeaders: { cookie: "authjs.session-token=eyJhbGciOiJkaXIifQ..x.y.z" } }),
    stranger: await visitor(),
    owner: await visitor(),
    former: await visitor(),
  };
  await signUp(actors.stranger, site.url);
  const { email } = await signUp(actors.owner, site.url);
  const own = await createGroup(actors.owner, site.url, uniqueName("Patchwork"));
  await signUp(actors.former, site.url);
  const before = await visitor({ storageState: await actors.former.storageState() });
  expect((await actors.former.delete(`${site.url}/api/accounts/me/sessions`)).ok()).toBe(true);
  actors.former = before;

  const ask = async (path: string, whom: For, actor: Actor) => {
    const address = path.replace(":own", own);
    const answer = await actors[actor].get(`${site.url}${address}`, { maxRedirects: 0 });
    const { location, "cache-control": kept } = answer.headers();
    const to = location === undefined ? "" : ` ${location.replace(site.url, "")}`;
    expect.soft(`${answer.status()}${to}`, `${address} for ${actor}`).toBe(expected(whom, address, actor));
    if (whom === "signed-in" || whom === "owner") expect.soft(kept, `${address} for ${actor}`).toMatch(/no-store/);
    const text = await answer.text();
    if (actor !== "owner") expect.soft(text.includes(email), `${address} tells ${actor} the owner's address`).toBe(false);
  };
  for (const [path, whom] of Object.values(TABLE)) await Promise.all(ACTORS.map((actor) => ask(path, whom, actor)));
  for (const context of contexts) await context.dispose();
});
