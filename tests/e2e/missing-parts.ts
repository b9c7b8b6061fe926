import type { Page } from "playwright/test";

const SCRIPTS = "**/_next/static/**/*.js";

/** What the browser itself says about a script it could not fetch; a page error is not among it. */
export const MISSING_PART =
  /^failed request: [^ ]*\/_next\/static\/|^console error: Failed to load resource: net::ERR_FAILED .*\/_next\/static\//;

/**
 * From here on the scripts that hold these words cannot be fetched (every script, when none are given), as on a train or after a new
 * release. Returns how to end it.
 */
export async function loseParts(page: Page, words = ""): Promise<() => Promise<void>> {
  await page.waitForLoadState("networkidle");
  await page.route(SCRIPTS, async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes(words)) await route.abort();
    else await route.fulfill({ response: answer });
  });
  return () => page.unroute(SCRIPTS);
}
