import type { Browser } from "playwright/test";
import { DAY_MS } from "@/lib/duration";
import { monthName } from "@/lib/meetups/month-rules";
import { bareTest, expect, test } from "./fixtures";
import { becomesTrue } from "./support/fresh";
import { holdRequests } from "./support/held-requests";
import { call, expectNoSidewaysScrolling, groupOf, join, type MadeGroup, type Visitor, visitor } from "./support/memberships";

const inDays = (days: number) => new Date(Math.floor((Date.now() + days * DAY_MS) / 60_000) * 60_000).toISOString();

/** A meetup of this group, through the API; returns its address. */
async function meetupOf(owner: Visitor, url: string, group: MadeGroup, wishes: object = {}): Promise<{ path: string; title: string }> {
  const when = { startsAt: inDays(3), endsAt: inDays(3.1), zone: "Asia/Dhaka" };
  const plan = { title: `Meetup of ${group.groupName}`, ...when, place: { name: "Kean Bridge" }, ...wishes };
  const answer = await call<{ insertedId: string }>(owner, url, "POST", `/api/groups/${group.id}/meetups`, plan);
  return { path: `/groups/${group.slug}/meetups/${answer.insertedId}`, title: plan.title };
}

const FEE = { amount: 25_000, currency: "BDT", covers: "Tea and bait.", refund: "All of it", pay: "Cash at the bridge" };

async function scene(browser: Browser, url: string, wishes: object) {
  const owner = await visitor(browser, url, "Nusrat Jahan");
  const group = await groupOf(owner, url);
  return { owner, group, meetup: await meetupOf(owner, url, group, wishes) };
}

test.describe("on a site without other meetups, which could push these off the first page", () => {
  bareTest("what comes is browsed by day and narrowed down by hobby and fee", async ({ browser, site, page, expectAccessible }) => {
    const { owner, meetup, group } = await scene(browser, site.url, { fee: FEE });
    const free = await meetupOf(owner, site.url, group, { title: `Free of ${group.groupName}` });
    await page.goto("/meetups?category=Fishing");
    await expect(page.getByRole("heading", { level: 1, name: "Fishing meetups" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: meetup.title })).toContainText("Tk 250");
    await expectAccessible(page);
    await page.getByLabel("Fee").selectOption("Free only");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL("/meetups?when=&category=Fishing&free=1");
    await expect(page.getByRole("link", { name: free.title })).toBeVisible();
    await expect(page.getByRole("link", { name: meetup.title })).toHaveCount(0);
    await page.goto("/meetups?category=Fishing");
    await page.getByRole("link", { name: meetup.title }).click();
    await expect(page).toHaveURL(meetup.path);
    await expect(page.getByRole("heading", { level: 1, name: meetup.title })).toBeVisible();
  });

  bareTest(
    "a month is looked through by keyboard and without scripts, and one of its days is chosen",
    async ({ browser, site, page, expectAccessible }) => {
      const { meetup } = await scene(browser, site.url, {});
      const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Dhaka" }).format(new Date(inDays(3)));
      const answer = await page.goto(`/meetups?view=month&category=Fishing&day=${day}`);
      expect(answer?.headers()["cache-control"]).toContain("s-maxage");
      const chosen = page.getByRole("region", { name: String(Number(day.slice(-2))) });
      await expect(chosen.getByRole("link", { name: meetup.title })).toBeVisible();
      await expectAccessible(page);
      await page.locator(`.month-day[href*="day=${day}"]`).focus();
      await page.keyboard.press("ArrowRight");
      await expect(page.locator(`.month-day[href*="day=${day}"]`)).not.toBeFocused();
      const letGo = await holdRequests(page, "**/meetups?*");
      await page.keyboard.press("PageDown");
      await expect(page.getByRole("grid")).toHaveAttribute("data-pending");
      letGo();
      await expect(page.getByRole("grid")).not.toHaveAttribute("data-pending");
      await expect(page).toHaveURL(/\/meetups\?view=month&category=Fishing&day=20\d\d-\d\d-01$/);
      await expect(page.locator(".month-day:focus", { hasText: /^1$/ })).toBeVisible();
      await expect(chosen.getByRole("link", { name: meetup.title })).toHaveCount(0);

      const { page: plain } = await visitor(browser, site.url, "Imran Sheikh", {
        viewport: { width: 375, height: 812 },
        javaScriptEnabled: false,
      });
      await plain.goto("/meetups?category=Fishing");
      await plain.getByRole("link", { name: "Month", exact: true }).click();
      await expect(plain.getByRole("grid")).toBeVisible();
      const cell = plain.locator(`.month-day[href*="day=${day}"]`);
      // At the end of a month whose last week ends with it.
      if ((await cell.count()) === 0) await plain.getByRole("link", { name: monthName(day.slice(0, 7)) }).click();
      await cell.click();
      await expect(plain.getByRole("link", { name: meetup.title }).last()).toBeVisible();
      await expectNoSidewaysScrolling(plain);
      await plain.getByLabel("Fee").selectOption("Free only");
      await plain.getByRole("button", { name: "Show" }).click();
      await expect(plain).toHaveURL(`/meetups?category=Fishing&free=1&view=month&day=${day}`);
      for (const address of ["/meetups?view=year", "/meetups?view=month&day=2026-02-30", "/meetups/by-month/any/any/any"])
        expect((await page.request.get(address)).status()).toBe(404);
    },
  );

  bareTest("nothing on these days leads back to everything", async ({ browser, site, page, expectAccessible }) => {
    const { meetup } = await scene(browser, site.url, {});
    await page.goto("/meetups?when=today&category=Writing&free=1");
    await expect(page.getByRole("heading", { name: "Nothing on these days" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Show all meetups" }).click();
    await expect(page).toHaveURL("/meetups");
    await expect(page.getByRole("link", { name: meetup.title })).toBeVisible();
  });
});

test("today is readable where it stands in the grid of another month", async ({ page, expectAccessible }) => {
  await page.goto("/meetups?view=month");
  await page.locator(".month-today").evaluate((cell) => cell.classList.add("month-out"));
  await expectAccessible();
});

test("the way back through filtered lists shows what each was filtered by", async ({ page }) => {
  await page.goto("/meetups");
  const hobby = page.getByRole("combobox", { name: "Hobby" });
  for (const chosen of ["Fishing", "Reading"]) {
    await hobby.selectOption(chosen);
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${chosen} meetups` })).toBeVisible();
  }
  for (const [heading, chosen] of [
    ["Fishing meetups", "Fishing"],
    ["Meetups", ""],
  ] as const) {
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(hobby).toHaveValue(chosen);
  }
});

test("a long list goes on to its next page and back, by an address from elsewhere to its first", async ({ page, browser, site }) => {
  await page.goto("/meetups");
  const pager = page.getByRole("navigation", { name: "Pages of meetups" });
  await expect(pager.getByText("1–16", { exact: true })).toBeVisible();
  await pager.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/meetups\?after=[0-9a-f]{24}&from=17$/);
  await expect(pager.getByText(/^17–\d+$/)).toBeVisible();
  const second = page.url();
  await pager.getByRole("link", { name: "Next" }).click();
  await expect(pager.getByText(/^33–\d+$/)).toBeVisible();
  await pager.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(second);
  await page.reload();
  await expect(pager.getByText(/^17–\d+$/)).toBeVisible();
  await pager.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL("/meetups");
  await expect(pager.getByRole("link", { name: "Next" })).toBeVisible();
  await expect(pager.getByRole("link")).toHaveCount(1);

  const other = await browser.newPage({ baseURL: site.url, viewport: { width: 375, height: 812 } });
  await other.goto(second);
  const parts = await other.locator(".pager > *").evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
  expect(parts).toHaveLength(3);
  expect(Math.max(...parts.map(({ top }) => top))).toBeLessThan(Math.min(...parts.map(({ bottom }) => bottom)));
  await expectNoSidewaysScrolling(other);
  await other.getByRole("link", { name: "First page" }).click();
  await expect(other).toHaveURL("/meetups");
});

test("signed out: when, where and the fee are told; going leads through the login and back", async ({ browser, site, page }) => {
  const wishes = { fee: FEE, capacity: 5, audience: "everyone", repeats: { rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=2" } };
  const { meetup, group } = await scene(browser, site.url, wishes);
  const answer = await page.goto(meetup.path);
  expect(answer?.headers()["cache-control"]).toContain("s-maxage");
  await expect(page.getByText("Kean Bridge").first()).toBeVisible();
  await expect(page.getByText(/^Dhaka time \(GMT\+6\), every 2 weeks on \w+day/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Your answer" }).getByText("Tk 250")).toBeVisible();
  await expect(page.getByRole("region", { name: "Who is going" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "The next ones" }).getByRole("listitem")).toContainText("5 places left");
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "{}");
  expect(data["@graph"][0]).toMatchObject({ "@type": "Event", name: meetup.title, offers: { price: 250, priceCurrency: "BDT" } });
  expect(await (await page.request.get(`${site.url}/sitemap.xml`)).text()).toContain(`/groups/${group.slug}/meetups/`);

  const { email, password } = await visitor(browser, site.url, "Imran Sheikh");
  await page.getByRole("link", { name: "Log in to say you’re going" }).click();
  await expect(page).toHaveURL(`/login?callbackUrl=${encodeURIComponent(meetup.path)}`);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(meetup.path);
  await expect(page.getByRole("button", { name: "I’m going" })).toBeVisible();
});

test("a member goes with a guest, and steps out again; everybody else sees the places at once", async ({
  browser,
  site,
  storeKind,
  page,
  expectAccessible,
}) => {
  const { meetup, group } = await scene(browser, site.url, { capacity: 5, guestsAllowed: 2 });
  const text = async () => (await page.request.get(`${site.url}${meetup.path}`)).text();
  expect(await text()).toContain("5 places left");
  const member = await visitor(browser, site.url, "Imran Sheikh", { viewport: { width: 375, height: 812 } });
  await member.page.goto(meetup.path);
  await expect(member.page.getByText(`This meetup is for members of ${group.groupName}.`)).toBeVisible();
  await member.page.getByRole("link", { name: "Answer", exact: true }).click();
  await expect(member.page.getByRole("button", { name: "Join the group and go" })).toBeInViewport();
  await join(member, site.url, group);
  await member.page.reload();
  await member.page.getByRole("button", { name: "One more" }).click();
  await expectAccessible(member.page);
  await member.page.getByRole("button", { name: "I’m going" }).click();
  await expect(member.page.getByRole("heading", { name: "You’re going, with a guest" })).toBeVisible();
  await expect(member.page.getByText("3 places left").first()).toBeVisible();
  await expect(member.page.getByRole("link", { name: "Answer", exact: true })).toBeHidden();
  const going = member.page.getByRole("region", { name: "Who is going" });
  await expect(going).toContainText("Imran Sheikhwith 1 guest");
  expect(await text()).not.toContain("Imran");
  await member.page.getByRole("button", { name: "Share" }).click();
  expect(
    await member.page.getByRole("button", { name: "Copy link" }).evaluate((button) => button.getBoundingClientRect().left),
  ).toBeGreaterThanOrEqual(24);
  await member.page.keyboard.press("Escape");
  await expectNoSidewaysScrolling(member.page);
  await expectAccessible(member.page);
  await becomesTrue(storeKind, async () => (await text()).includes("3 places left"));
  await member.page.getByRole("button", { name: "I can’t make it after all" }).click();
  await expect(member.page.getByRole("button", { name: "I’m going" })).toBeVisible();
  await expect(member.page.getByText("5 places left").first()).toBeVisible();
  await expect(going).toHaveCount(0);
});

test("once answers are closed guests can be left at home", async ({ browser, site }) => {
  const { owner, meetup } = await scene(browser, site.url, { guestsAllowed: 3 });
  const { page } = owner;
  const api = `/api/meetups/${meetup.path.split("/").at(-1)}`;
  await call(owner, site.url, "PUT", `${api}/rsvp`, { guests: 2 });
  await call(owner, site.url, "PUT", api, { rsvpClosesAt: inDays(-0.1) });
  await page.goto(meetup.path);
  await expect(page.getByRole("heading", { name: "You’re going, with 2 guests" })).toBeVisible();
  await expect(page.getByRole("button", { name: "One more" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "One fewer" }).click();
  await page.getByRole("button", { name: "Change my guests" }).click();
  await expect(page.getByRole("heading", { name: "You’re going, with a guest" })).toBeVisible();
  await expect(page.getByText("Answers are closed. You can still bring fewer.")).toBeVisible();
});

test("a full meetup has a line; whoever is first gets the place that becomes free", async ({ browser, site, expectAccessible }) => {
  const { owner, meetup } = await scene(browser, site.url, { capacity: 1, audience: "everyone" });
  await owner.page.goto(meetup.path);
  await owner.page.getByRole("button", { name: "I’m going" }).click();
  await expect(owner.page.getByRole("heading", { name: "You’re going" })).toBeVisible();
  const { page } = await visitor(browser, site.url, "Lamia Haque");
  await page.goto(meetup.path);
  await page.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(page.getByRole("heading", { name: "You’re 1st in line" })).toBeVisible();
  await expectAccessible(page);
  await owner.page.getByRole("button", { name: "I can’t make it after all" }).click();
  await expect(
    owner.page.getByRole("button", { name: "I’m going" }).or(owner.page.getByRole("button", { name: "Join the waitlist" })),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "You’re going" })).toBeVisible();
});
