import { dayName, monthFrom, monthName } from "@/lib/meetups/month-rules";
import { expect, test } from "./fixtures";
import { KEYBOARD_VIEWPORTS, LONG } from "./support/breadth";
import { holdRequests } from "./support/held-requests";
import { press } from "./support/keyboard";
import { groupOf, join, visitor } from "./support/memberships";

const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Dhaka" }).format(new Date());

/** The month so many months from today's. */
const ahead = (months: number): string => monthFrom(today.slice(0, 7), months);

const monthView = (month: string): string => `/meetups?view=month&day=${month}-10`;

for (const viewport of KEYBOARD_VIEWPORTS)
  test.describe(`by keyboard alone, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test("a month is turned again and again, and the day that one chooses keeps the focus", async ({ page }) => {
      const [before, month, after, last] = [4, 5, 6, 7].map(ahead) as [string, string, string, string];
      const [first, second] = [`${month}-01`, `${month}-02`];
      await page.goto(monthView(before));
      const link = (name: string | RegExp) => page.getByRole("main").getByRole("link", { name });
      const dayLink = (day: string) => link(new RegExp(`^${dayName(day)}`));
      await press(page, link(monthName(month)));
      await expect(page.getByRole("heading", { level: 2, name: monthName(month) })).toBeVisible();
      await expect(link(monthName(after))).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 2, name: monthName(after) })).toBeVisible();
      await expect(link(monthName(last))).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(link(monthName(before))).toBeFocused();

      await press(page, dayLink(first));
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`day=${second}#day$`));
      await expect(page.getByRole("heading", { level: 3, name: dayName(second) })).toBeVisible();
      await expect(dayLink(second)).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(dayLink(first)).toBeFocused();
    });

    test("a month that was asked for by key and left before it came takes no focus when it is opened by pointer later", {
      tag: LONG,
    }, async ({ page }) => {
      await page.goto(monthView(ahead(4)));
      const day = page.locator(`.month-day[href*="day=${ahead(4)}-10"]`);
      await day.focus();
      // Arrows work: only one day is in the order of the Tab key.
      await expect(page.locator(".month-day[tabindex='-1']").first()).toBeVisible();
      const letGo = await holdRequests(page, "**/meetups?*");
      await page.keyboard.press("PageDown");
      await expect(page.getByRole("grid")).toHaveAttribute("data-pending");
      await page.getByRole("contentinfo").getByRole("link", { name: "Home" }).click();
      await expect(page).toHaveURL("/");
      letGo();
      await page.unrouteAll({ behavior: "wait" });
      await page.goBack();
      await page
        .getByRole("main")
        .getByRole("link", { name: monthName(ahead(5)) })
        .click();
      await expect(page.getByRole("heading", { level: 2, name: monthName(ahead(5)) })).toBeVisible();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      await expect(page.locator(".month-day:focus")).toHaveCount(0);
    });

    test("in the last month that may be looked at a step stays in its place, with the focus", { tag: LONG }, async ({ page }) => {
      await page.goto(monthView(ahead(11)));
      const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
      const shows = (month: string) => expect(page.getByRole("heading", { level: 2, name: monthName(month) })).toBeVisible();
      await press(page, link(monthName(ahead(12))));
      await shows(ahead(12));
      await expect(link("No later month")).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Shift+Tab");
      await expect(link(monthName(ahead(11)))).toBeFocused();
      await page.keyboard.press("Enter");
      await shows(ahead(11));
      await expect(link(monthName(ahead(10)))).toBeFocused();
      await expect(link("No later month")).toHaveCount(0);
    });

    test("Back leads to the link that one had followed", { tag: LONG }, async ({ page, signIn }) => {
      await signIn();
      for (const [list, name, there] of [
        ["/allGroups", /^View /, /\/groupDetails\/[^/]+$/],
        ["/meetups", /./, /\/groups\/[^/]+\/meetups\/[^/]+$/],
      ] as const) {
        await page.goto(list);
        const link = page.getByRole("main").getByRole("listitem").getByRole("link", { name }).nth(3);
        await press(page, link);
        await expect(page).toHaveURL(there);
        await page.goBack();
        await expect(page).toHaveURL(list);
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport();
      }
    });

    test("what narrows, sorts or turns a list keeps the focus where one still sees it", async ({ page }) => {
      const link = (name: string | RegExp) => page.getByRole("main").getByRole("link", { name, exact: true });
      await page.goto("/meetups");
      await press(page, link("Month"));
      await expect(page).toHaveURL("/meetups?view=month");
      await expect(link("Month")).toBeFocused();

      await page.goto("/allGroups");
      await press(page, link("Z–A"));
      await expect(page).toHaveURL("/allGroups?sort=za");
      await expect(link("Z–A")).toBeFocused();
      await press(page, link(/^Fishing/));
      await expect(page).toHaveURL(/category=Fishing/);
      await expect(link(/^Fishing/)).toBeFocused();

      // The next page of a long list is read from its top.
      await page.goto("/allGroups");
      await press(page, link("Next"));
      await expect(page).toHaveURL(/after=/);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("searchbox").or(page.getByRole("textbox"))).toBeFocused();
    });
  });

test("by keyboard, the next page of a table is read from its top though its link stays in the page", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/dashboard/dashAllGroup");
  const rows = page.getByRole("main").getByRole("row");
  const first = await rows.nth(1).textContent();
  await press(page, page.getByRole("main").getByRole("link", { name: "Next" }));
  await expect(rows.nth(1)).not.toHaveText(first ?? "");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(rows.nth(1).getByRole("link", { name: /^View/ })).toBeFocused();
});

test("by keyboard, the tabs of a group and of its desk keep the focus", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  await join(await visitor(browser, site.url, "Imran Sheikh"), site.url, group);
  const { page } = owner;
  const tab = (name: RegExp) => page.getByRole("main").getByRole("navigation").getByRole("link", { name, exact: true });
  for (const [start, parts] of [
    [`/dashboard/groups/${group.id}`, [/^Members/, /^Settings/, /^Requests/]],
    [`/groupDetails/${group.id}`, [/^Members/]],
  ] as const) {
    await page.goto(start);
    for (const part of parts) {
      await press(page, tab(part));
      await expect(tab(part)).toHaveAttribute("aria-current", "page");
      await expect(tab(part)).toBeFocused();
    }
  }
});

test("a press by pointer takes the focus nowhere", async ({ page }) => {
  await page.goto(monthView(ahead(4)));
  await page.getByRole("link", { name: monthName(ahead(5)) }).click();
  await expect(page.getByRole("heading", { level: 2, name: monthName(ahead(5)) })).toBeVisible();
  await expect(page.locator("main :focus")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: monthName(ahead(4)) })).toBeVisible();
  await expect(page.locator("main :focus")).toHaveCount(0);
});
