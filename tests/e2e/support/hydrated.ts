import { expect, type Page } from "playwright/test";

/** React has taken the page over once it answers; a blocked script would leave it dead and say so on the console. */
export async function isHydrated(page: Page): Promise<void> {
  // The script of a part may come later than that of the page around it; the load waits for all of them.
  await page.waitForLoadState();
  await expect
    .poll(() =>
      page.evaluate(() => [...document.body.children].some((element) => Object.keys(element).some((key) => key.startsWith("__react")))),
    )
    .toBe(true);
}
