import type { Locator } from "playwright/test";
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
