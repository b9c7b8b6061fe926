import { readFileSync } from "node:fs";
import type { APIRequest, APIRequestContext } from "playwright/test";
import { ALL_PAGES, type PageAudience } from "@/lib/pages";
import { expect, test } from "./fixtures";
import { addressesOf, ownThings, withOwn } from "./support/pages";
import { createGroup, signUp, uniqueName } from "./support/people";

const ACTORS = ["anonymous", "forged", "former", "stranger", "owner"] as const;
type Actor = (typeof ACTORS)[number];

/** An address of every page and file outside the API, and whom it lets in. */
const ROWS = ALL_PAGES.flatMap(([route, { audience }]) => addressesOf(route).map((path) => [path, audience] as const));

/** Who has a session that counts. */
const SIGNED_IN: ReadonlySet<Actor> = new Set(["stranger", "owner"]);

function expected(whom: PageAudience, path: string, actor: Actor): string {
  if (whom === "everybody") return "200";
  // Nobody here knows a secret address.
  if (whom === "nobody" || whom === "invited") return "404";
  if (!SIGNED_IN.has(actor)) return `307 /login?callbackUrl=${encodeURIComponent(path)}`;
  return whom === "owner" && actor !== "owner" ? "404" : "200";
}

test("the register holds every route of the build", () => {
  const routes = Object.values<string>(JSON.parse(readFileSync(".next/app-path-routes-manifest.json", "utf8")));
  const open = routes.filter((route) => !route.startsWith("/api/") && route !== "/_global-error" && route !== "/favicon.ico");
  expect(new Set(ALL_PAGES.map(([route]): string => route))).toEqual(new Set(open));
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
  const group = await createGroup(actors.owner, site.url, { groupName: uniqueName("Patchwork") });
  const own = await ownThings(actors.owner, site.url, group);
  await signUp(actors.former, site.url);
  const before = await visitor({ storageState: await actors.former.storageState() });
  expect((await actors.former.delete(`${site.url}/api/accounts/me/sessions`)).ok()).toBe(true);
  actors.former = before;

  const ask = async (path: string, whom: PageAudience, actor: Actor) => {
    const address = withOwn(path, own);
    const answer = await actors[actor].get(`${site.url}${address}`, { maxRedirects: 0 });
    const { location, "cache-control": kept } = answer.headers();
    const to = location === undefined ? "" : ` ${location.replace(site.url, "")}`;
    expect.soft(`${answer.status()}${to}`, `${address} for ${actor}`).toBe(expected(whom, address, actor));
    if (whom === "signed-in" || whom === "owner") expect.soft(kept, `${address} for ${actor}`).toMatch(/no-store/);
    const text = await answer.text();
    if (actor !== "owner") expect.soft(text.includes(email), `${address} tells ${actor} the owner's address`).toBe(false);
  };
  for (const [path, whom] of ROWS) await Promise.all(ACTORS.map((actor) => ask(path, whom, actor)));
  for (const context of contexts) await context.dispose();
});
