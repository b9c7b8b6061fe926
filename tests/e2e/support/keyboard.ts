import type { Locator, Page } from "playwright/test";
import { expect } from "../fixtures";
import { isHydrated } from "./hydrated";

/** Presses Tab until the focus is there, on a page that hears the keys: what is pressed before hydration is lost on most buttons. */
export async function reach(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  await isHydrated(page);
  for (let presses = 0; presses < 120; presses += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(goal).toBeFocused();
}

export async function press(page: Page, goal: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await reach(page, goal);
  await page.keyboard.press(key);
}
