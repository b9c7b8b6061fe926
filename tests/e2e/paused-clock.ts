import type { Page } from "playwright/test";

/** Stops the page's clock a second from now, so that what follows does not hang on how fast this machine is. Needs `clock.install`. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
