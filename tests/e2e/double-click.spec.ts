import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { isHydrated } from "./support/hydrated";
import { groupOf, visitor } from "./support/memberships";

const PHONE = { viewport: { width: 375, height: 812 } };

const middleOf = async (button: Locator): Promise<[x: number, y: number]> => {
  const box = await button.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return [box.x + box.width / 2, box.y + box.height / 2];
};

test("a double click opens a dialog, which a press beside it closes", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const { page } = owner;
  const group = await groupOf(owner, site.url);
  await page.goto("/myGroup");
  await isHydrated(page);
  await page.mouse.dblclick(...(await middleOf(page.getByRole("button", { name: `Delete ${group.groupName}` }))));
  const dialog = page.getByRole("alertdialog", { name: "Delete this group?" });
  await expect(dialog).toHaveAttribute("closedby", "any");
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});

test("a double click does not answer what it asks", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan", PHONE);
  const { page } = owner;
  const group = await groupOf(owner, site.url);
  await page.goto(`/dashboard/groups/${group.id}/settings`);
  await isHydrated(page);
  const opener = page.getByRole("button", { name: "Delete group" });
  const dialog = page.getByRole("dialog", { name: "Delete this group?" });
  await opener.click();
  const [, finalAt] = await middleOf(dialog.getByRole("button", { name: "Delete", exact: true }));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  // Brings the one to where the other will be.
  await page.addStyleTag({ content: "main { padding-bottom: 100vh }" });
  const [, openerAt] = await middleOf(opener);
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: "instant" }), openerAt - finalAt);
  const [x] = await middleOf(opener);
  await page.mouse.dblclick(x, finalAt);
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute("closedby", "any");
  expect((await page.request.get(`/api/groups/${group.id}`)).status()).toBe(200);
});

test("a double click on what looks like a button marks none of its words", async ({ page }) => {
  await page.goto("/groups/kaptai-weekend-casters/meetups");
  await isHydrated(page);
  await page.mouse.dblclick(...(await middleOf(page.locator("summary").filter({ hasText: "Subscribe to the calendar" }))));
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
});

async function holdEnter(page: Page, button: Locator): Promise<void> {
  await isHydrated(page);
  await button.focus();
  for (let times = 0; times < 20; times++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
}

test("Enter held down opens a dialog, and neither closes nor answers it", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const { page } = owner;
  const group = await groupOf(owner, site.url);
  await page.goto(`/dashboard/groups/${group.id}/settings`);
  await holdEnter(page, page.getByRole("button", { name: "Delete group" }));
  await expect(page.getByRole("dialog", { name: "Delete this group?" })).toHaveAttribute("closedby", "any");
  expect((await page.request.get(`/api/groups/${group.id}`)).status()).toBe(200);
});

test("Enter held down sends a message once, and begins new lines in it", async ({ page }) => {
  const sent: string[] = [];
  await page.route("**/api/contact", async (route) => {
    sent.push(route.request().postDataJSON().message);
    await route.continue();
  });
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name" }).fill("Jui Akter");
  await page.getByRole("textbox", { name: "E-mail" }).fill("jui@example.com");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Hello");
  for (let times = 0; times < 3; times++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.keyboard.type("there");
  await holdEnter(page, page.getByRole("button", { name: "Send Message" }));
  await expect(page.getByRole("alertdialog", { name: "Message Sent!" })).toHaveAttribute("closedby", "any");
  expect(sent).toEqual(["Hello\n\n\nthere"]);
});
