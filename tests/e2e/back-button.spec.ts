import type { Page } from "playwright/test";
import { DAY_MS } from "@/lib/duration";
import { expect, test } from "./fixtures";
import { call, groupOf, visitor } from "./support/memberships";
import { newPerson } from "./support/people";

const leaving = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });

test("Back closes the dialog in front first, as Escape does, and only then asks about unsaved words", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const startsAt = new Date(Date.now() + 3 * DAY_MS).toISOString();
  const endsAt = new Date(Date.now() + 4 * DAY_MS).toISOString();
  const body = { title: "Slow walk", startsAt, endsAt, zone: "Asia/Dhaka", place: { name: "Kean Bridge" } };
  const { insertedId } = await call<{ insertedId: string }>(owner, site.url, "POST", `/api/groups/${group.id}/meetups`, body);
  const { page } = owner;
  const path = `/dashboard/meetups/${insertedId}/edit`;
  await page.goto("/support");
  await page.goto(path);
  const title = page.getByRole("textbox", { name: "Title" });
  const save = page.getByRole("button", { name: "Save changes" });
  const review = page.getByRole("dialog", { name: "Save this change?" });
  await title.fill("Slower walk");
  // Twice: the second time by the entry that the first one put back.
  for (let time = 0; time < 2; time++) {
    await save.click();
    await expect(review).toBeVisible();
    await page.goBack();
    await expect(review).toBeHidden();
    await expect(leaving(page)).toBeHidden();
    await expect(save).toBeFocused();
    await expect(title).toHaveValue("Slower walk");
  }
  // The question about leaving is a dialog in front, too.
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(leaving(page)).toBeVisible();
  await page.goBack();
  await expect(leaving(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await leaving(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/support");
});

test("asks before unsaved words are left: by link, back button or closing", async ({ page, context, site, signIn, expectAccessible }) => {
  await signIn(await newPerson(context.request, site.url));
  await page.goto("/allGroups");
  await page.goto("/createGroup");
  await page.getByLabel("Group Name").fill("Half a name");
  await expect(page.getByRole("complementary", { name: "How it will look" }).getByText("Half a name")).toBeVisible();
  await page.getByRole("link", { name: "All Groups" }).first().click();
  await expect(leaving(page)).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(leaving(page)).toBeHidden();
  await expect(page).toHaveURL("/createGroup");
  await page.goBack();
  await leaving(page).getByRole("button", { name: "Keep writing" }).click();
  await expect(page.getByLabel("Group Name")).toHaveValue("Half a name");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await page.goBack();
  await leaving(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/allGroups");
});
