import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from "playwright/test";
import { expect } from "../fixtures";
import { type A_GROUP, createGroup, newPerson, openSession, signUp, uniqueName } from "./people";

/** Somebody with a browser of their own. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  email: string;
  password: string;
  displayName: string;
}

/** Somebody new, signed in, in a browser context of their own. The context ends with the test's browser. */
export async function visitor(browser: Browser, url: string, displayName: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, ...options });
  const person = await signUp(context.request, url, displayName);
  return { context, page: await context.newPage(), ...person };
}

/** Somebody new logs in in another tab of this person's browser, and the tab they left open hears of it. */
export async function nextInBrowser({ context, page }: Visitor, url: string, displayName: string): Promise<void> {
  await openSession(context.request, url, await newPerson(context.request, url, displayName));
  const other = await context.newPage();
  await other.goto("/");
  await expect(page.getByRole("button", { name: `Profile of ${displayName}` })).toBeVisible();
  await other.close();
}

/** What this page asks for when it is shown anew. */
export const shownAnew = (page: Page): Promise<Response | null> =>
  page
    .waitForRequest((request) => {
      const { rsc, "next-router-prefetch": ahead } = request.headers();
      return Boolean(rsc) && !ahead && new URL(request.url()).pathname === new URL(page.url()).pathname;
    })
    .then((request) => request.response());

export interface GroupWishes extends Partial<typeof A_GROUP> {
  joinPolicy?: "open" | "approval" | "invitation";
  questions?: string[];
  rules?: string;
  visibility?: "public" | "unlisted";
}

export interface MadeGroup {
  id: string;
  slug: string;
  groupName: string;
}

/** A group of this person's own, through the API. Its name is its own unless one is given. */
export async function groupOf({ context }: Visitor, url: string, wishes: GroupWishes = {}): Promise<MadeGroup> {
  const groupName = wishes.groupName ?? uniqueName("Circle");
  const id = await createGroup(context.request, url, { ...wishes, groupName });
  const group = await (await context.request.get(`${url}/api/groups/${id}`)).json();
  return { id, slug: group.slug, groupName };
}

/** Calls the API as this person; anything but success fails the test. */
export async function call<T>(
  { context }: Visitor,
  url: string,
  method: "PUT" | "POST" | "DELETE" | "PATCH",
  path: string,
  data: unknown = {},
): Promise<T> {
  const answer = await context.request.fetch(`${url}${path}`, { method, headers: { origin: url }, data: data as object });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

export const join = (who: Visitor, url: string, { id }: MadeGroup, data: object = {}) =>
  call<{ state: string }>(who, url, "PUT", `/api/groups/${id}/membership`, data);

/** Nothing on the page is wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** A group whose owner asks a member of it to take it over. */
export async function offered(browser: Browser, url: string) {
  const owner = await visitor(browser, url, "Nusrat Jahan");
  const heir = await visitor(browser, url, "Imran Sheikh");
  const group = await groupOf(owner, url);
  await join(heir, url, group);
  const { uid: personId } = await (await heir.context.request.get(`${url}/api/accounts/me`)).json();
  await call(owner, url, "PUT", `/api/groups/${group.id}/transfer`, { personId });
  return { owner, heir, group };
}
