import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright/test";
import { expect } from "../fixtures";
import { A_GROUP, newPerson } from "../people-and-groups";

/** Somebody with a browser of their own. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  email: string;
  password: string;
  displayName: string;
}

async function openSession(context: BrowserContext, url: string, who: { email: string; password: string }): Promise<void> {
  const { csrfToken } = await (await context.request.get(`${url}/api/auth/csrf`)).json();
  const answer = await context.request.post(`${url}/api/auth/callback/credentials`, {
    headers: { "x-auth-return-redirect": "1", origin: url },
    form: { ...who, csrfToken, callbackUrl: "/" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Somebody new, signed in, in a browser context of their own. The context ends with the test's browser. */
export async function visitor(browser: Browser, url: string, displayName: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, ...options });
  const person = await newPerson(context, url, displayName);
  await openSession(context, url, person);
  return { context, page: await context.newPage(), ...person };
}

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

let made = 0;

/** A group of this person's own, through the API. Its name is its own unless one is given. */
export async function groupOf({ context }: Visitor, url: string, wishes: GroupWishes = {}): Promise<MadeGroup> {
  made += 1;
  const groupName = wishes.groupName ?? `Circle ${Date.now().toString(36)} ${made}`;
  const answer = await context.request.post(`${url}/api/groups`, {
    headers: { origin: url },
    data: { ...A_GROUP, ...wishes, groupName },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { insertedId: id } = await answer.json();
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
