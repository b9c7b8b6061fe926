import type { Page } from "playwright/test";
import { hold } from "../support/held";
import { expect, test } from "./fixtures";
import { SCHEMES } from "./support/breadth";
import { becomesTrue } from "./support/fresh";
import { plan } from "./support/meetups";
import { call, expectNoSidewaysScrolling, groupOf, join, nextInBrowser, shownAnew, visitor } from "./support/memberships";

/** The page is hydrated and knows who looks: a press before that is lost on a machine with other things to do. */
const knowsWhoLooks = (page: Page) => expect(page.locator(".for-guests, .for-members")).toHaveCount(0);

test("shows a group to anybody: who runs it, places, rules; nobody else's name", async ({ browser, site, page, expectAccessible }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval", rules: "Be kind.\nBe on time.", maxMembers: 12 });
  const member = await visitor(browser, site.url, "Mehedi Hasan");
  await join(member, site.url, group, { rulesVersion: 1 });
  const answer = await page.goto(`/groups/${group.slug}`);
  expect(answer?.headers()["cache-control"]).toContain("s-maxage");
  const html = (await answer?.text()) ?? "";
  for (const secret of [owner.email, member.email, "Mehedi Hasan"]) expect(html).not.toContain(secret);
  await expect(page.getByRole("heading", { level: 1, name: group.groupName })).toBeVisible();
  await expect(page.getByText("Nusrat Jahan").first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Be on time." })).toBeVisible();
  await expect(page.getByText("On approval").first()).toBeVisible();
  await expectAccessible(page);

  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "{}");
  expect(data["@graph"][0]).toMatchObject({ "@type": "Organization", name: group.groupName });
  const card = await page.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await page.request.get(new URL(card ?? "", site.url).pathname);
  expect(picture.headers()["content-type"]).toBe("image/png");
});

test("Join leads through the login and back, with the dialog open", async ({ browser, site, page, context }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval", questions: ["Why?"] });
  const { email, password } = await visitor(browser, site.url, "Imran Sheikh");
  await page.goto(`/groups/${group.slug}`);
  await knowsWhoLooks(page);
  await page.getByRole("button", { name: "Join Group" }).first().click();
  await expect(page).toHaveURL(`/login?callbackUrl=${encodeURIComponent(`/groupDetails/${group.id}?join=1`)}`);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Join ${group.groupName}` });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`/groupDetails/${group.id}`);
  // The router writes the address it knows again with whatever comes next: here with a refresh, and our mark is gone by then.
  await page.evaluate(() => {
    history.replaceState({ ...history.state, marked: true }, "");
    (window as unknown as { next: { router: { refresh(): void } } }).next.router.refresh();
  });
  await page.waitForFunction(() => !history.state.marked);
  await expect(page).toHaveURL(`/groupDetails/${group.id}`);
  await expect(dialog).toBeVisible();
  await context.clearCookies();
});

test("a member's own part comes beside the page that is the same for everybody", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  await owner.page.goto(`/groups/${group.slug}`);
  await expect(owner.page.getByRole("heading", { name: "You own this group" })).toBeVisible();
  const { page } = await visitor(browser, site.url, "Imran Sheikh");
  await page.goto(`/groups/${group.slug}`);
  await knowsWhoLooks(page);
  await page.getByRole("button", { name: "Join Group" }).first().click();
  await expect(page.getByText("You have joined the group!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "You are a member" })).toBeFocused();
});

test("who logs in next in the same browser is not taken for the member before them", async ({ browser, site }) => {
  const group = await groupOf(await visitor(browser, site.url, "Nusrat Jahan"), site.url);
  const member = await visitor(browser, site.url, "Imran Sheikh");
  await join(member, site.url, group);
  const { page } = member;
  await page.goto(`/groups/${group.slug}`);
  const heading = page.getByRole("heading", { name: "You are a member" });
  await expect(heading).toBeVisible();
  const [asked, kept, late] = [hold(), hold(), hold()];
  await page.route("**/membership", async (route) => {
    await asked.held;
    if (route.request().method() !== "PUT") return route.continue();
    const response = await route.fetch();
    kept.letGo();
    await late.held;
    await route.fulfill({ response });
  });
  await nextInBrowser(member, site.url, "Lamia Haque");
  await expect(heading).toBeHidden();
  asked.letGo();
  await page.getByRole("button", { name: "Join Group" }).first().click();
  await kept.held;
  await nextInBrowser(member, site.url, "Tahmina Akter");
  const anew = shownAnew(page);
  late.letGo();
  await anew;
  await expect(heading).toBeHidden();
  await expect(page.getByText("You have joined the group!")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Join Group" }).first()).toBeVisible();
});

test("says who joined at once, leads on from an old address, and hides what is unlisted", async ({
  browser,
  site,
  storeKind,
  page,
  quiet,
}) => {
  quiet.allow(/404/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { maxMembers: 5 });
  const address = `/groups/${group.slug}`;
  const text = async () => (await page.request.get(`${site.url}${address}`)).text();
  expect(await text()).toContain("4 places left");
  const member = await visitor(browser, site.url, "Imran Sheikh");
  await join(member, site.url, group);
  await becomesTrue(storeKind, async () => (await text()).includes("3 places left"));

  await call(owner, site.url, "PUT", `/api/groups/${group.id}`, { groupName: `${group.groupName} anew` });
  const moved = await page.request.get(`${site.url}${address}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  const anew = `${address}-anew`;
  expect(moved.headersArray().filter(({ name }) => /^location$/i.test(name))).toEqual([{ name: expect.anything(), value: anew }]);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: `${group.groupName} anew` })).toBeVisible();

  await call(owner, site.url, "PUT", `/api/groups/${group.id}`, { visibility: "unlisted" });
  await page.goto(address);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await (await page.request.get(`${site.url}/sitemap.xml`)).text()).not.toContain(group.slug);

  await call(owner, site.url, "DELETE", `/api/groups/${group.id}`);
  await becomesTrue(storeKind, async () => (await page.request.get(`${site.url}${address}`)).status() === 404);
});

test("asks search engines to leave out the pictures and calendars of an unlisted group too", async ({ browser, site, storeKind, page }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const meetup = await plan(owner, site.url, group, {});
  const address = `/groups/${group.slug}`;
  const files = [`${address}/card.png`, `${meetup.path}/card.png`, `${address}/calendar.ics`, `${meetup.path}.ics`];
  const said = () => Promise.all(files.map(async (file) => (await page.request.get(`${site.url}${file}`)).headers()["x-robots-tag"]));
  expect(await said()).toEqual(files.map(() => undefined));
  await call(owner, site.url, "PUT", `/api/groups/${group.id}`, { visibility: "unlisted" });
  await becomesTrue(storeKind, async () => (await said()).every((robots) => robots === "noindex"));
  // As they are kept, too.
  expect(await said()).toEqual(files.map(() => "noindex"));
});

for (const colorScheme of SCHEMES)
  test.describe(`in the ${colorScheme}, on a narrow phone`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 700 } });
    test("full, by invitation and closed", async ({ browser, site, page, expectAccessible }) => {
      const owner = await visitor(browser, site.url, "Nusrat Jahan");
      const full = await groupOf(owner, site.url, { maxMembers: 1 });
      await page.goto(`/groups/${full.slug}`);
      await expect(page.getByRole("button", { name: "Join the waitlist" }).last()).toBeInViewport();
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
      const invited = await groupOf(owner, site.url, { joinPolicy: "invitation" });
      await page.goto(`/groups/${invited.slug}`);
      await expect(page.getByText("Members join with a link from an organizer.")).toBeVisible();
      await expect(page.getByRole("button", { name: /Join/ })).toHaveCount(0);
      await expectAccessible(page);
      await call(owner, site.url, "POST", `/api/groups/${invited.id}/closing`, {});
      await page.goto(`/groups/${invited.slug}`);
      await expect(page.getByText("This group is closed")).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    });
  });
