import { expect, type Locator, type Page } from "playwright/test";

/**
 * Stops the page's clock half a minute from now, which no machine is late for. So what follows does not depend on how fast this machine is.
 * Needs `clock.install`.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
}

/** With a stopped clock: lets the page's time go on in small steps until something shows, so that its time begins here on any machine. */
export async function runUntilVisible(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(shown).toBeVisible({ timeout: 300 });
  }).toPass();
}
