import type { Browser } from "playwright/test";
import { HOUR_MS } from "@/lib/duration";
import { expect, test } from "./fixtures";
import { holdRequests } from "./support/held-requests";
import { call, expectNoSidewaysScrolling, groupOf, join, type Visitor, visitor } from "./support/memberships";

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };
const at = (hours: number): string => new Date(Math.floor((Date.now() + hours * HOUR_MS) / 60_000) * 60_000).toISOString();

/** A meetup in an hour with a fee; the members named go. */
async function scene(browser: Browser, url: string, names: string[]) {
  const owner = await visitor(browser, url, "Nusrat Jahan", PHONE);
  const group = await groupOf(owner, url);
  const body = {
    title: "Boats and tea stalls",
    startsAt: at(1),
    endsAt: at(3),
    zone: "Asia/Dhaka",
    place: { name: "The lake" },
    guestsAllowed: 2,
    fee: { amount: 20_000, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" },
  };
  const { insertedId: id } = await call<{ insertedId: string }>(owner, url, "POST", `/api/groups/${group.id}/meetups`, body);
  const people: Visitor[] = [];
  for (const name of names) {
    const person = await visitor(browser, url, name, PHONE);
    await join(person, url, group);
    await call(person, url, "PUT", `/api/meetups/${id}/rsvp`, { guests: people.length === 0 ? 1 : 0 });
    people.push(person);
  }
  return { owner, group, id, people, path: `/dashboard/meetups/${id}/door` };
}

const marksOf = async (
  { context }: Visitor,
  url: string,
  id: string,
): Promise<{ name: string; here: boolean; paid: boolean; at: string }[]> =>
  (await (await context.request.get(`${url}/api/meetups/${id}/checkins`)).json()).items;

test("one thumb: here, taken back, paid, guests, a walk-in, undo", async ({ browser, site, expectAccessible }) => {
  const { owner, id, path } = await scene(browser, site.url, ["Arif Hossain", "Lamia Sultana"]);
  const { page } = owner;
  await page.goto(path);
  await expect(page.getByText("3 to come")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const arif = page.getByRole("checkbox", { name: /^Arif Hossain/ });
  await expect(page.getByRole("listitem").filter({ hasText: "Arif" })).toContainText("first time, with 1 guest");
  expect((await page.getByRole("listitem").filter({ hasText: "Arif" }).boundingBox())?.height).toBeGreaterThanOrEqual(80);
  await arif.check();
  await expect(page.getByText("2 here")).toBeVisible();
  await expect(page.getByRole("region", { name: "Here 1" })).toContainText("Arif Hossain");
  // At its upper edge, where the fee's button ends.
  await page.getByRole("button", { name: "One fewer" }).click({ position: { x: 20, y: 1 } });
  await expect(page.getByText("1 here")).toBeVisible();
  await page.getByRole("button", { name: /Tk 200.*to be paid by Arif/ }).click();
  await expect(page.getByRole("button", { name: "Paid by Arif Hossain", pressed: true })).toBeVisible();

  await page.getByRole("searchbox", { name: "Find a name" }).fill("Sadi");
  await page.getByRole("button", { name: "Add “Sadi” as a walk-in" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("a Islam");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add a walk-in" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name" })).toHaveValue("Sadia Islam");
  await page.getByRole("dialog").getByRole("button", { name: "Add and mark as here" }).click();
  await page.getByRole("searchbox", { name: "Find a name" }).fill("");
  await expect(page.getByText("1 walk-in")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Undo.*Sadia Islam/ }).click();
  await expect(page.getByText("1 walk-in")).toHaveCount(0);
  await expect
    .poll(async () => (await marksOf(owner, site.url, id)).map(({ name, here, paid }) => [name, here, paid]))
    .toEqual([
      ["Arif Hossain", true, true],
      ["Sadia Islam", false, false],
    ]);
  await page.goto(`/dashboard/meetups/${id}`);
  await expect(page.getByRole("row").filter({ hasText: "Arif Hossain" })).toContainText("paid");
  await page.getByRole("searchbox", { name: "Find a name" }).fill("lam");
  await expect(page.getByRole("row").filter({ hasText: "Arif Hossain" })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print the list" })).toBeHidden();
  await expect(page.getByText("Lamia Sultana")).toBeVisible();
});

test("without a network taps are kept, over a reload too, and arrive with their moment when it is back", async ({
  browser,
  site,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::ERR/);
  const { owner, id, path } = await scene(browser, site.url, ["Arif Hossain", "Lamia Sultana", "Kamrul Hasan"]);
  const { page, context } = owner;
  await page.goto(path);
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  await context.setOffline(true);
  // Chromium's emulation lets a request of a page that was loaded again offline through.
  await context.route("**/api/**", (route) => route.abort());
  await expect(page.getByText("No network.")).toBeVisible();
  const before = Date.now();
  await page.getByRole("checkbox", { name: /^Arif Hossain/ }).check();
  await page.getByRole("checkbox", { name: /^Lamia Sultana/ }).check();
  await expect(page.getByText("Your 2 last taps are kept on this phone")).toBeVisible();
  await expect(page.getByText("3 here")).toBeVisible();
  await expectAccessible(page);
  const tapped = Date.now();
  const again = await page.reload();
  expect(again?.fromServiceWorker()).toBe(true);
  await expect(page.getByText("Your 2 last taps are kept on this phone")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Arif Hossain/ })).toBeChecked();
  expect(await marksOf({ ...owner, context: (await scopeOf(browser, owner, site.url)).context }, site.url, id)).toEqual([]);

  await context.unroute("**/api/**");
  await context.setOffline(false);
  await expect(page.getByText("No network.")).toHaveCount(0);
  await expect.poll(async () => (await marksOf(owner, site.url, id)).map(({ here }) => here)).toEqual([true, true]);
  for (const mark of await marksOf(owner, site.url, id)) {
    expect(Date.parse(mark.at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(mark.at)).toBeLessThanOrEqual(tapped);
  }

  // The site does not answer, and the page is loaded again meanwhile.
  await page.route("**/api/meetups/**", (route) => route.abort());
  await page.getByRole("checkbox", { name: /^Kamrul Hasan/ }).check();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^Kamrul Hasan/ })).toBeChecked();
  await expect(page.getByText("Your last tap is kept on this phone")).toBeVisible();
  await page.unroute("**/api/meetups/**");
  await expect(page.getByText("kept on this phone")).toHaveCount(0, { timeout: 20_000 });
  expect((await marksOf(owner, site.url, id)).map(({ name, here }) => [name, here])).toContainEqual(["Kamrul Hasan", true]);
});

/** Whether the phone holds the page and everything it is made of. */
async function isKept(): Promise<boolean> {
  const kept = await caches.open("hobbyhub-door");
  const built = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/_next/static/"));
  const found = await Promise.all([location.href, ...built.map(({ name }) => name)].map((url) => kept.match(url)));
  return found.every((part) => part !== undefined);
}

/** The same person on another device. */
async function scopeOf(browser: Browser, { email, password }: Visitor, url: string) {
  const context = await browser.newContext({ baseURL: url });
  const { csrfToken } = await (await context.request.get(`${url}/api/auth/csrf`)).json();
  await context.request.post(`${url}/api/auth/callback/credentials`, {
    headers: { "x-auth-return-redirect": "1", origin: url },
    form: { email, password, csrfToken, callbackUrl: "/" },
  });
  return { context };
}

test("two hosts check everybody in at once and see each other's taps", async ({ browser, site }) => {
  const names = ["Arif Hossain", "Kamrul Hasan", "Lamia Sultana", "Nandini Roy"];
  const { owner, id, path, people } = await scene(browser, site.url, names);
  const host = people[3];
  if (!host) throw new Error("Nobody to host");
  await call(owner, site.url, "PUT", `/api/meetups/${id}`, {
    hostId: (await (await host.context.request.get(`${site.url}/api/accounts/me`)).json())._id,
  });
  await owner.page.goto(path);
  await host.page.goto(path);
  await owner.page.getByRole("checkbox", { name: /^Arif Hossain/ }).check();
  await host.page.getByRole("checkbox", { name: /^Lamia Sultana/ }).check();
  await expect(host.page.getByRole("checkbox", { name: /^Arif Hossain/ })).toBeChecked();
  await expect(owner.page.getByRole("checkbox", { name: /^Lamia Sultana/ })).toBeChecked();
  await expect(owner.page.getByText("Nandini Roy is checking people in too.")).toBeVisible();
  const pages = [owner.page, host.page];
  // Names move to their half a second after the last tap: a press in that moment might meet another one.
  for (const page of pages) await expect(page.getByRole("region", { name: "Here 2" })).toBeVisible();
  // Both at once: the same name counts once. Neither reads meanwhile what the other has ticked, or the press would take it back.
  const letGo = await Promise.all(pages.map((page) => holdRequests(page, "**/checkins")));
  await Promise.all(pages.map((page) => page.getByRole("checkbox", { name: /^Kamrul Hasan/ }).check()));
  for (const go of letGo) go();
  for (const page of pages) await expect(page.getByRole("region", { name: "Here 3" })).toBeVisible();
  await owner.page.getByRole("checkbox", { name: /^Nandini Roy/ }).check();
  await expect(host.page.getByText("5 here")).toBeVisible();
  await expect(owner.page.getByText("0 to come")).toBeVisible();
  expect((await marksOf(owner, site.url, id)).filter(({ here }) => here)).toHaveLength(4);
});

test("names that were tapped move together, once the thumb rests", async ({ browser, site }) => {
  const { owner, path } = await scene(browser, site.url, ["Arif Hossain", "Lamia Sultana", "Nandini Roy"]);
  const { page } = owner;
  await page.clock.install();
  await page.goto(path);
  const name = (called: string) => page.getByRole("checkbox", { name: new RegExp(`^${called}`) });
  const toCome = page.getByRole("region", { name: /^To come/ });
  await expect(name("Arif")).toBeVisible();
  const letGo = await holdRequests(page, "**/checkins/*");
  await page.clock.pauseAt(Date.now() + 60_000);
  await name("Arif").check();
  await expect(page.getByText("2 here")).toBeVisible();
  await page.clock.runFor(900);
  await name("Lamia").check();
  await expect(page.getByText("3 here")).toBeVisible();
  await page.clock.runFor(900);
  await expect(toCome.getByRole("checkbox", { checked: true })).toHaveCount(2);
  // A press that marks nobody is one, too: it may be on its way to a name.
  await page.getByRole("heading", { level: 1 }).click();
  await page.clock.runFor(900);
  await expect(toCome.getByRole("checkbox", { checked: true })).toHaveCount(2);
  // A slow answer is none.
  let answered = 0;
  page.on("requestfinished", (request) => {
    if (request.url().includes("/checkins/")) answered += 1;
  });
  letGo();
  await expect.poll(() => answered).toBe(2);
  await page.clock.runFor(200);
  await expect(page.getByRole("region", { name: "Here 2" })).toBeVisible();
  await expect(toCome.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("by keyboard alone: the next name has the focus when one moves on", async ({ browser, site }) => {
  const { owner, path } = await scene(browser, site.url, ["Arif Hossain", "Lamia Sultana"]);
  const { page } = owner;
  await page.goto(path);
  await page.getByRole("searchbox", { name: "Find a name" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: /^Arif Hossain/ })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "Here 1" })).toContainText("Arif Hossain");
  await expect(page.getByRole("checkbox", { name: /^Lamia Sultana/ })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("0 to come")).toBeVisible();
});

test("afterwards the hosts see how it went, and nobody is said to be at the door", async ({ page, signIn, expectAccessible }) => {
  await signIn();
  await page.goto("/dashboard/meetups/de5000000000000000000000/door");
  await expect(page).toHaveTitle(/^At the door of \S/);
  const how = page.getByRole("region", { name: "How it went" });
  await expect(how).toContainText("came, guests among them3");
  await expect(how).toContainText("Everybody who came has a patch.");
  await expect(page.getByText("checking people in")).toHaveCount(0);
  await expect(page.getByText("not marked", { exact: false }).first()).toBeVisible();
  await expect(page.getByText(/to come/i)).toHaveCount(0);
  await expect(how.getByRole("link", { name: "Save as a spreadsheet" })).toHaveAttribute("href", /attendees\.csv$/);
  await expectAccessible();
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  await how.getByRole("button", { name: "Close the list" }).click();
  await expect(page).toHaveURL("/dashboard/meetups/de5000000000000000000000");
  await expect(page.getByRole("heading", { name: "Who comes" })).toBeVisible();
  const door = new URL("/dashboard/meetups/de5000000000000000000000/door", page.url()).href;
  expect(await page.evaluate(async (url) => (await (await caches.open("hobbyhub-door")).match(url)) === undefined, door)).toBe(true);
});
