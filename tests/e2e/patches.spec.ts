import type { Browser, BrowserContextOptions, Page } from "playwright/test";
import { hold } from "../support/held";
import { expect, test } from "./fixtures";
import { call, expectNoSidewaysScrolling, shownAnew, visitor } from "./support/memberships";

const PHONE = { viewport: { width: 375, height: 812 } };

/** Meetups of the demo's own groups that were 11 and 7 days ago. */
const [EARLIER, LATER] = ["de5000000000000000039001", "de5000000000000000040001"];

/** Somebody new, and a way for the demo account to mark them as there. */
async function newcomer(browser: Browser, url: string, host: Page, options: BrowserContextOptions) {
  const rina = await visitor(browser, url, "Rina Akter", options);
  const { uid } = await (await rina.context.request.get(`${url}/api/accounts/me`)).json();
  const came = async (id: string): Promise<string> => {
    const { group, title } = await (await host.request.get(`${url}/api/meetups/${id}`)).json();
    await call(rina, url, "PUT", `/api/groups/${group._id}/membership`);
    const told = await host.request.put(`${url}/api/meetups/${id}/checkins/${uid}`, { headers: { origin: url }, data: {} });
    expect(told.ok(), await told.text()).toBe(true);
    return title;
  };
  return { rina, uid, came };
}

test("who came has a patch, seen by whoever shares a group and by nobody else", async ({
  browser,
  page,
  site,
  signIn,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/404/);
  await signIn();
  const { rina, uid, came } = await newcomer(browser, site.url, page, PHONE);
  await came(LATER);
  await rina.page.goto("/dashboard/account#sash");
  await expect(rina.page.getByRole("list", { name: "Patches" }).getByRole("listitem")).toHaveCount(1);
  await expectNoSidewaysScrolling(rina.page);
  await page.goto(`/people/${uid}`);
  await expect(page.getByRole("heading", { level: 1, name: "Rina Akter" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Milestones" })).toContainText("The first meetup");
  await expectAccessible(page);
  const stranger = await visitor(browser, site.url, "Omar Faruk");
  expect((await stranger.page.goto(`/people/${uid}`))?.status()).toBe(404);
  await rina.page.getByLabel("Who sees this").selectOption("Seen only by you");
  await expect.poll(async () => (await page.request.get(`/people/${uid}`)).status()).toBe(404);
});

test("a new patch falls onto one’s own page, once", async ({ browser, page, site, signIn, expectAccessible }) => {
  await signIn();
  const { rina, uid, came } = await newcomer(browser, site.url, page, { ...PHONE, reducedMotion: "reduce" });
  const title = await came(EARLIER);
  await rina.page.goto(`/people/${uid}`);
  const first = rina.page.getByRole("dialog", { name: "Your first meetup" });
  await expect(first).toContainText(`“${title}”, on `);
  await expectAccessible(rina.page);
  await expectNoSidewaysScrolling(rina.page);
  await first.getByRole("button", { name: "See it" }).click();
  await expect(first).toBeHidden();
  await expect(rina.page.getByRole("heading", { name: "1 meetup" })).toBeFocused();
  const next = await came(LATER);
  await rina.page.reload();
  const second = rina.page.getByRole("dialog", { name: next });
  await expect(second).toContainText("Your 2nd meetup. Thank you for coming");
  await second.getByRole("button", { name: "See your patches" }).press("Escape");
  await expect(second).toBeHidden();
  await rina.page.reload();
  await expect(rina.page.getByRole("list", { name: "Patches" }).getByRole("listitem")).toHaveCount(2);
  await expect(rina.page.getByRole("dialog")).toHaveCount(0);
});

test("what was chosen last says who sees one’s patches, also when what was chosen before it is slow or fails", async ({
  browser,
  site,
  quiet,
}) => {
  quiet.allow(/status of 503/);
  const { page } = await visitor(browser, site.url, "Rina Akter");
  await page.goto("/dashboard/account#sash");
  const choice = page.getByLabel("Who sees this");
  const kept = async () => (await (await page.request.get("/api/accounts/me")).json()).sashFor;
  const chosen = (words: string) => expect(choice.getByRole("option", { selected: true })).toHaveText(words);
  /** The first of two choices waits until the second is made, and is refused if it is to be. */
  const choose = async (first: string, second: string, refused: boolean) => {
    const [asked, slow] = [hold(), hold()];
    let changes = 0;
    await page.route("**/api/accounts/me", async (route) => {
      if (route.request().method() !== "PATCH" || ++changes > 1) return route.continue();
      asked.letGo();
      await slow.held;
      return refused ? route.fulfill({ status: 503, json: {} }) : route.continue();
    });
    await choice.selectOption(first);
    await asked.held;
    await choice.selectOption(second);
    const anew = shownAnew(page);
    slow.letGo();
    await anew;
    await expect.poll(() => changes).toBe(2);
    await page.unroute("**/api/accounts/me");
  };

  await choose("Seen by everybody who is signed in", "Seen only by you", false);
  await expect.poll(kept).toBe("me");
  await chosen("Seen only by you");
  await choose("Seen by everybody who is signed in", "Seen by members of your groups", true);
  await expect.poll(kept).toBe("groups");
  await chosen("Seen by members of your groups");
});
