import type { Page } from "playwright/test";
import { hold } from "../../support/held";

/** Keeps the scripts back until they are let go, as a slow line would: what is on the page is plain HTML until then. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { held, letGo } = hold();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
