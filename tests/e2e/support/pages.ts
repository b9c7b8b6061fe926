import { type APIRequestContext, expect } from "playwright/test";
import { ALL_PAGES, needsSession, type Page, type Route } from "@/lib/pages";

/** Addresses of the routes that are no address themselves, or have more than one worth a look. `:own` is the id of the looker's own group, `:meetup` that of a meetup in it, `:me` the looker's. */
const EXAMPLES: Partial<Record<Route, string[]>> = {
  "/allGroups/[...view]": ["/allGroups?category=Hiking", "/allGroups?sort=za"],
  "/allGroups/search": ["/allGroups?q=tea", "/allGroups?q=nothing+of+the+sort"],
  "/blogDetails/[id]": ["/blogDetails/1", "/blogDetails/2", "/blogDetails/3"],
  "/groupDetails/[id]": ["/groupDetails/:own"],
  "/groupDetails/[id]/members": ["/groupDetails/:own/members"],
  "/groups/[slug]": ["/groups/dhanmondi-lake-sketchers"],
  "/groups/[slug]/meetups/[id]": ["/groups/dhanmondi-lake-sketchers/meetups/de5000000000000000000002"],
  "/groups/[slug]/meetups": ["/groups/dhanmondi-lake-sketchers/meetups"],
  "/groups/[slug]/meetups/[id]/card.png": ["/groups/dhanmondi-lake-sketchers/meetups/de5000000000000000000002/card.png"],
  "/meetups/[...view]": ["/meetups?category=Photography", "/meetups?when=today&category=Writing&free=1"],
  "/meetups/by-month/[...view]": ["/meetups?view=month", "/meetups?view=month&category=Hiking&free=1"],
  "/groups/[slug]/card.png": ["/groups/dhanmondi-lake-sketchers/card.png"],
  "/dashboard/calendar/[id]": ["/dashboard/calendar/de5000000000000000000002"],
  "/invitations/[token]": ["/invitations/unknown"],
  "/dashboard/groups/[id]": ["/dashboard/groups/:own"],
  "/dashboard/groups/[id]/members": ["/dashboard/groups/:own/members"],
  "/dashboard/groups/[id]/waitlist": ["/dashboard/groups/:own/waitlist"],
  "/dashboard/groups/[id]/invitations": ["/dashboard/groups/:own/invitations"],
  "/dashboard/groups/[id]/bans": ["/dashboard/groups/:own/bans"],
  "/dashboard/groups/[id]/settings": ["/dashboard/groups/:own/settings"],
  "/dashboard/groups/[id]/record": ["/dashboard/groups/:own/record"],
  "/dashboard/groups/[id]/meetups": ["/dashboard/groups/:own/meetups", "/dashboard/groups/:own/meetups?past=1"],
  "/dashboard/groups/[id]/meetups/new": ["/dashboard/groups/:own/meetups/new"],
  "/dashboard/meetups/[id]": ["/dashboard/meetups/:meetup"],
  "/dashboard/meetups/[id]/edit": ["/dashboard/meetups/:meetup/edit"],
  "/dashboard/meetups/[id]/door": ["/dashboard/meetups/:meetup/door"],
  "/people/[id]": ["/people/:me"],
  "/updateGroup/[id]": ["/updateGroup/:own"],
  "/reset/[token]": ["/reset/used"],
  "/unsubscribe/[token]": ["/unsubscribe/used"],
  "/verification/[token]": ["/verification/used"],
  "/mailbox/previews/[kind]": ["/mailbox/previews/account.reset"],
  "/_not-found": ["/nowhere"],
};

export const addressesOf = (route: Route): string[] => EXAMPLES[route] ?? [route];

/** A window that only passes on to Google, before anybody could look at it. */
const PASSES_ON: Route = "/login/google";

const addresses = (wanted: (page: Page, route: Route) => boolean): string[] =>
  ALL_PAGES.filter(([route, page]) => !page.file && route !== PASSES_ON && wanted(page, route)).flatMap(([route]) => addressesOf(route));

/** What addresses of one page have in common: `/groupDetails/64…f?after=x` is a `/groupDetails/:id?after`. */
export const kindOf = ({ pathname, searchParams }: URL): string =>
  `${pathname.replace(/[0-9a-f]{24}/g, ":id").replace(/^\/groups\/[^/]+/, "/groups/:slug")}?${[...searchParams.keys()].join("&")}`;

/** Pages for everybody, and the one for an address nobody knows. */
export const publicAddresses = (): string[] => addresses((page, route) => page.audience === "everybody" || route === "/_not-found");

/** Static pages for everybody, by an address of their own. */
export const staticAddresses = (): string[] =>
  addresses(({ audience, made, address }) => audience === "everybody" && made === "once" && !address);

/** Pages for people who have logged in. */
export const privateAddresses = (): string[] => addresses(needsSession);

/** Those of them that hang on nothing but a session. */
export const ownAddresses = (): string[] => privateAddresses().filter((address) => !/:own|:meetup|:me/.test(address));

/** What the addresses of somebody's own things are about. */
export interface Own {
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
