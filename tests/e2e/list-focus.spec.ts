import { monthFrom, monthName } from "@/lib/meetups/month-rules";
import { hold } from "../support/held";
import { expect, test } from "./fixtures";
import { press } from "./support/keyboard";

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
])
  test.describe(`by keyboard alone, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test("a month is turned again and again, and the day that one chooses keeps the focus", async ({ page }) => {
      await page.goto("/meetups?view=month&day=2027-03-10");
      const link = (name: string | RegExp) => page.getByRole("main").getByRole("link", { name });
      await press(page, link("April 2027"));
      await expect(page.getByRole("heading", { level: 2, name: "April 2027" })).toBeVisible();
      await expect(link("May 2027")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 2, name: "May 2027" })).toBeVisible();
      await expect(link("June 2027")).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(link("March 2027")).toBeFocused();

      await press(page, link(/^Thursday 1 April/));
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/day=2027-04-02#day$/);
      await expect(page.getByRole("heading", { level: 3, name: "Friday 2 April" })).toBeVisible();
      await expect(link(/^Friday 2 April/)).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(link(/^Thursday 1 April/)).toBeFocused();
    });

    test("a month that was asked for by key and left before it came takes no focus when it is opened by pointer later", async ({
      page,
    }) => {
      await page.goto("/meetups?view=month&day=2027-03-10");
      const day = page.locator('.month-day[href*="day=2027-03-10"]');
      await day.focus();
      // Arrows work: only one day is in the order of the Tab key.
      await expect(page.locator(".month-day[tabindex='-1']").first()).toBeVisible();
      const { held, letGo } = hold();
      await page.route("**/meetups?*", async (route) => {
        await held;
        await route.continue();
      });
      await page.keyboard.press("PageDown");
      await expect(page.getByRole("grid")).toHaveAttribute("data-pending");
      await page.getByRole("contentinfo").getByRole("link", { name: "Home" }).click();
      await expect(page).toHaveURL("/");
      letGo();
      await page.unrouteAll({ behavior: "wait" });
      await page.goBack();
      await page.getByRole("main").getByRole("link", { name: "April 2027" }).click();
      await expect(page.getByRole("heading", { level: 2, name: "April 2027" })).toBeVisible();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      await expect(page.locator(".month-day:focus")).toHaveCount(0);
    });

    test("in the last month that may be looked at a step stays in its place, with the focus", async ({ page }) => {
      const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Dhaka" }).format(new Date());
      const ahead = (months: number) => monthFrom(today.slice(0, 7), months);
      await page.goto(`/meetups?view=month&day=${ahead(11)}-10`);
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

    test("Back leads to the link that one had followed", async ({ page, signIn }) => {
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

test("a press by pointer takes the focus nowhere", async ({ page }) => {
  await page.goto("/meetups?view=month&day=2027-03-10");
  await page.getByRole("link", { name: "April 2027" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "April 2027" })).toBeVisible();
  await expect(page.locator("main :focus")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "March 2027" })).toBeVisible();
  await expect(page.locator("main :focus")).toHaveCount(0);
});
