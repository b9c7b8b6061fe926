import type { Page } from "playwright/test";
import { hold } from "../../support/held";

/** Keeps requests back until they are let go, as a slow line would. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { held, letGo } = hold();
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The same for the scripts: what is on the page is plain HTML until then. */
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, "**/_next/static/**/*.js");
