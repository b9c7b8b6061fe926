import type { Locator, Page } from "playwright/test";
import { type LocalGoogle, startLocalGoogle } from "../../support/google";
import { test as base, expect as expectSoon } from "../fixtures";

/** A visit to Google is a dozen requests in two windows: on a machine that is busy they take their time. */
export const expect = expectSoon.configure({ timeout: 40_000 });

let people = 0;

/** The site of such a file knows a Google: an issuer of its own on this machine. */
export const test = base.extend<{ somebody: undefined; belowPopup: undefined }, { google: LocalGoogle }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
    async ({}, use) => {
      const google = await startLocalGoogle();
      await use(google);
      await google.stop();
    },
    { scope: "worker" },
  ],
  siteEnv: [
    ({ google }, use) => use({ AUTH_GOOGLE_ID: "hobbyhub", AUTH_GOOGLE_SECRET: "a secret of Google's", AUTH_GOOGLE_ISSUER: google.issuer }),
    { scope: "worker" },
  ],
  /** Whom Google knows: somebody new in each test. */
  somebody: [
    async ({ google, storeKind }, use) => {
      people += 1;
      const name = `${storeKind}-${people}`;
      google.person = { sub: name, email: `google-${name}@example.com`, email_verified: true, name: "Farhan Kabir" };
      await use(undefined);
    },
    { auto: true },
  ],
  /**
   * A steered browser says of every page that it has the focus, also of one below a popup. To such a page Google's window looks closed from
   * its way back on, a second or two before it reports.
   */
  belowPopup: [
    async ({ page }, use) => {
      await page.addInitScript(() => {
        const open = window.open;
        let below = false;
        window.open = (...wishes) => {
          const popup = open.apply(window, wishes);
          below = popup !== null;
          return popup;
        };
        window.addEventListener("popup-closed", () => {
          below = false;
        });
        document.hasFocus = () => !below;
      });
      page.on("popup", (popup) =>
        popup.once("close", () => page.evaluate(() => window.dispatchEvent(new Event("popup-closed"))).catch(() => undefined)),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Presses and waits until Google's window has closed: while it stands, the next press would use it again. */
export async function pressUntilClosed(button: Locator): Promise<void> {
  const popup = button.page().waitForEvent("popup");
  await button.click();
  await (await popup).waitForEvent("close");
}

export const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();
