import type { Page } from "playwright/test";
import { expect } from "../fixtures";

/** What the button of the bell is called. */
export const bell = /^Notices/;

/** Coming back to a tab, as its browser tells it; the clock makes notices a moment after the act. */
export const lookAgainUntil = (page: Page, count: number) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("button", { name: bell })).toHaveAccessibleName(new RegExp(`: ${count} unread notices?$`), {
      timeout: 500,
    });
  }).toPass({ timeout: 20_000 });
