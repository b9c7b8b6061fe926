import { type APIRequestContext, expect } from "playwright/test";
import { ALL_PAGES, needsSession, type Page, type Route } from "@/lib/pages";

const SKETCHERS = "/groups/dhanmondi-lake-sketchers";
const A_MEETUP = "de5000000000000000000002";

/**
 * A sample of each parameter, by its route: pages below it are looked at there. `:own` is the id of the looker's own group, `:meetup` that of
 * a meetup in it, `:me` the looker's.
 */
const SAMPLES: Record<string, string> = {
  "/blogDetails/[id]": "/blogDetails/1",
  "/groupDetails/[id]": "/groupDetails/:own",
  "/groups/[slug]": SKETCHERS,
  "/groups/[slug]/meetups/[id]": `${SKETCHERS}/meetups/${A_MEETUP}`,
  "/people/[id]": "/people/:me",
  "/updateGroup/[id]": "/updateGroup/:own",
  "/dashboard/calendar/[id]": `/dashboard/calendar/${A_MEETUP}`,
  "/dashboard/groups/[id]": "/dashboard/groups/:own",
  "/dashboard/meetups/[id]": "/dashboard/meetups/:meetup",
  "/invitations/[token]": "/invitations/unknown",
  "/reset/[token]": "/reset/used",
  "/unsubscribe/[token]": "/unsubscribe/used",
  "/verification/[token]": "/verification/used",
  "/mailbox/previews/[kind]": "/mailbox/previews/account.reset",
};

/** Addresses of the routes that have another one than their own, or more than one worth a look. */
const EXAMPLES: Partial<Record<Route, string[]>> = {
  "/allGroups/[...view]": ["/allGroups", "/allGroups?category=Hiking", "/allGroups?sort=za"],
  "/allGroups/search": ["/allGroups?q=tea", "/allGroups?q=nothing+of+the+sort"],
  "/meetups/[...view]": ["/meetups", "/meetups?category=Photography", "/meetups?when=today&category=Writing&free=1"],
  "/meetups/by-month/[...view]": ["/meetups?view=month", "/meetups?view=month&category=Hiking&free=1"],
  "/blogDetails/[id]": ["/blogDetails/1", "/blogDetails/2", "/blogDetails/3"],
  "/dashboard/groups/[id]/meetups": ["/dashboard/groups/:own/meetups", "/dashboard/groups/:own/meetups?past=1"],
  "/_not-found": ["/nowhere"],
};

/** By the sample of its last parameter. */
function sampleOf(route: Route): string {
  const known = Object.keys(SAMPLES).filter((start) => `${route}/`.startsWith(`${start}/`));
  const start = known.toSorted((one, other) => other.length - one.length)[0] ?? "";
  const address = `${SAMPLES[start] ?? ""}${route.slice(start.length)}`;
  if (address.includes("["))
    throw new Error(`${route} has a parameter that is new: SAMPLES in tests/e2e/support/pages.ts needs a value for it.`);
  return address;
}

export const addressesOf = (route: Route): string[] => EXAMPLES[route] ?? [sampleOf(route)];

/** A window that only passes on to Google, before anybody could look at it. */
const PASSES_ON: Route = "/login/google";

const addresses = (wanted: (page: Page, route: Route) => boolean): string[] =>
  ALL_PAGES.filter(([route, page]) => !page.file && route !== PASSES_ON && wanted(page, route)).flatMap(([route]) => addressesOf(route));

/** What addresses of one page have in common: `/groupDetails/64…f?after=x` is a `/groupDetails/:id?after`. */
export const kindOf = ({ pathname, searchParams }: URL): string =>
  `${pathname.replace(/[0-9a-f]{24}/g, ":id").replace(/^\/groups\/[^/]+/, "/groups/:slug")}?${[...searchParams.keys()].join("&")}`;

/** Pages for everybody, and the one for an address nobody knows. */
export const publicAddresses = (): string[] => addresses((page, route) => page.audience === "everybody" || route === "/_not-found");

/** Static pages for everybody, by an address without a query. */
export const staticAddresses = (): string[] =>
  addresses(({ audience, made }) => audience === "everybody" && made === "once").filter((address) => !address.includes("?"));

/** Pages for people who have logged in. */
export const privateAddresses = (): string[] => addresses(needsSession);

/** Those of them that hang on nothing but a session. */
export const ownAddresses = (): string[] => privateAddresses().filter((address) => !/:own|:meetup|:me/.test(address));

/** What the addresses of somebody's own things are about. */
interface Own {
  group: string;
  meetup: string;
  me: string;
}

export const withOwn = (address: string, { group, meetup, me }: Own): string =>
  address.replace(":own", group).replace(":meetup", meetup).replace(":me", me);

/** A meetup in three days in somebody's own group, through the API; their page is for everybody who is signed in. */
export async function ownThings(request: APIRequestContext, url: string, group: string): Promise<Own> {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const headers = { origin: url };
  const planned = await request.post(`${url}/api/groups/${group}/meetups`, {
    headers,
    data: { title: "Dawn by the Rupsha", startsAt: at(72), endsAt: at(74), zone: "Asia/Dhaka", place: { name: "The ghat" } },
  });
  expect(planned.status(), await planned.text()).toBe(201);
  const shown = await request.patch(`${url}/api/accounts/me`, { headers, data: { sashFor: "everybody" } });
  expect(shown.ok(), await shown.text()).toBe(true);
  return { group, meetup: (await planned.json()).insertedId, me: (await shown.json())._id };
}
