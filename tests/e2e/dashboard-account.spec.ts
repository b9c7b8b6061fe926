import { expect, test } from "./fixtures";
import { some } from "./support/breadth";
import { createGroup, newPerson } from "./support/people";

test.beforeEach(async ({ context, site, signIn }) => {
  await signIn(await newPerson(context.request, site.url, "Farida Khatun"));
});

for (const width of some([320, 1440, 768, 1024], 2))
  test(`at ${width} px the dashboard says who is here, changes the theme and logs out`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.goto("/dashboard");
    const account = page.getByRole("banner");
    if (width < 900) await account.getByRole("button", { name: "Account of Farida Khatun" }).click();
    await expect(account.getByText("Farida Khatun").last()).toBeAttached();
    await account.getByRole("radio", { name: "Dark" }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expectAccessible();
    await account.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL("/login");
    await page.goto("/dashboard");
    await expect(page).toHaveURL("/login?callbackUrl=%2Fdashboard");
  });

for (const width of [375, 1440])
  test(`at ${width} px the way to one's account and notices is marked there, and its popover is gone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.goto("/dashboard");
    const opener = page.getByRole("button", { name: "Account of Farida Khatun" });
    for (const name of ["Account", "Notices"]) {
      const link = page.getByRole("banner").getByRole("link", { name, exact: true });
      if (width < 900) await opener.click();
      await link.click();
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      if (width < 900) {
        await expect(link).toBeHidden();
        await opener.click();
      }
      await expect(link).toHaveAttribute("aria-current", "page");
      if (width < 900) await page.keyboard.press("Escape");
    }
  });

for (const width of some([320, 1024, 375, 768], 2))
  test(`at ${width} px all five links of the dashboard are in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.goto("/dashboard");
    for (const name of ["Home", "Dashboard", "Calendar", "All Groups", "Create Group", "My Group"])
      await expect(page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name, exact: true })).toBeInViewport({
        ratio: 1,
      });
  });

for (const width of [1024, 1440])
  test(`at ${width} px My Group is a table with heads, names that lead on and its two buttons in one line`, async ({
    page,
    context,
    site,
  }) => {
    const id = await createGroup(context.request, site.url, { groupName: "Sunday Sitalpati Circle" });
    await page.setViewportSize({ width, height: 760 });
    await page.goto("/dashboard/dashMyGroup");
    for (const name of ["Image", "Group Name", "Hobby", "Location", "Max Members", "Start Date", "Description", "Actions"])
      await expect(page.getByRole("columnheader", { name, exact: true })).toBeInViewport({ ratio: 1 });
    const [update, remove] = await Promise.all([
      page.getByRole("link", { name: "Update Sunday Sitalpati Circle" }).boundingBox(),
      page.getByRole("button", { name: "Delete Sunday Sitalpati Circle" }).boundingBox(),
    ]);
    expect(update?.y).toBe(remove?.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const name = page.getByRole("rowheader").getByRole("link", { name: "Sunday Sitalpati Circle" });
    await expect(name).toHaveAttribute("href", `/groupDetails/${id}`);
    await name.click();
    await expect(page).toHaveURL(`/groupDetails/${id}`);
  });
