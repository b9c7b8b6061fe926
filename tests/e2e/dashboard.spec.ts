import { expect, test } from "./fixtures";
import { pauseClock, runUntilVisible } from "./paused-clock";
import { SCHEMES } from "./support/breadth";
import { createGroup, newPerson } from "./support/people";

const LINKS = [
  ["Home", "/"],
  ["Dashboard", "/dashboard"],
  ["Calendar", "/dashboard/calendar"],
  ["All Groups", "/dashboard/dashAllGroup"],
  ["Create Group", "/dashboard/dashCreateGroup"],
  ["My Group", "/dashboard/dashMyGroup"],
] as const;

test("every page of it is for the signed-in", async ({ page }) => {
  for (const [, path] of LINKS.slice(1)) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?callbackUrl=${encodeURIComponent(path)}`);
  }
});

test.describe("signed in", () => {
  let email: string;
  test.beforeEach(async ({ context, site, signIn }) => {
    const person = await newPerson(context.request, site.url);
    email = person.email;
    await signIn(person);
  });

  test("welcomes by name and e-mail, with three figures and one picture", async ({ page, context, site, expectAccessible }) => {
    for (const groupName of ["One", "Two"]) await createGroup(context.request, site.url, { groupName });
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Nadia Islam");
    await expect(page.getByText(email)).toBeVisible();
    const figure = (name: string) => page.getByRole("term").filter({ hasText: name }).locator("..").getByRole("definition");
    await expect(figure("My Groups")).toHaveText("2");
    await expect(figure("User Role")).toHaveText("Member");
    const total = Number(await figure("Total Groups").textContent());
    expect(total).toBeGreaterThan(2);
    const picture = page.getByRole("table", { name: /How many groups/ });
    const hobby = picture.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Fishing" }) });
    await expect(hobby.getByRole("cell").last()).toHaveText(/^2/);
    const counts = await picture.getByRole("row").getByRole("cell").locator("b").allTextContents();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(total);
    await expectAccessible();
  });

  test("has a sidebar with the five links and the calendar, outside the main layout", async ({ page }) => {
    await page.goto("/dashboard");
    const links = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link");
    await expect(links).toHaveText(LINKS.map(([name]) => name));
    for (const [at, [, href]] of LINKS.entries()) await expect(links.nth(at)).toHaveAttribute("href", href);
    await expect(links.nth(1)).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await links.last().click();
    await expect(page).toHaveURL("/dashboard/dashMyGroup");
    await expect(links.last()).toHaveAttribute("aria-current", "page");
    await links.nth(0).click();
    await expect(page).toHaveURL("/");
  });

  test("lists all groups in a table, numbered across its pages", async ({ page, expectAccessible }) => {
    await page.goto("/dashboard/dashAllGroup");
    for (const name of ["#", "Group Name", "Category", "Max Members", "Image", "View"])
      await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();
    const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
    await expect(rows).toHaveCount(24);
    await expect(rows.first().getByRole("cell").first()).toHaveText("1");
    await expect(rows.first().getByText(/^\d+ taken$/)).toBeVisible();
    await expectAccessible();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(rows.first().getByRole("cell").first()).toHaveText("25");
    await page.getByRole("link", { name: "Previous" }).click();
    await expect(rows.first().getByRole("cell").first()).toHaveText("1");
    await rows.first().getByRole("link", { name: /^View/ }).click();
    await expect(page).toHaveURL(/\/groupDetails\/[0-9a-f]{24}$/);
  });

  test("creates a group with the same form", async ({ page, expectAccessible }) => {
    await page.goto("/dashboard/dashCreateGroup");
    await expectAccessible();
    await page.getByLabel("Group Name").fill("From The Dashboard");
    await page.getByText("Other", { exact: true }).click();
    await page.getByLabel("Location").fill("Cumilla");
    await page.getByLabel("Max Members").fill("5");
    await page.getByLabel("Start Date").fill("2027-01-02");
    await page.getByLabel("Description").fill("Kites.");
    await page.getByRole("main").getByRole("button", { name: "Create Group" }).click();
    await expect(page.getByText("Group Create Successfully!")).toBeVisible();
    await expect(page).toHaveURL("/allGroups");
  });

  test("shows and deletes one's own groups with the same table", async ({ page, context, site, expectAccessible }) => {
    await page.clock.install();
    await page.goto("/dashboard/dashMyGroup");
    await expect(page.getByRole("heading", { name: "No Groups Created" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Create Group" })).toHaveAttribute("href", "/dashboard/dashCreateGroup");
    await createGroup(context.request, site.url, { groupName: "Dashed" });
    await page.reload();
    await expect(page.getByRole("rowheader", { name: "Dashed" })).toBeVisible();
    await expectAccessible();
    await pauseClock(page);
    await page.getByRole("button", { name: "Delete Dashed" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await runUntilVisible(page, page.getByRole("alertdialog", { name: "Deleted!" }));
    await page.clock.runFor(1500);
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(page.getByRole("heading", { name: "No Groups Created" })).toBeVisible();
  });

  for (const colorScheme of SCHEMES)
    test.describe(`in the ${colorScheme}, on a narrow phone`, () => {
      test.use({ colorScheme, viewport: { width: 320, height: 700 } });
      test("fits, with its links in a bar", async ({ page, expectAccessible }) => {
        for (const [name, path] of LINKS.slice(1)) {
          await page.goto(path);
          await expect(page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name })).toBeInViewport();
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
          await expectAccessible();
        }
      });
    });
});

test("in a window of middling width the dashboard’s links keep to the page", async ({ page, signIn, site, context }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn(await newPerson(context.request, site.url));
  await page.goto("/dashboard");
  const [first, last, mark] = await Promise.all(
    [
      page.getByRole("navigation", { name: "Dashboard" }).getByText("Home"),
      page.getByRole("navigation", { name: "Dashboard" }).getByText("My Group"),
      page.getByRole("banner").getByRole("link", { name: "HobbyHub" }),
    ].map((each) =>
      each.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const { left, right } = words.getBoundingClientRect();
        return { left, right };
      }),
    ),
  );
  expect(first?.left).toBeGreaterThanOrEqual(mark?.left ?? Number.NaN);
  expect(last?.right).toBeLessThanOrEqual(768 - 20);
});
